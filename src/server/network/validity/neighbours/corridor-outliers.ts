import { compare, divide, isDecimal, multiply } from '#values/decimal.ts'
import { findCrossed, sayCrossed } from '#definition/lint/names/crossed-names.ts'
import { listOf, textOf } from '#values/object.ts'
import { derived, nodesIn, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'

/** So many others that agree make a rule. */
const ENOUGH = 5

const words = ['fieldDescription', 'fieldDataType', 'fieldMinLength', 'fieldMaxLength'] as const

const fieldsIn = (corridor: CorridorNode) =>
  nodesIn(corridor, '').filter(([, { fieldName }]) => typeof fieldName === 'string')

/** Finds a field that differs in one word from the same field in all other corridors. */
function fieldsAlone(corridor: CorridorNode, others: readonly CorridorNode[]): NetworkFinding[] {
  return fieldsIn(corridor).flatMap(([path, field]) => {
    const same = others.flatMap((other) =>
      fieldsIn(other).filter(([, one]) => one.fieldName === field.fieldName),
    )
    return words.flatMap((word) => {
      const values = new Set(same.map(([, one]) => one[word]))
      const [usual] = values
      if (same.length < ENOUGH || values.size > 1 || usual === undefined || usual === field[word]) return []
      const sentence = `All ${same.length} other corridors that ask for '${textOf(field.fieldName)}' say ${JSON.stringify(usual)} here. Write it as well.`
      return [derived(field[word] === undefined ? path : `${path}/${word}`, sentence)]
    })
  })
}

/** An amount so many times beyond those of all others was written in another unit. */
const BEYOND = '10'

/** Finds fees far above, and a largest amount far below, those of all other corridors. */
function amountsAlone(
  corridor: CorridorNode,
  others: readonly CorridorNode[],
  perDollar: CorridorNode,
): NetworkFinding[] {
  const dollars = ({ currency, limits }: CorridorNode): string | undefined => {
    const { most } = Object(limits) as CorridorNode
    const rate = perDollar[textOf(currency)]
    return isDecimal(most) && isDecimal(rate) && compare(rate, '0') > 0
      ? divide(most, rate, 2, 'HALF_UP')
      : undefined
  }
  const feeOf =
    (word: string) =>
    (one: CorridorNode): string | undefined => {
      const amount = (Object(one.fee) as CorridorNode)[word]
      return isDecimal(amount) ? amount : undefined
    }
  const isAlone = (
    of: (one: CorridorNode) => string | undefined,
    isBeyond: (own: string, other: string) => boolean,
  ) => {
    const own = of(corridor)
    const beside = others.flatMap((one) => of(one) ?? [])
    return own !== undefined && beside.length >= ENOUGH && beside.every((other) => isBeyond(own, other))
  }
  const low = isAlone(dollars, (own, other) => compare(multiply(own, multiply(BEYOND, BEYOND)), other) < 0)
  return [
    ...(low
      ? [
          derived(
            '/limits/most',
            `No other corridor ends a hundredth as low: this is ${dollars(corridor)} USD. Write what may be sent at most, in ${textOf(corridor.currency)}.`,
          ),
        ]
      : []),
    ...['fixed', 'least'].flatMap((word) =>
      isAlone(feeOf(word), (own, other) => compare(own, multiply(other, BEYOND)) > 0)
        ? [
            derived(
              `/fee/${word}`,
              'This is more than ten times what any other corridor takes. A fee is in the currency that is sent: write the amount in it.',
            ),
          ]
        : [],
    ),
  ]
}

/** Finds two choices of which each reads as the other. */
const labelsIn = (corridor: CorridorNode): NetworkFinding[] =>
  nodesIn(corridor, '').flatMap(([path, { fieldValues }]) =>
    findCrossed(
      listOf(fieldValues).map((one, at) => {
        const { label, value } = Object(one) as CorridorNode
        return { path: `${path}/fieldValues/${at}/value`, name: textOf(label), value: textOf(value) }
      }),
    ).map(([one, other]) => derived(one.path, sayCrossed(one, other))),
  )

/** Finds what stands alone among corridors that agree. */
export const outliersIn = (
  corridor: CorridorNode,
  all: readonly CorridorNode[],
  perDollar: CorridorNode,
): NetworkFinding[] => {
  const others = all.filter((one) => one !== corridor)
  return [
    ...fieldsAlone(corridor, others),
    ...amountsAlone(corridor, others, perDollar),
    ...labelsIn(corridor),
  ]
}
