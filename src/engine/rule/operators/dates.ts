import type { Expression } from '../reading/expression.ts'
import { compareInstants, daysBetween } from '../instant.ts'
import type { Compiler, Cost, Family, Operator, Step } from '../operator.ts'

/** Cost of parsing two texts and converting them to calendar days. */
const COST: Cost = { once: 144 }

/** Days and moments in ISO 8601; an invalid date, or one without offset, is unknown. */
export const dates: Family = {
  'date<': compared(
    'Whether a day or moment lies before another; a day begins at midnight UTC.',
    (sign) => sign < 0,
  ),
  'date<=': compared(
    'Whether a day or moment does not lie after another; a day begins at midnight UTC.',
    (sign) => sign <= 0,
  ),
  days: {
    arity: [2, 2],
    says: 'How many days lie between a day or moment and a later one.',
    cost: COST,
    ours: true,
    compile: ([first, second], compiler) => {
      const [from, until] = [compiler.step(first!), compiler.step(second!)]
      return (data, run) => daysBetween(from(data, run), until(data, run))
    },
  },
}

function compared(says: string, holds: (sign: number) => boolean): Operator {
  const compile = ([first, second]: readonly Expression[], compiler: Compiler): Step => {
    const [left, right] = [compiler.step(first!), compiler.step(second!)]
    return (data, run) => {
      const sign = compareInstants(left(data, run), right(data, run))
      return sign === undefined ? undefined : holds(sign)
    }
  }
  return { arity: [2, 2], says, cost: COST, ours: true, compile }
}
