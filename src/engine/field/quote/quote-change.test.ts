import { expect, it } from 'vitest'
import { kinds } from '../kinds.ts'
import { changeOfQuote, isWorseBeyond } from './quote-change.ts'

const quote = (sourceAmount: string, destinationAmount: string) => ({
  quoteId: `${sourceAmount}-${destinationAmount}`,
  sourceAmount,
  sourceCurrency: 'USD',
  destinationAmount,
  destinationCurrency: 'MXN',
  expiresAt: '2099-01-01T00:00:00.000Z',
})
const before = quote('100.00', '2000.00')

it('says which amount is another, by how much, and for whom it is worse (TRU-048)', () => {
  expect(changeOfQuote(before, quote('100.00', '1840.00'))).toEqual({
    isWorse: true,
    percent: '8.00',
    says: 'They receive 160.00 MXN less',
  })
  expect(changeOfQuote(before, quote('95.00', '2000.00'))).toMatchObject({
    isWorse: false,
    says: 'You send 5.00 USD less',
  })
  expect(changeOfQuote(before, quote('110.00', '2100.00'))).toMatchObject({
    isWorse: true,
    says: 'You send 10.00 USD more, they receive 100.00 MXN more',
  })
  expect(changeOfQuote(before, before)).toBeUndefined()
})

it.each([
  [100, '1980.00', false],
  [100, '1979.99', true],
  [0, '1999.99', true],
  [0, '2000.00', false],
  [0, '2100.00', false],
])('with %i basis points, arriving %s is worse beyond the tolerance: %s (TRU-048)', (points, arrives, is) => {
  expect(isWorseBeyond(points, before, quote('100.00', arrives))).toBe(is)
})

it('holds a form back until a worse quote is accepted (TRU-048)', () => {
  const kind = kinds.get('quote')!
  const facts = {
    field: { id: 'quote', type: 'quote', label: 'Amount' },
    options: [],
    read: (path: string) => (path === 'limits.quoteTolerance' ? 100 : undefined),
  }
  const answer = {
    amountType: 'SOURCE_AMOUNT',
    amount: '100.00',
    status: 'ready',
    quote: quote('100.00', '1840.00'),
    previous: before,
  }
  const check = (raw: object) => kind.check?.(kind.read(raw, facts), facts)
  expect(check(answer)).toBe('The new quote is worse than the one before. Accept it to continue.')
  expect(check({ ...answer, accepted: true })).toBeUndefined()
  expect(check({ ...answer, quote: quote('100.00', '1985.00') })).toBeUndefined()
})
