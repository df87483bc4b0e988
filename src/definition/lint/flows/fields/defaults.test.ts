import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'flows/single-payment.flow.json'

it.each([
  ['steps/0/fields/0', 'selv', "There is no option of 'payers' 'selv'."],
  ['steps/4/fields/0', { given: 'benificiary' }, "There is no name that a page hands over 'benificiary'."],
  [
    'steps/5/fields/4',
    { takes: 'first-option' },
    "'memo' has no options of which the first could be taken. Take 'default' out, or name 'options'.",
  ],
  ['steps/5/fields/0', { takes: 'new-reference' }, 'A new reference is a text of a flow'],
])('refuses at %s the default %j', (place, one, sentence) => {
  const messages = findingsWith(file, { [`/${place}/default`]: one })
  expect(
    messages.filter((line) => line.includes(`/${place}/default`) && line.includes(sentence)),
  ).toHaveLength(1)
})
