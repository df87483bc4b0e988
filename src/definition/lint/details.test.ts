import { expect, it } from 'vitest'
import { saidWith } from '#tests/unit/broken.ts'

const file = 'details/payment.details.json'

it.each([
  [
    '/hero/0/path',
    'quote.destinationAmont',
    "The record has no 'quote.destinationAmont'. Did you mean 'quote.destinationAmount'?",
  ],
  [
    '/hero/0/of',
    'quotes.destinationCurrency',
    "The record has no 'quotes.destinationCurrency'. Did you mean 'quote.destinationCurrency'?",
  ],
  [
    '/sections/2/items/0/path',
    'originator.nikName',
    "The record has no 'originator.nikName'. Did you mean 'originator.nickName'?",
  ],
  ['/sections/0/items/0/type', 'txt', "There is no type 'txt'. Did you mean 'text'?"],
  [
    '/sections/3/items/1/options',
    'payin-categorys',
    "There is no list of options 'payin-categorys'. Did you mean 'payin-categories'?",
  ],
  ['/state', 'payment_sate', "The record has no 'payment_sate'. Did you mean 'payment_state'?"],
  ['/title', 'Payment {payment_ids}', "The record has no 'payment_ids'. Did you mean 'payment_id'?"],
])('follows %s', (path, value, sentence) => {
  expect(saidWith(file, { [path]: value })).toContain(`${file} ${path}: ${sentence}`)
})

it('needs a record and sections that are told apart', () => {
  expect(saidWith(file, { '/record': undefined })).toContain(
    `${file}: It shows no record: name a call under 'record', or an 'entity'.`,
  )
  expect(saidWith(file, { '/sections/1/id': 'beneficiary' })).toContain(
    `${file} /sections: Two sections are called 'beneficiary'.`,
  )
})
