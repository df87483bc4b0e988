import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const at = '/steps/5/fields/5/value'

it('refuses a pattern nobody can use', () => {
  expectFindings(
    [
      ['([A-Z]', 'This pattern cannot be read: a ( is not closed. Write the ) it lacks.'],
      [
        '^(a+)+$',
        'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long. Write each part with one repetition alone, such as ^[0-9]{9}$.',
      ],
      [
        '^(\\w+)\\1$',
        'This pattern can run away: a repetition stands inside a repetition, it refers back, or it is too long. Write each part with one repetition alone, such as ^[0-9]{9}$.',
      ],
    ],
    (pattern, sentence) => [flow, { [at]: { pattern } }, `${flow} ${at}/pattern: ${sentence}`],
  )
})

it('takes a pattern that compiles and stays quick', () => {
  expect(findingsWith(flow, { [at]: { pattern: '^[A-Z0-9-]{1,36}$' } })).toEqual([])
})
