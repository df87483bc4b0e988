import { settlementDigits } from '#values/currency.ts'
import { compare, divide, isDecimal, multiply } from '#values/decimal.ts'
import { derived, findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** A share from here on is a percentage that was not divided by 100. */
const MOST_SHARE = '0.1'

/** Finds contradictions between amounts, shares and rails, also in a corridor that exists for tests. */
export const amountsIn = (corridor: CorridorNode): NetworkFinding[] => [
  ...limitsIn(corridor),
  ...sharesIn(corridor),
  ...pricesIn(corridor),
  ...railsIn(corridor),
]

function limitsIn({ limits }: CorridorNode): NetworkFinding[] {
  const { least, most } = Object(limits) as CorridorNode
  if (!isDecimal(least) || !isDecimal(most) || compare(least, most) <= 0) return []
  const sentence = `Nothing could be sent: the least, ${least}, is above the most, ${most}. Lower the least, or raise the most.`
  return compare(most, '0') === 0
    ? [derived('/limits/least', sentence)]
    : [findingAt('/limits/least', sentence)]
}

function sharesIn({ fee, spread }: CorridorNode): NetworkFinding[] {
  const { share } = Object(fee) as CorridorNode
  const shares: [path: string, value: unknown][] = [
    ['/fee/share', share],
    ['/spread', spread],
  ]
  return shares.flatMap(([path, value]) => {
    if (!isDecimal(value) || compare(value, MOST_SHARE) < 0) return []
    if (compare(value, '1') >= 0)
      return [findingAt(path, `A share of ${value} takes everything: write 2.5 % as 0.025.`)]
    const percent = multiply(value, '100')
    return [
      findingAt(
        path,
        `A share of ${value} is ${percent} %: write ${value} % as ${divide(value, '100', 6, 'HALF_UP')}.`,
      ),
    ]
  })
}

function digitsOf(amount: string): number {
  return amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
}

function pricesIn({ currency, limits, fee, spread }: CorridorNode): NetworkFinding[] {
  const { least, most } = Object(limits) as CorridorNode
  const digits = settlementDigits(textOf(currency))
  const { least: leastFee, fixed } = Object(fee) as CorridorNode
  const amounts: [path: string, amount: unknown][] = [
    ...Object.entries(Object(fee) as CorridorNode).map(([word, one]): [string, unknown] => [
      `/fee/${word}`,
      one,
    ]),
    ['/spread', spread],
    ['/limits/least', least],
    ['/limits/most', most],
  ]
  return [
    ...amounts.flatMap(([path, amount]) =>
      isDecimal(amount) && compare(amount, '0') < 0
        ? [findingAt(path, `${amount} is below zero. Write an amount of 0 or more.`)]
        : [],
    ),
    ...[least, most].flatMap((amount, at) => {
      if (!isDecimal(amount) || compare(amount, '0') < 0) return []
      const path = at === 0 ? '/limits/least' : '/limits/most'
      if (compare(amount, '0') === 0)
        return [findingAt(path, 'Nothing is sent at all with 0. Write the smallest amount.')]
      if (digits === undefined || digitsOf(amount) <= digits) return []
      return [
        findingAt(
          path,
          `${textOf(currency)} has ${digits} decimals; ${amount} cannot be paid. Write fewer digits behind the point.`,
        ),
      ]
    }),
    ...(isDecimal(leastFee) && isDecimal(fixed) && compare(fixed, leastFee) > 0
      ? [
          findingAt(
            '/fee/fixed',
            `Each payment costs ${fixed} already, so the least fee of ${leastFee} would never count. Write less here, or more under 'least'.`,
          ),
        ]
      : []),
    ...(isDecimal(leastFee) && isDecimal(most) && compare(leastFee, most) >= 0
      ? [
          derived(
            '/fee/least',
            `The fee of at least ${leastFee} takes everything: at most ${most} can be sent. Lower the fee, or raise 'most' under 'limits'.`,
          ),
        ]
      : []),
  ]
}

/** Finds amounts within the limits that no rail takes. */
function railsIn({ rails, limits }: CorridorNode): NetworkFinding[] {
  const { least, most } = Object(limits) as CorridorNode
  const bounds = listOf(rails).map((rail) => (Object(rail) as CorridorNode).upTo)
  const names = listOf(rails).map((rail) => (Object(rail) as CorridorNode).name)
  const twice = names.flatMap((name, at) =>
    name === undefined || names.indexOf(name) === at
      ? []
      : [
          findingAt(
            `/rails/${at}/name`,
            `Two rails are called '${textOf(name)}'. Give one of them another name.`,
          ),
        ],
  )
  const idle = bounds.flatMap((upTo, at) =>
    isDecimal(upTo) && isDecimal(least) && compare(upTo, least) < 0
      ? [
          derived(
            `/rails/${at}/upTo`,
            `Nothing goes by this rail: it takes up to ${upTo}, and at least ${least} is sent. Raise its 'upTo', or take it out.`,
          ),
        ]
      : [],
  )
  const takesAll = (upTo: unknown) => !isDecimal(upTo) || (isDecimal(most) && compare(upTo, most) >= 0)
  const open = bounds.findIndex(takesAll)
  const later = open === -1 ? [] : bounds.slice(open + 1).map((_, at) => at + open + 1)
  const shadowed = later.map((at) =>
    derived(
      `/rails/${at}`,
      `Nothing goes by this rail: '${textOf(names[open])}' before it takes all that may be sent. Lower its 'upTo', or take this one out.`,
    ),
  )
  idle.push(...twice, ...shadowed)
  if (open !== -1 || bounds.length === 0) return idle
  const sentence = `No rail takes ${isDecimal(most) ? most : 'large amounts'}: leave 'upTo' out of the last one, or lower 'most' under 'limits'.`
  return [...idle, findingAt('/rails', sentence)]
}
