import { expect, it } from 'vitest'
import { expectFindings, placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'details/payment.details.json'
const section = (id: string) => placeOf(file, 'sections', id)

it('follows every path into the record', () => {
  expectFindings(
    [
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
        `${section('originator')}/items/0/path`,
        'originator.nikName',
        "The record has no 'originator.nikName'. Did you mean 'originator.nickName'?",
      ],
      [`${section('summary')}/items/1/type`, 'txt', "There is no type 'txt'. Did you mean 'text'?"],
      [
        `${section('summary')}/items/0/options`,
        'payin-categorys',
        "There is no list of options 'payin-categorys'. Did you mean 'payin-categories'?",
      ],
      ['/state', 'payment_sate', "The record has no 'payment_sate'. Did you mean 'payment_state'?"],
      ['/title', 'Payment {payment_ids}', "The record has no 'payment_ids'. Did you mean 'payment_id'?"],
    ],
    (path, value, sentence) => [file, { [path]: value }, `${file} ${path}: ${sentence}`],
  )
})

it('needs a record and sections that are told apart', () => {
  expect(findingsWith(file, { '/record': undefined })).toContain(
    `${file}: It shows no record: name a call under 'record', or an 'entity'.`,
  )
  expect(findingsWith(file, { [`${section('originator')}/id`]: 'beneficiary' })).toContain(
    `${file} ${section('originator')}/id: Two sections are called 'beneficiary'. Give one of them another name.`,
  )
})

it('follows tabs, the timeline and what is sent again', () => {
  expectFindings(
    [
      ['/tabs/2/json/call', 'audit.paymnt', "There is no call 'audit.paymnt'. Did you mean 'audit.payment'?"],
      [
        '/tabs/0/json',
        'record',
        'The first tab shows the sections, not JSON. Put the tab of JSON behind it.',
      ],
      [
        '/timeline/stages/LOCKED',
        'TRANSFERING',
        "There is no stage 'TRANSFERING'. Did you mean 'TRANSFERRING'?",
      ],
      ['/receipt/sections/4', 'fee', "There is no section 'fee'. Did you mean 'fees'?"],
      ['/again/page', 'send-paymnt', "There is no page 'send-paymnt'. Did you mean 'send-payment'?"],
      ['/again/step', 'payment-detail', "There is no step 'payment-detail'. Did you mean 'payment-details'?"],
      ['/again/answers/memo', 'memmo', "The record has no 'memmo'. Did you mean 'memo'?"],
      [
        `${section('fees')}/items/0/each/label`,
        'feeDescripton',
        "An entry of 'quote.fees.feeBreakdown' has no 'feeDescripton'. Did you mean 'feeDescription'?",
      ],
    ],
    (path, value, sentence) => [file, { [path]: value }, `${file} ${path}: ${sentence}`],
  )
})
