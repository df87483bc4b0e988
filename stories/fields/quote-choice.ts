import type { Description } from '../book/description.ts'
import { radios } from '../book/keys.ts'

const offer = (method: string, settles: string) => ({
  quote_id: method,
  fx_rate: '0.9187',
  payment_method: method,
  settles,
  expires_at: new Date(Date.now() + 120_000).toISOString(),
  quote_elements: [
    {
      quote_element_order: 1,
      sending_amount: '250.10',
      receiving_amount: '228.40',
      sending_fee: '1.50',
      sending_currency_code: 'USD',
      receiving_currency_code: 'EUR',
    },
  ],
})
const quotes = [offer('SEPA Instant', 'Within seconds, day and night'), offer('SEPA', 'The next banking day')]

const chosen = {
  quoteId: 'SEPA Instant',
  sourceAmount: '250.10',
  sourceCurrency: 'USD',
  destinationAmount: '228.40',
  destinationCurrency: 'EUR',
  rate: '0.9187',
  fee: '1.50',
  method: 'SEPA Instant',
  settles: 'Within seconds, day and night',
  expiresAt: new Date(Date.now() + 120_000).toISOString(),
}

export const description: Description = {
  title: 'Quote choice',
  purpose: 'One of several quotes for the same amount, while they are valid.',
  use: ['For an amount that can be sent at different speeds or prices.'],
  avoid: [['Only one quote is possible', 'Quote']],
  words: ['An option is named by the arrival time; the method follows.'],
  keyboard: radios,
  heard: 'The name of each radio button contains the amount and the arrival time.',
  do: [
    {
      says: 'Preselect a single quote.',
      shows: { services: { call: async () => ({ quotes: quotes.slice(1) }) } },
    },
  ],
  standsAt: Date.now(),
  example: {
    field: {
      type: 'quote-choice',
      label: 'Quotes',
      call: 'quotes.createLegacy',
      with: { amount: 'amount', country: 'country', 'customRate.rate': 'rate' },
    },
    facts: { amount: '250.10', country: 'DE', rate: '0.92' },
    services: { call: async () => ({ quotes }) },
  },
  filled: Object.fromEntries([
    ['status', 'ready'],
    ['offers', [chosen]],
    ['chosen', chosen],
  ]),
  wrong: { services: { call: () => Promise.reject(new Error('internal')) } },
  loading: { services: { call: () => new Promise(() => undefined) } },
}
