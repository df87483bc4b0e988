// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the page of a payment says around its definition: how it went, how it can go on, and on paper. */
export const sayPayments = speaker<{
  onePayment: never
  paymentCalled: { id: string | number }
  loading: never
  tryAgain: never
  theBeneficiary: never
  sentTitle: never
  sentSays: { sent: string | number; name: string | number; arrives: string | number }
  submittedTitle: never
  submittedSays: { sent: string | number; name: string | number; arrives: string | number }
  sendAnother: never
  seeAll: never
  quoteMoved: never
  quoteMovedSays: never
  asSubmitted: never
  timeLeftOnQuote: never
  timeLeftToDecide: never
  documentsMissing: never
  documentsNotAsked: never
  days: { count: string | number }
  hours: { count: string | number }
  minutes: { count: string | number }
  seconds: { count: string | number }
  whereCauseLies: never
  whatNext: never
  code: never
  updatedAgo: { age: string | number }
  more: never
  linkCopied: never
  linkNotCopied: never
  copyLink: never
  printReceipt: never
  decisionOpenUntil: { time: string | number }
  nobodyDecides: never
  nobodyDecidesSays: never
  requestVoid: never
  requestVoidSays: { parts: string | number }
  sendNewOne: never
  rejected: never
  returned: never
  returnedToOriginator: { originator: string | number; sent: string | number }
  returnedToYou: { sent: string | number }
  returnedToSender: { sent: string | number }
  changeWaits: { name: string | number }
  changeWaitsSays: never
  seeChange: never
  reason: never
  returnedAt: never
  noRealMoney: { environment: string | number }
  statusAsOf: { status: string | number; time: string | number }
  replaceDraft: never
  replaceDraftSays: never
  keepDraft: never
  replace: never
  timeline: never
  noMoneyMoved: never
  nothingMovedYet: never
  sentForApproval: never
  openUntil: { time: string | number }
  next: never
  later: never
  after: { time: string | number }
  by: { person: string | number }
  afterBy: { time: string | number; person: string | number }
  event: { event: string; name: string | number }
}>('payments', {
  onePayment: 'Payment',
  paymentCalled: ['Payment ', ['id']],
  loading: 'Loading the payments',
  tryAgain: 'Try again',
  theBeneficiary: 'the beneficiary',
  sentTitle: 'Payment sent',
  sentSays: [
    'You sent ',
    ['sent'],
    '. ',
    ['name'],
    ' receives ',
    ['arrives'],
    '. This page follows it; you can leave it at any time.',
  ],
  submittedTitle: 'Submitted for approval',
  submittedSays: [
    ['sent'],
    ' for ',
    ['name'],
    ' waits for a second person of your organisation. Once approved, ',
    ['name'],
    ' receives ',
    ['arrives'],
    '.',
  ],
  sendAnother: 'Send another payment',
  seeAll: 'See all payments',
  quoteMoved: 'The quote has expired, and the price moved',
  quoteMovedSays:
    'This payment cannot go at the quote it was submitted with. Approve the new one, or reject the payment.',
  asSubmitted: 'As submitted',
  timeLeftOnQuote: 'Time left on the new quote:',
  timeLeftToDecide: 'Time left to decide:',
  documentsMissing: 'This destination asks for documents, and none was added to this payment.',
  documentsNotAsked: 'This destination asks for no documents.',
  days: [['count'], ' d'],
  hours: [['count'], ' h'],
  minutes: [['count'], ' min'],
  seconds: [['count'], ' s'],
  whereCauseLies: 'Where the cause lies',
  whatNext: 'What to do next',
  code: 'Code',
  updatedAgo: ['Updated ', ['age'], ' ago'],
  more: 'More',
  linkCopied: 'The link is copied. It opens for people of your organisation.',
  linkNotCopied: 'The link could not be copied',
  copyLink: 'Copy link',
  printReceipt: 'Print receipt',
  decisionOpenUntil: ['The decision is open until ', ['time'], '.'],
  nobodyDecides: 'Nobody can decide this payment',
  nobodyDecidesSays:
    'Nobody else in this environment may approve payments now. Ask your Organization Administrator, or the time to decide runs out.',
  requestVoid: 'The request for approval is void',
  requestVoidSays: ['After the payment was submitted, this changed: ', ['parts'], '.'],
  sendNewOne: 'No money has moved. It cannot be revived; send a new payment if it is still wanted.',
  rejected: 'The payment was rejected',
  returned: 'The payment was returned',
  returnedToOriginator: [
    'The funds went back to the originator, ',
    ['originator'],
    '. ',
    ['sent'],
    ' had been sent.',
  ],
  returnedToYou: ['The funds are with you again. ', ['sent'], ' had been sent.'],
  returnedToSender: ['The funds went back to the sender. ', ['sent'], ' had been sent.'],
  changeWaits: ['A change of ', ['name'], ' waits to be decided'],
  changeWaitsSays: 'Send this payment again after the decision, so it goes to the correct account.',
  seeChange: 'See the change',
  reason: 'Reason',
  returnedAt: 'Returned',
  noRealMoney: [['environment'], ': no real money moves here'],
  statusAsOf: [['status'], ', as of ', ['time']],
  replaceDraft: 'Replace your unfinished payment?',
  replaceDraftSays:
    'You have another payment on this device that is not sent yet. Going on replaces what you entered there. Nothing is sent until you send it.',
  keepDraft: 'Keep the unfinished one',
  replace: 'Replace it',
  timeline: 'Timeline',
  noMoneyMoved: 'No money moved.',
  nothingMovedYet: 'Nothing has happened yet. Each state appears here with its time.',
  sentForApproval: 'Sent for approval',
  openUntil: ['Open until ', ['time']],
  next: 'Next',
  later: 'Later',
  after: ['after ', ['time']],
  by: ['by ', ['person']],
  afterBy: ['after ', ['time'], ', by ', ['person']],
  event: [
    [
      'event',
      1,
      {
        initiated: 'Initiated',
        authorized: 'Authorized',
        rejected: 'Rejected',
        withdrawn: 'Withdrawn',
        voided: 'Voided',
        prepared: 'Prepared',
        quote_accepted: 'Quote accepted',
        compliance_verification_started: 'Compliance verification started',
        executed: 'Executed',
        locked: 'Locked',
        lock_declined: 'Lock declined',
        settlement_declined: 'Settlement declined',
        completed: 'Completed',
        returned: 'Returned',
        failed: 'Failed',
        expired: 'Expired',
        other: [['name']],
      },
    ],
  ],
})
