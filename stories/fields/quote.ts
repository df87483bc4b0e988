import { inTurn, quoteField, quoteFor, route } from '../widgets/quotes.ts'
import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const requested = { amountType: 'SOURCE_AMOUNT', amount: '1000' }
const waiting = { call: () => new Promise<never>(() => undefined) }

export const description: Description = {
  title: 'Quote',
  purpose:
    'What a payment takes and brings: either amount can be fixed, and the quote follows while it is typed.',
  use: ['Wherever two currencies and a rate between them meet.'],
  avoid: [
    ['One currency', 'Money'],
    ['Several offers for the same amount', 'Quote choice'],
  ],
  words: [
    '‘You send’ and ‘They receive’: whose money it is, not source and destination.',
    'Fees are never hidden; the total says whether they are within.',
    'A quote that ran out says so, and that nothing was sent.',
  ],
  keyboard: [...typing, ['↓ ↑', 'Choose which of the two amounts is fixed.']],
  heard: 'That the quote came, was refused or ran out is announced once; the clock itself is silent.',
  do: [
    {
      says: 'Let both amounts, the rate and the fees stand together.',
      shows: { value: { ...requested, status: 'ready', quote: quoteFor() } },
    },
  ],
  dont: [{ says: 'Lock an amount without saying what decided it.', shows: { locked: true } }],
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
