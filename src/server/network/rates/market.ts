import { add, divide, multiply, subtract } from '#values/decimal.ts'
import { drawNumber } from '../chance.ts'
import type { NetworkData } from '../data.ts'

const HALF = '2147483648'
const DIGITS = 10

/** Returns the market rate of a minute: the mid rate plus a swing derived from seed, pair and minute. */
export const marketRate = (
  market: NetworkData['market'],
  source: string,
  destination: string,
  at: Date,
): string | undefined => {
  const from = market.perDollar[source]
  const to = market.perDollar[destination]
  if (from === undefined || to === undefined) return undefined
  if (source === destination) return '1'
  const minute = String(Math.floor(at.getTime() / 60_000))
  const luck = subtract(
    divide(String(drawNumber(market.seed, source, destination, minute)), HALF, DIGITS, 'DOWN'),
    '1',
  )
  const swing = add('1', multiply(market.swing, luck))
  return divide(multiply(to, swing), from, DIGITS, 'HALF_UP')
}

/** Returns the rate of every market pair at a moment. */
export const marketRates = (market: NetworkData['market'], at: Date) => {
  const codes = Object.keys(market.perDollar)
  return codes.flatMap((source) =>
    codes.flatMap((destination) => {
      const rate = source === destination ? undefined : marketRate(market, source, destination, at)
      return rate === undefined ? [] : [{ source, destination, rate, at: at.toISOString() }]
    }),
  )
}
