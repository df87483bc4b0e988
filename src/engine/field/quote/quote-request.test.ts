import { expect, it } from 'vitest'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { isQuoteOf, quoteRequest, quoteTerm, quoteTerms } from './quote-request.ts'

const field = {
  with: {
    sourceCurrency: 'funds',
    destinationCurrency: 'beneficiary.currency',
    destinationCountry: 'beneficiary.country',
    destinationBlockchainNetwork: 'beneficiary.network',
    payinCategory: { is: 'FUNDED' },
    payoutCategory: 'beneficiary.category',
  },
}
const bank = { funds: 'USD', beneficiary: { currency: 'MXN', country: 'MX', category: 'BANK' } }
const terms = (existing: Record<string, unknown>) => quoteTerms(field, givenFacts({}, existing).read)

it('asks with the fixed amount and the terms of the route (QUO-008)', () => {
  const existing = terms(bank)
  expect(existing && quoteRequest(existing, 'SOURCE_AMOUNT', '1000')).toEqual({
    quoteAmount: '1000',
    quoteAmountType: 'SOURCE_AMOUNT',
    sourceCurrency: 'USD',
    destinationCurrency: 'MXN',
    destinationCountry: 'MX',
    payinCategory: 'FUNDED',
    payoutCategory: 'BANK',
  })
})

it('names the network for crypto only, and waits for it there (QUO-010)', () => {
  const crypto = { funds: 'USD', beneficiary: { currency: 'XRP', country: 'GB', category: 'CRYPTO' } }
  expect(terms(crypto)).toBeUndefined()
  expect(terms({ ...crypto, beneficiary: { ...crypto.beneficiary, network: 'XRPL' } })).toMatchObject({
    destinationBlockchainNetwork: 'XRPL',
  })
  expect(terms({ ...bank, beneficiary: { ...bank.beneficiary, network: 'XRPL' } })).not.toHaveProperty(
    'destinationBlockchainNetwork',
  )
})

it('waits until every needed fact is known', () => {
  expect(terms({ ...bank, funds: undefined })).toBeUndefined()
  expect(terms({ funds: 'USD' })).toBeUndefined()
})

it('tells a term that is known while others are not', () => {
  const { read } = givenFacts({}, { funds: 'USD' })
  expect(quoteTerm(field, 'sourceCurrency', read)).toBe('USD')
  expect(quoteTerm(field, 'payinCategory', read)).toBe('FUNDED')
  expect(quoteTerm(field, 'destinationCurrency', read)).toBeUndefined()
  expect(quoteTerm(field, 'unheard', read)).toBeUndefined()
})

it('knows a kept quote of another route', () => {
  const quote = { quoteId: 'q1', sourceCurrency: 'USD', destinationCurrency: 'MXN' }
  expect(
    isQuoteOf(quote, { sourceCurrency: 'USD', destinationCurrency: 'MXN', destinationCountry: 'MX' }),
  ).toBe(true)
  expect(isQuoteOf(quote, { sourceCurrency: 'USD', destinationCurrency: 'EUR' })).toBe(false)
})
