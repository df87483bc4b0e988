import { compare, isDecimal } from '#values/decimal.ts'
import type { Expression } from '../reading/expression.ts'
import type { Compiler, Cost, Family, Operator, Step } from '../operator.ts'
import { ProblemFound } from '../reading/problem.ts'

const LONGEST_AMOUNT = 80
/** Cost of reading two amounts of many digits exactly. */
const COST: Cost = { once: 144 }

/** Amounts within one currency; two currencies, or an amount that is not a decimal string, are unknown. */
export const money: Family = {
  'money<': compared('Whether an amount is less than another of the same currency.', (sign) => sign < 0),
  'money<=': compared('Whether an amount is at most another of the same currency.', (sign) => sign <= 0),
  'money>': compared('Whether an amount is greater than another of the same currency.', (sign) => sign > 0),
  'money>=': compared('Whether an amount is at least another of the same currency.', (sign) => sign >= 0),
  'money==': compared('Whether two amounts of the same currency are equal.', (sign) => sign === 0),
}

function compared(says: string, holds: (sign: number) => boolean): Operator {
  const compile = ([first, second]: readonly Expression[], compiler: Compiler): Step => {
    const [left, right] = [operand(first!, compiler), operand(second!, compiler)]
    return (data, run) => {
      const sign = compareMoney(left(data, run), right(data, run))
      return sign === undefined ? undefined : holds(sign)
    }
  }
  return { arity: [2, 2], says, cost: COST, ours: true, compile }
}

function operand(expression: Expression, compiler: Compiler): Step {
  if (expression.kind === 'literal' && !isAmount(expression.value)) {
    const sentence =
      'An amount is not worked out. Write it in text, such as "10.50", alone or as {"amount", "currency"}.'
    throw new ProblemFound({ path: expression.path, sentence })
  }
  return compiler.step(expression)
}

function isAmount(value: unknown): boolean {
  return isDecimal(value) || isDecimal(moneyIn(value)?.amount)
}

function compareMoney(left: unknown, right: unknown): number | undefined {
  if (typeof left === 'string' || typeof right === 'string') return compareDecimals(left, right)
  const [one, other] = [moneyIn(left), moneyIn(right)]
  return one && other && one.currency === other.currency
    ? compareDecimals(one.amount, other.amount)
    : undefined
}

function compareDecimals(left: unknown, right: unknown): number | undefined {
  return isShortDecimal(left) && isShortDecimal(right) ? compare(left, right) : undefined
}

function isShortDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_AMOUNT && isDecimal(value)
}

function moneyIn(value: unknown): { amount: unknown; currency: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Object.hasOwn(value, 'amount') || !Object.hasOwn(value, 'currency')) return undefined
  const { amount, currency } = value as { amount: unknown; currency: unknown }
  return typeof currency === 'string' && currency !== '' ? { amount, currency } : undefined
}
