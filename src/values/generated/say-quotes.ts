// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of a quote: while it is waited for, while it stands, and how a new one differs. */
export const sayQuotes = speaker<{
  wait: never
  waitForAll: never
  allExpired: never
  answersChanged: never
  chooseOne: never
  failed: never
  termsFirst: never
  termsChanged: never
  worse: never
  expired: never
  enterAmount: never
  sentChange: { sent: string | number; sentMore: string }
  receivedChange: { received: string | number; receivedMore: string }
  bothChange: { sent: string | number; sentMore: string; received: string | number; receivedMore: string }
  getting: never
  gettingAll: never
  getNew: never
  getNewAll: never
  holdFor: never
  rateHoldsFor: never
  nothingSent: never
  changeDetails: never
  none: never
  noneOffered: never
  arrived: { count: number }
  allRanOut: never
  quote: never
  youSend: never
  theyReceive: never
  arrivesBy: { day: string | number }
  rate: never
  fee: never
  totalFee: never
  terms: never
  before: never
  newQuote: never
  change: { change: string | number; percent: string | number; isWorse: string }
  was: never
  unchanged: never
  lateQuote: never
  ranOut: never
  thisExpired: never
  getNewToContinue: never
  isWorse: never
  newIsWorse: never
  acceptToContinue: never
  accept: never
  gettingNew: never
  followsTerms: never
  followsAmount: never
  sendExactly: never
  receiveExactly: never
  fixedAmount: never
  ready: { sent: string | number; received: string | number; time: string | number }
  worseBy: { percent: string | number; change: string | number }
  askingNew: never
  secondsLeft: { seconds: string | number }
  transferFee: never
  feeByAmount: never
  customFee: never
}>('quotes', {
  wait: 'Wait for the quote.',
  waitForAll: 'Wait for the quotes.',
  allExpired: 'These quotes have expired. Get new ones.',
  answersChanged: 'What you entered has changed since. Get new quotes.',
  chooseOne: 'Choose one of the quotes.',
  failed: 'Quote request failed. Please check quote parameters and try again.',
  termsFirst: 'Answer the questions above first. The quote then follows automatically.',
  termsChanged: 'What you chose has changed since. Wait for the new quote.',
  worse: 'The new quote is worse than the one before. Accept it to continue.',
  expired: 'This quote has expired. Wait for a new one, or ask for it.',
  enterAmount: 'Enter an amount to get a quote.',
  sentChange: ['You send ', ['sent'], ' ', ['sentMore', 1, { yes: 'more', other: 'less' }]],
  receivedChange: ['They receive ', ['received'], ' ', ['receivedMore', 1, { yes: 'more', other: 'less' }]],
  bothChange: [
    'You send ',
    ['sent'],
    ' ',
    ['sentMore', 1, { yes: 'more', other: 'less' }],
    ', they receive ',
    ['received'],
    ' ',
    ['receivedMore', 1, { yes: 'more', other: 'less' }],
  ],
  getting: 'Getting a quote…',
  gettingAll: 'Getting quotes…',
  getNew: 'Get a new quote',
  getNewAll: 'Get new quotes',
  holdFor: 'These quotes are valid for',
  rateHoldsFor: 'This rate holds for',
  nothingSent: 'These quotes have expired. Nothing was sent.',
  changeDetails: 'Change the details',
  none: 'No quotes were returned. Change the amount or the destination and try again.',
  noneOffered: 'No quote is offered for this amount and destination. Change the amount or try again later.',
  arrived: [['count', 2, { one: 'One quote has arrived.', other: [0, ' quotes have arrived.'] }]],
  allRanOut: 'The quotes have expired.',
  quote: 'Quote',
  youSend: 'You send',
  theyReceive: 'They receive',
  arrivesBy: ['On ', ['day'], ' at the latest'],
  rate: 'Rate',
  fee: 'Fee',
  totalFee: 'Total fee',
  terms: 'Terms',
  before: 'Before',
  newQuote: 'New quote',
  change: [['change'], ' (', ['percent'], ' % ', ['isWorse', 1, { yes: 'worse', other: 'better' }], ').'],
  was: 'was',
  unchanged: 'unchanged',
  lateQuote: 'The quote had expired when it arrived. Get a new one.',
  ranOut: 'The quote has expired',
  thisExpired: 'This quote has expired.',
  getNewToContinue: 'Get a new quote to continue.',
  isWorse: 'The new quote is worse',
  newIsWorse: 'The new quote is worse.',
  acceptToContinue: 'Accept it to continue.',
  accept: 'Accept the new quote',
  gettingNew: 'The quote has expired. Getting a new one…',
  followsTerms: 'A quote follows once everything above is chosen.',
  followsAmount: 'Enter one of the amounts to get a quote.',
  sendExactly: 'Send exactly',
  receiveExactly: 'Receive exactly',
  fixedAmount: 'Amount that stays as typed',
  ready: ['You send ', ['sent'], ', they receive ', ['received'], '. This rate holds for ', ['time'], '.'],
  worseBy: ['The new quote is ', ['percent'], ' % worse: ', ['change'], '. Accept it to continue.'],
  askingNew: 'The quote has expired. Asking for a new one.',
  secondsLeft: [['seconds'], ' seconds left on this quote.'],
  transferFee: 'Transfer fee',
  feeByAmount: 'Fee by amount',
  customFee: 'Custom fee',
})
