/* oxlint-disable unicorn/no-thenable -- a word of the definition, no promise */
import { expect, it } from 'vitest'
import { saidWith } from '#tests/unit/broken.ts'

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
  [{ ...reject, with: undefined }, "The call 'payments.reject' needs 'id', which is not sent."],
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
  expect(saidWith(file, { '/actions': [action] }).join('\n')).toContain(sentence)
})

it('tells actions apart, and asks for the machine of a move', () => {
  expect(saidWith(file, { '/actions': [reject, reject] }).join('\n')).toContain(
    "Two actions are called 'reject'.",
  )
  expect(saidWith('details/profile.details.json', { '/actions': [{ move: 'reject' }] }).join('\n')).toContain(
    "say it under 'machine'",
  )
})
