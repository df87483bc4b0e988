import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

it('asks for positive questions and whole sentences (rule 7)', () => {
  const when = { has: ['memo'] }
  expect(findingsWith(flow, { '/rules/isNotReady': { says: 'No memo', when } })).toEqual(
    expect.arrayContaining([
      `${flow} /rules/isNotReady: 'isNotReady' asks for a no; name the positive question and turn it with '!' where it is used.`,
      `${flow} /rules/isNotReady/says: Say what yes means; a sentence that starts with no is read twice.`,
      `${flow} /rules/isNotReady/says: A sentence ends with a full stop. Add it.`,
    ]),
  )
})
