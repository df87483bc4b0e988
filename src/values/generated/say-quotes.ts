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
}>('quotes', {
  wait: 'Wait for the quote.',
  waitForAll: 'Wait for the quotes.',
  allExpired: 'These quotes have expired. Get new ones.',
  answersChanged: 'What you entered has changed since. Get new quotes.',
  chooseOne: 'Choose one of the quotes.',
  failed: 'Quote request failed. Please check quote parameters and try again.',
  termsFirst: 'Choose what stands above first. The quote then follows by itself.',
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
})
