import { inTurn, quoteField, quoteFor, route } from '../widgets/quotes.ts'
import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const requested = { amountType: 'SOURCE_AMOUNT', amount: '1000' }
const waiting = { call: () => new Promise<never>(() => undefined) }

export const description: Description = {
  title: 'Quote',
  purpose:
    'The amounts of a payment in both currencies. Either can be fixed, and the quote follows while the person types.',
  use: ['For every payment with an exchange rate.'],
  avoid: [
    ['One currency', 'Money'],
    ['Several quotes for the same amount', 'Quote choice'],
  ],
  words: [
    'The labels are ‘You send’ and ‘They receive’, not ‘source’ and ‘destination’.',
    'Fees are always shown. The total says whether it includes them.',
    'An expired quote says that it expired and that nothing was sent.',
  ],
  keyboard: [...typing, ['↓ ↑', 'Selects which of the two amounts is fixed.']],
  heard: 'A new, refused or expired quote is announced once. The countdown is silent.',
  do: [
    {
      says: 'Show both amounts, the rate and the fees together.',
      shows: { value: { ...requested, status: 'ready', quote: quoteFor() } },
    },
  ],
  dont: [{ says: 'Lock an amount without saying why.', shows: { locked: true } }],
  standsAt: Date.now(),
  example: { field: quoteField, facts: route, services: { call: inTurn({}) } },
  filled: { ...requested, status: 'ready', quote: quoteFor() },
  wrong: { value: undefined },
  loading: { value: { ...requested, status: 'loading' }, services: waiting },
  longest: {
    value: {
      ...requested,
      amount: '125000000.00',
      status: 'ready',
      quote: quoteFor({ sourceAmount: '125000000.00', destinationAmount: '2153462500.00' }, 7200),
    },
  },
  refused: 'Requested payout is not yet available.',
}
