import { compare, divide, isDecimal } from '#values/decimal.ts'
import { findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'

/** Finds errors beyond the schema: implausible rates, wrong codes, and a swing that reaches zero. */
export const unsoundMarket = (market: CorridorNode): NetworkFinding[] => [
  ...swingIn(market),
  ...ratesIn(Object(market.perDollar) as CorridorNode),
]

const swingIn = ({ swing }: CorridorNode): NetworkFinding[] =>
  isDecimal(swing) && (compare(swing, '0') < 0 || compare(swing, '0.1') > 0)
    ? [
        findingAt(
          '/swing',
          `Rates cannot swing by ${swing}: it is a share, 0.004 for 0.4 %, and a tenth at the most. Write a smaller one.`,
        ),
      ]
    : []

const ratesIn = (perDollar: CorridorNode): NetworkFinding[] =>
  Object.entries(perDollar).flatMap(([code, rate]): NetworkFinding[] => {
    const path = `/perDollar/${code}`
    if (!/^[A-Z]/.test(code)) {
      const about = { kind: 'cause', name: `rate ${code.toUpperCase()}` } as const
      return [{ ...findingAt(path, 'Write the code of a currency in capitals.'), about }]
    }
    if (!isDecimal(rate)) return []
    if (code === 'USD' && compare(rate, '1') !== 0)
      return [findingAt(path, 'One dollar is worth 1 dollar: write 1, and the other rates for one dollar.')]
    return compare(rate, '0') > 0
      ? worthOf(path, code, rate)
      : [findingAt(path, `A rate of ${rate} makes money out of nothing: write how much one dollar is worth.`)]
  })

/** The lowest and highest value of a dollar in more than twenty years, by currency. */
const worth: Readonly<Record<string, readonly [least: string, most: string]>> = {
  EUR: ['0.62', '1.06'],
  GBP: ['0.47', '0.97'],
  CHF: ['0.7', '1.4'],
  CAD: ['0.9', '1.65'],
  AUD: ['0.9', '2.1'],
  SGD: ['1.15', '1.9'],
  JPY: ['75', '170'],
  MXN: ['8', '26'],
  PHP: ['38', '66'],
  BRL: ['1.5', '7'],
  INR: ['35', '110'],
  ARS: ['2', '10000'],
  RLUSD: ['0.97', '1.03'],
}

/** Finds a rate outside the historical range: inverted, or with a misplaced point. */
function worthOf(path: string, code: string, rate: string): NetworkFinding[] {
  const [least, most] = worth[code] ?? []
  if (least === undefined || most === undefined) return []
  if (compare(rate, least) >= 0 && compare(rate, most) <= 0) return []
  const other = divide('1', rate, 4, 'HALF_UP')
  const isInverse = compare(other, least) >= 0 && compare(other, most) <= 0
  return [
    findingAt(
      path,
      isInverse
        ? `${rate} is what one ${code} is worth in dollars. Write what a dollar is worth in ${code}: ${other}.`
        : `A dollar was never worth ${rate} ${code}; it was between ${least} and ${most}. Look where the point stands.`,
    ),
  ]
}
