import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const field = '/steps/5/fields/5'
const phone = { id: 'internalId', type: 'phone', label: 'Phone' }

it('refuses what does not narrow', () => {
  expectFindings(
    [
      [
        { [`${field}/value`]: { minLength: 0 } },
        '/minLength: This widens: the type takes at least 1 characters. Write as many, or more.',
      ],
      [
        { [`${field}/value`]: { minLength: 9, maxLength: 3 } },
        "/minLength: No text has at least 9 and at most 3 characters. Lower this, or raise 'maxLength'.",
      ],
      [
        { [`${field}/value`]: { type: 'number' } },
        "/type: The type takes a text, not a number. Take 'type' out.",
      ],
      [
        { [`${field}/value`]: { maxLenght: 3 } },
        "/maxLenght: There is no word for narrowing 'maxLenght'. Did you mean 'maxLength'?",
      ],
      [
        { [field]: { ...phone, value: { enum: ['call me'] } } },
        '/enum: This widens: the type does not take "call me". Take it out.',
      ],
      [
        { [field]: { ...phone, value: { const: 'none' } } },
        '/const: This widens: the type does not take "none". Take it out.',
      ],
    ],
    (patch, line) => [flow, patch, `${flow} ${field}/value${line}`],
  )
})

it('takes what narrows', () => {
  expect(findingsWith(flow, { [`${field}/value`]: { minLength: 3, maxLength: 12 } })).toEqual([])
})
