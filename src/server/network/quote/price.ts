import { add, compare, divide, multiply, round, subtract } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { settlementDigits } from '#values/currency.ts'
import type { Corridor } from '../types.ts'
import type { PriceRequest } from '../offer-request.ts'

export interface Price {
  sourceAmount: string
  destinationAmount: string
  rate: string
  totalFee: string
  fees: { feeDescription: string; calculatedFee: string }[]
}

/** The description of the single fee in a price. */
export const TRANSFER_FEE = 'Transfer fee'

const RATE_DIGITS = 8
export const isPositive = (amount: string): boolean => compare(amount, '0') > 0

const feesOf = (corridor: Corridor, share: string, code: string): Pick<Price, 'totalFee' | 'fees'> => {
  const fixed = settle(corridor.fee.fixed, code)
  const total = settle(add(fixed, share), code)
  const least = settle(corridor.fee.least, code)
  if (compare(total, least) < 0)
    return { totalFee: least, fees: [{ feeDescription: TRANSFER_FEE, calculatedFee: least }] }
  return {
    totalFee: total,
    fees: [
      { feeDescription: TRANSFER_FEE, calculatedFee: fixed },
      { feeDescription: 'Fee by amount', calculatedFee: share },
    ],
  }
}

/** Returns the customer's rate: the market rate less the corridor's spread; 1 within one currency. */
export const customerRate = (corridor: Corridor, source: string, market: string): string =>
  source === corridor.currency
    ? '1'
    : round(multiply(market, subtract('1', corridor.spread)), RATE_DIGITS, 'HALF_UP')

/**
 * Returns both amounts. The named one is unchanged; the other is rounded HALF_UP. Undefined if the fee
 * exceeds the amount, or if nothing is left of the rate or of the amount sent once it is rounded (TRU-760).
 */
export const priceOf = (corridor: Corridor, queryShape: PriceRequest, market: string): Price | undefined => {
  const code = queryShape.sourceCurrency
  const digits = settlementDigits(code)
  if (digits === undefined) return undefined
  const rate = customerRate(corridor, code, market)
  if (!isPositive(rate)) return undefined
  if (queryShape.side === 'DESTINATION_AMOUNT') {
    const net = divide(queryShape.amount, rate, digits, 'HALF_UP')
    if (!isPositive(net)) return undefined
    const fee = feesOf(corridor, settle(multiply(net, corridor.fee.share), code), code)
    return {
      sourceAmount: settle(add(net, fee.totalFee), code),
      destinationAmount: queryShape.amount,
      rate,
      ...fee,
    }
  }
  const afterFixed = subtract(queryShape.amount, corridor.fee.fixed)
  if (!isPositive(afterFixed)) return undefined
  const net = divide(afterFixed, add('1', corridor.fee.share), digits, 'HALF_UP')
  const fee = feesOf(corridor, settle(multiply(net, corridor.fee.share), code), code)
  const sent = subtract(queryShape.amount, fee.totalFee)
  if (!isPositive(sent)) return undefined
  return {
    sourceAmount: queryShape.amount,
    destinationAmount: settle(multiply(sent, rate), corridor.currency),
    rate,
    ...fee,
  }
}
