import { expect, it } from 'vitest'
import { add, compare } from '#values/decimal.ts'
import { findCorridor, railFor, routeName } from '../corridors.ts'
import { networkData } from '../data.ts'
import { marketRate } from '../rates/market.ts'
import { priceOf } from './price.ts'

const data = networkData()
const at = new Date('2026-11-21T09:00:30Z')
const corridorOf = (id: string) => data.corridors.find((corridor) => corridor.id === id)!
const mexico = corridorOf('mx-mxn-bank')
const priced = (amount: string, side: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT', rate = '20') =>
  priceOf(mexico, { amount, side, sourceCurrency: 'USD' }, rate)

it('leaves the amount that was said as it was said and settles the other HALF_UP', () => {
  expect(priced('1000', 'SOURCE_AMOUNT')).toEqual({
    sourceAmount: '1000',
    destinationAmount: '19870.40',
    rate: '19.95000000',
    totalFee: '3.99',
    fees: [
      { feeDescription: 'Transfer fee', calculatedFee: '0.50' },
      { feeDescription: 'Fee by amount', calculatedFee: '3.49' },
    ],
  })
})

it('asks the same of both directions, to the cent', () => {
  const there = priced('5000.00', 'SOURCE_AMOUNT')!
  const back = priced(there.destinationAmount, 'DESTINATION_AMOUNT')!
  const apart = add(back.sourceAmount, '-5000.00')
  expect([compare(apart, '-0.01') >= 0, compare(apart, '0.01') <= 0]).toEqual([true, true])
})

it('takes the least fee from small amounts, and offers nothing when the fee is all there is', () => {
  expect(priced('10.00', 'SOURCE_AMOUNT')).toMatchObject({ totalFee: '1.50', destinationAmount: '169.58' })
  expect(priced('1.50', 'SOURCE_AMOUNT')).toBeUndefined()
  expect(priced('0', 'SOURCE_AMOUNT')).toBeUndefined()
})

it('moves every minute within its swing, the same way each time', () => {
  const rates = Array.from({ length: 60 }, (_, minute) =>
    marketRate(data.market, 'USD', 'MXN', new Date(at.getTime() + minute * 60_000))!,
  )
  expect(new Set(rates).size).toBe(60)
  for (const rate of rates)
    expect([compare(rate, '18.3390') > 0, compare(rate, '18.4864') < 0]).toEqual([true, true])
  expect(marketRate(data.market, 'USD', 'MXN', new Date('2026-11-21T09:00:59Z'))).toBe(rates[0])
  expect(marketRate(data.market, 'EUR', 'EUR', at)).toBe('1')
  expect(marketRate(data.market, 'USD', 'JPY', at)).toBeUndefined()
})

it('prices every corridor from every source it names', () => {
  let count = 0
  for (const corridor of data.corridors) {
    for (const source of corridor.sources) {
      const rate = marketRate(data.market, source, corridor.currency, at)
      const price = priceOf(
        corridor,
        { amount: '500.00', side: 'SOURCE_AMOUNT', sourceCurrency: source },
        rate ?? '0',
      )
      expect([corridor.id, source, price && railFor(corridor, price.destinationAmount)?.name]).not.toContain(
        undefined,
      )
      count += 1
    }
  }
  expect(count).toBeGreaterThan(30)
})

it('finds a bank by its country and a wallet wherever its holder lives', () => {
  const wallet = { currency: 'RLUSD', payoutCategory: 'CRYPTO', destinationBlockchainNetwork: 'XRPL' }
  expect(findCorridor(data.corridors, { ...wallet, country: 'US' })?.id).toBe('rlusd-xrpl-crypto')
  expect(findCorridor(data.corridors, { ...wallet, destinationBlockchainNetwork: 'Tron' })).toBeUndefined()
  expect(
    findCorridor(data.corridors, { country: 'PH', currency: 'MXN', payoutCategory: 'BANK' }),
  ).toBeUndefined()
  expect([routeName(mexico), routeName(corridorOf('rlusd-xrpl-crypto'))]).toEqual(['MX:MXN', 'XRPL:RLUSD'])
})

it('names a scenario, a cause and a way on for every end (PAY-052, PAY-053)', () => {
  const { scenarios, causes, otherwise } = data.scenarios
  expect(scenarios[otherwise]).toBeDefined()
  const ends = Object.values(scenarios).flatMap((scenario) =>
    scenario.steps.filter((step) => /FAILED|RETURNED/.test(step.state)),
  )
  expect(ends.length).toBeGreaterThan(5)
  for (const step of ends) expect(Object.keys(causes)).toContain(step.cause)
  const classes = new Set(Object.values(causes).map((cause) => cause.causeClass))
  expect([...classes].toSorted()).toEqual([
    'AUTH_ERROR',
    'CONFIGURATION_ERROR',
    'GENERIC',
    'NOT_FOUND',
    'SYSTEM_ERROR',
    'USER_ERROR',
  ])
})
