import { expect, it } from 'vitest'
import { readOffers } from './offer.ts'
import { quoteChoice } from './quote-choice.ts'
import type { FieldFacts } from '../types.ts'

const hop = (order: number, sends: string, arrives: string) => ({
  quote_element_order: order,
  sending_amount: sends,
  receiving_amount: arrives,
  sending_fee: '1.50',
  sending_currency_code: order === 1 ? 'USD' : 'EUR',
  receiving_currency_code: order === 1 ? 'EUR' : 'MXN',
})
const quote = {
  quote_id: 'q-1',
  fx_rate: '18.34',
  expires_at: '2026-11-20T10:02:00Z',
  quote_elements: [hop(2, '92.00', '1834.00'), hop(1, '100.00', '92.00')],
}
const field = { id: 'quote', type: 'quote-choice', label: 'Quotes', with: { amount: 'amount' } }
const facts = (amount: string): FieldFacts => ({ field, options: [], read: () => amount })

it('reads what leaves in the first hop and what arrives in the last (QUO-002)', () => {
  expect(readOffers({ quotes: [quote, { ...quote, quote_elements: [] }] })).toMatchObject([
    {
      sourceAmount: '100.00',
      sourceCurrency: 'USD',
      destinationAmount: '1834.00',
      destinationCurrency: 'MXN',
    },
  ])
  expect(readOffers(undefined)).toEqual([])
})

it('passes only a chosen quote that was asked for with what is entered now (QUO-025, QUO-027)', () => {
  const [chosen] = readOffers({ quotes: [quote] })
  const ready = { status: 'ready', asked: { amount: '100' }, offers: [chosen], chosen }
  expect(quoteChoice.check(quoteChoice.read(ready, facts('100')), facts('100'))).toBeUndefined()
  expect(quoteChoice.check(ready, facts('200'))).toContain('has changed since')
  const foreign = { ...ready, chosen: { ...chosen, quoteId: 'q-2' } }
  expect(quoteChoice.check(quoteChoice.read(foreign, facts('100')), facts('100'))).toContain('Choose one')
  expect(quoteChoice.refused?.(ready)).toEqual({ status: 'expired' })
  expect(quoteChoice.keep?.({ status: 'loading' })).toBeUndefined()
})
