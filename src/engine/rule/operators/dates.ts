import { spend } from '../budget.ts'
import type { Expression } from '../expression.ts'
import { compareInstants, daysBetween } from '../instant.ts'
import type { Compiler, Family, Operator, Step } from '../operator.ts'

/** Reading two days or moments takes as long as so many steps of other operators. */
const STEPS = 16

/** Days and moments in ISO 8601; what is no date, or leaves its offset open, is unknown. */
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
    ours: true,
    compile: ([first, second], compiler) => {
      const [from, until] = [compiler.step(first!), compiler.step(second!)]
      return (data, run) => {
        spend(run, STEPS)
        return daysBetween(from(data, run), until(data, run))
      }
    },
  },
}

function compared(says: string, holds: (sign: number) => boolean): Operator {
  const compile = ([first, second]: readonly Expression[], compiler: Compiler): Step => {
    const [left, right] = [compiler.step(first!), compiler.step(second!)]
    return (data, run) => {
      spend(run, STEPS)
      const sign = compareInstants(left(data, run), right(data, run))
      return sign === undefined ? undefined : holds(sign)
    }
  }
  return { arity: [2, 2], says, ours: true, compile }
}
