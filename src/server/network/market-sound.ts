import { compare, isDecimal } from '#values/decimal.ts'
import { said, type CorridorNode, type Said } from './corridor-nodes.ts'

/** What no schema says of the market: each rate is what one dollar is worth, is called as its currency is, and stays above zero. */
export const unsoundMarket = (market: CorridorNode): Said[] => [
  ...swingIn(market),
  ...ratesIn(Object(market.perDollar) as CorridorNode),
]

const swingIn = ({ swing }: CorridorNode): Said[] =>
  isDecimal(swing) && (compare(swing, '0') < 0 || compare(swing, '0.5') > 0)
    ? [
        said(
          '/swing',
          `Rates cannot swing by ${swing}: it is a share, 0.004 for 0.4 %, and a half at the most.`,
        ),
      ]
    : []

const ratesIn = (perDollar: CorridorNode): Said[] =>
  Object.entries(perDollar).flatMap(([code, rate]): Said[] => {
    const path = `/perDollar/${code}`
    if (!/^[A-Z]/.test(code)) {
      const about = { kind: 'cause', name: `rate ${code.toUpperCase()}` } as const
      return [{ ...said(path, 'Write the code of a currency in capitals.'), about }]
    }
    if (!isDecimal(rate)) return []
    if (code === 'USD' && compare(rate, '1') !== 0)
      return [said(path, 'One dollar is worth 1 dollar: write 1, and the other rates for one dollar.')]
    return compare(rate, '0') > 0
      ? []
      : [said(path, `A rate of ${rate} makes money out of nothing: write how much one dollar is worth.`)]
  })
