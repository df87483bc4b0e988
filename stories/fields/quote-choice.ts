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
  purpose: 'Chooses among several quotes for the same amount, as long as they stand.',
  use: ['Where one amount can go several ways, at different speeds or prices.'],
  avoid: [['Only one quote can come', 'Quote']],
  words: ['A way is called by when the money arrives; the method stands after it.'],
  keyboard: radios,
  heard: 'What arrives and when belongs to the name of each radio button.',
  do: [
    {
      says: 'Let the only quote choose itself.',
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
