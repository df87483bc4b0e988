import type { Finding } from '../../../finding.ts'
import type { Lint } from '../../context/context.ts'
import { error } from '../../context/findings.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { comparisonsIn } from './comparisons.ts'

/** Words that name the two ends of a range, the lower one first. */
const ends: readonly (readonly [lower: RegExp, upper: RegExp])[] = [
  [/^(from|after|start|begin|since|validFrom)/i, /^(until|to$|before|end|till|validTo|validUntil)/i],
  [
    /(^|_)(min|least|lowest|smallest)|(Min|Least|Lowest)/,
    /(^|_)(max|most|highest|largest)|(Max|Most|Highest)/,
  ],
  [/^first/i, /^last/i],
  [/^lower/i, /^upper/i],
]

const orders: Readonly<Record<string, -1 | 1>> = {
  days: 1,
  '<': 1,
  '<=': 1,
  'date<': 1,
  'date<=': 1,
  'money<': 1,
  'money<=': 1,
  '>': -1,
  '>=': -1,
  'money>': -1,
  'money>=': -1,
}

const nameOf = (operand: unknown): string | undefined => {
  const name: unknown = (Object(operand) as { readonly var?: unknown }).var
  return typeof name === 'string' ? name.split('.').at(-1) : undefined
}

/** Whether both sides of a comparison are one and the same. */
const isOfItself = (operator: string, [one, other, ...more]: readonly unknown[]): boolean =>
  ((Object.hasOwn(orders, operator) && !operator.startsWith('money')) ||
    /^(===?|!==?|days)$/.test(operator)) &&
  more.length === 0 &&
  JSON.stringify(one) === JSON.stringify(other)

/** Reports comparisons of a count with zero that always have the same result. */
function countOf(operator: string, [one, other, ...more]: readonly unknown[]): string | undefined {
  if (more.length > 0 || other !== 0 || !Object.hasOwn(Object(one) as object, 'length')) return undefined
  if (operator === '>=')
    return "What is counted is at least 0 always: this is yes whatever stands there. Write '>' or '=='."
  return operator === '<' ? "What is counted is never less than 0: this is never yes. Write '=='." : undefined
}

/** Tells whether the name of a rule says that something is wrong. */
const isOfWrong = (name: string): boolean => /crossed|reversed|wrong|invalid|swapped|backwards/i.test(name)

/** The lower end of a range is compared as the lower one. */
export const lintOrders: Lint = inLogic((_, { file, logic }) =>
  logic.flatMap(({ path, expression }) =>
    isOfWrong(path)
      ? []
      : comparisonsIn(expression, path).flatMap(({ path: at, operator, operands }): Finding[] => {
          if (isOfItself(operator, operands))
            return [
              error(
                file,
                at,
                'This compares something with itself: it is always the same. Name the other one.',
              ),
            ]
          const counted = countOf(operator, operands)
          if (counted !== undefined) return [error(file, at, counted)]
          const order = orders[operator]
          const [one, other] = operands.map(nameOf)
          if (order === undefined || one === undefined || other === undefined) return []
          const [low, high] = order === 1 ? [one, other] : [other, one]
          const isUpsideDown = ends.some(([lower, upper]) => upper.test(low) && lower.test(high))
          if (!isUpsideDown) return []
          if (operator === 'days')
            return [
              error(
                file,
                at,
                `This counts the days from '${low}' to '${high}': the ends of the range are the wrong way round. Swap them.`,
              ),
            ]
          const sentence = `This holds where '${low}' lies before '${high}': the ends of the range are the wrong way round. Swap them.`
          return [error(file, at, sentence)]
        }),
  ),
)
