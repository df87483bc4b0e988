import { expect, it } from 'vitest'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { quote } from './quote.ts'

const facts = givenFacts()
const requested = { amountType: 'SOURCE_AMOUNT', amount: '1000' }
const status = {
  quoteId: 'q1',
  sourceAmount: '1000.00',
  sourceCurrency: 'USD',
  destinationAmount: '17012.40',
  destinationCurrency: 'MXN',
  expiresAt: '2026-01-01T00:02:00Z',
}

it('passes only with a standing quote (WIZ-036)', () => {
  expect(
    quote.check(quote.read({ ...requested, status: 'ready', quote: status }, facts), facts),
  ).toBeUndefined()
  expect(quote.check(quote.read({ ...requested, status: 'ready' }, facts), facts)).toBe('Wait for the quote.')
  expect(quote.check(quote.read({ ...requested, status: 'idle' }, facts), facts)).toBe('Wait for the quote.')
})

it('says what is missing while nothing can be quoted yet, instead of letting the person wait', () => {
  const field = { ...facts.field, with: { payinCategory: 'fundsSource' } }
  expect(quote.check({ ...requested, status: 'idle' }, { ...facts, field })).toMatch(
    /^Answer the questions above first/,
  )
})

it('does not pass while a quote is loading (WIZ-037)', () => {
  expect(quote.check({ ...requested, status: 'loading' }, facts)).toBe('Wait for the quote.')
})

it('does not pass with an expired quote, nor carry one but to measure the next by (WIZ-035, QUO-025)', () => {
  const expired = quote.read({ ...requested, status: 'expired', quote: status }, facts)
  expect(expired).toEqual({ ...requested, status: 'expired', previous: status })
  expect(quote.check(expired, facts)).toMatch(/has expired/)
})

it("does not pass after an error, and says the server's sentence or the specification's (WIZ-038, ERR-038)", () => {
  expect(
    quote.check({ ...requested, status: 'failed', message: 'Requested payout is not yet available' }, facts),
  ).toBe('Requested payout is not yet available')
  expect(quote.check({ ...requested, status: 'failed' }, facts)).toBe(
    'Quote request failed. Please check quote parameters and try again.',
  )
})

it('knows which amount is fixed (QUO-009)', () => {
  expect(quote.read({ amountType: 'DESTINATION_AMOUNT', amount: '1,000' }, facts)).toMatchObject({
    amountType: 'DESTINATION_AMOUNT',
    amount: '1000',
  })
  expect(quote.read({ amountType: 'DESTINATION_AMOUNT', amount: ' ' }, facts)).toBeUndefined()
})

it('prints both amounts', () => {
  expect(quote.print({ ...requested, status: 'ready', quote: status }, facts)).toBe(
    '1,000.00 USD → 17,012.40 MXN',
  )
})

it('keeps no draft of a quote that was on its way', () => {
  expect(quote.keep?.({ ...requested, status: 'loading' })).toEqual({ ...requested, status: 'idle' })
  expect(quote.keep?.({ ...requested, status: 'failed', message: 'No.' })).toEqual({
    ...requested,
    status: 'idle',
  })
  expect(quote.keep?.({ ...requested, status: 'ready', quote: status })).toMatchObject({ status: 'ready' })
})

it('does not pass with a quote for other terms than are chosen now', () => {
  const field = { with: { sourceCurrency: { is: 'USD' }, destinationCurrency: 'beneficiary.currency' } }
  const given = (currency: string) => givenFacts(field, { beneficiary: { currency } })
  const answer = { ...requested, status: 'ready', quote: status }
  expect(quote.check(answer, given('MXN'))).toBeUndefined()
  expect(quote.check(answer, given('EUR'))).toMatch(/has changed/)
})

it('is expired once the server has refused it, keeping what was asked for (QUO-027)', () => {
  expect(quote.refused?.({ ...requested, status: 'ready', quote: status })).toEqual({
    ...requested,
    status: 'expired',
    previous: status,
  })
})
