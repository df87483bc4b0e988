/* oxlint-disable unicorn/no-thenable -- a word of the definition, no promise */
import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'details/payment.details.json'
const reject = {
  id: 'reject',
  label: 'Reject',
  call: 'payments.reject',
  with: { id: 'payment_id' },
  confirm: { title: 'Reject {internalId}?', says: 'It ends.' },
  then: 'payments',
}

it.each([
  [{ ...reject, call: 'payments.rejct' }, "/call: There is no call 'payments.rejct'. Did you mean"],
  [{ ...reject, with: { id: 'payment_idd' } }, "The record has no 'payment_idd'. Did you mean 'payment_id'?"],
  [
    { ...reject, with: undefined },
    "The call 'payments.reject' needs 'id', which is not sent. Write under 'body' or 'with' where it comes from.",
  ],
  [{ ...reject, then: 'paymnts' }, "/then: There is no page 'paymnts'. Did you mean 'payments'?"],
  [{ ...reject, when: 'isDirct' }, "/when: There is no rule 'isDirct'. Did you mean 'isDirect'?"],
  [
    { ...reject, confirm: { title: '{internalIdd}?', says: 'It ends.' } },
    "The record has no 'internalIdd'. Did you mean 'internalId'?",
  ],
  [
    { id: 'open', label: 'Open', page: 'paymnts' },
    "/page: There is no page 'paymnts'. Did you mean 'payments'?",
  ],
  [{ move: 'nothing-such' }, "There is no move of a person 'nothing-such'."],
])('follows %j', (action, sentence) => {
  expect(findingsWith(file, { '/actions': [action] }).join('\n')).toContain(sentence)
})

it('tells actions apart, and asks for the machine of a move', () => {
  expect(findingsWith(file, { '/actions': [reject, reject] }).join('\n')).toContain(
    "Two actions are called 'reject'. Give one of them another name.",
  )
  expect(
    findingsWith('details/profile.details.json', { '/actions': [{ move: 'reject' }] }).join('\n'),
  ).toContain("say it under 'machine'")
})

it('lets one action at a time stand out, and none that ends something', () => {
  const batch = 'details/batch.details.json'
  const at = (id: string) => placeOf(batch, 'actions', id)
  expect(findingsWith(batch, { [`${at('quote-again')}/when`]: undefined })).toContain(
    `${batch} ${at('quote-again')}/main: 'accept' and 'quote-again' would stand out at once: let one of them.`,
  )
  const transfer = 'details/transfer.details.json'
  const cancel = { move: 'cancel', main: true }
  expect(findingsWith(transfer, { '/actions/3': cancel })).toEqual([
    `${transfer} /actions/3/main: 'cancel' has the tone 'danger' and cannot stand out as well. Take 'main' out, or 'tone'.`,
    `${transfer} /actions/3/main: 'execute' and 'cancel' would stand out at once: let one of them.`,
  ])
  expect(findingsWith(transfer, { '/actions/0': { move: 'execute', man: true } }).join('\n')).toContain(
    "'man' is not a word here. Did you mean 'main'?",
  )
})
