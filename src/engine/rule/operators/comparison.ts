import { spendOnText, type Run } from '../budget.ts'
import type { Expression } from '../reading/expression.ts'
import type { Compiler, Family, Operator, Step } from '../operator.ts'
import { scalarOf } from '../scalar.ts'

/** Comparing texts up to this length is part of the step that compares them. */
const SHORT = 256

type Sign = '<' | '<=' | '>' | '>='

/** Comparisons as in JavaScript; unknown if one side is missing or has no order. */
export const comparison: Family = {
  '==': equality('Whether two values are the same, numbers in text included.', false, true),
  '===': equality('Whether two values are the same and of the same kind.', true, true),
  '!=': equality('Whether two values differ, numbers in text included.', false, false),
  '!==': equality('Whether two values differ or are of different kinds.', true, false),
  '<': order('Whether the first is less than the second, and the second than the third.', 3, '<'),
  '<=': order('Whether the first is at most the second, and the second at most the third.', 3, '<='),
  '>': order('Whether the first is greater than the second.', 2, '>'),
  '>=': order('Whether the first is at least the second.', 2, '>='),
}

// Each closure contains its own comparison, which saves a call in the most frequent operators.
function equality(says: string, isStrict: boolean, requested: boolean): Operator {
  const compile = ([first, second]: readonly Expression[], compiler: Compiler): Step => {
    const left = compiler.step(first!)
    if (second!.kind === 'literal') {
      const other = second!.value
      const kind = typeof other
      const isLong = typeof other === 'string' && other.length > SHORT
      return (data, run) => {
        const one = left(data, run)
        if (one === undefined) return undefined
        if (isLong) spendOnText(run, other)
        const same = isStrict || typeof one === kind ? one === other : isLooselySame(one, other, run)
        return same === requested
      }
    }
    const right = compiler.step(second!)
    return (data, run) => {
      const one = left(data, run)
      if (one === undefined) return undefined
      const other = right(data, run)
      if (other === undefined) return undefined
      if (typeof one === 'string' && one.length > SHORT) spendOnText(run, one)
      const same = isStrict || typeof one === typeof other ? one === other : isLooselySame(one, other, run)
      return same === requested
    }
  }
  return { arity: [2, 2], says, cost: { once: 8 }, compile }
}

function order(says: string, most: 2 | 3, sign: Sign): Operator {
  const compile = ([first, second, third]: readonly Expression[], compiler: Compiler): Step => {
    const left = compiler.step(first!)
    const right = compiler.step(second!)
    if (!third) {
      return (data, run) => {
        const one = left(data, run)
        if (one === undefined) return undefined
        const other = right(data, run)
        return other === undefined ? undefined : isInOrder(one, other, sign, run)
      }
    }
    const end = compiler.step(third)
    return (data, run) => {
      const one = left(data, run)
      if (one === undefined) return undefined
      const other = right(data, run)
      if (other === undefined) return undefined
      const last = end(data, run)
      if (last === undefined) return undefined
      const [begins, ends] = [isInOrder(one, other, sign, run), isInOrder(other, last, sign, run)]
      return begins === false || ends === false ? false : begins && ends
    }
  }
  return { arity: [2, most], says, cost: { once: 0, operand: 6 }, compile }
}

/** Compares two values; unknown if only one of them is a number, since they have no order. */
function isInOrder(left: unknown, right: unknown, sign: Sign, run: Run): boolean | undefined {
  if (typeof left === 'number' && typeof right === 'number') {
    return sign === '<'
      ? left < right
      : sign === '<='
        ? left <= right
        : sign === '>'
          ? left > right
          : left >= right
  }
  const [one, other] = [scalarOf(left, run)!, scalarOf(right, run)!]
  const isText = typeof one === 'string' && typeof other === 'string'
  if (!isText && (Number.isNaN(Number(one)) || Number.isNaN(Number(other)))) return undefined
  return sign === '<' ? one < other : sign === '<=' ? one <= other : sign === '>' ? one > other : one >= other
}

function isLooselySame(left: unknown, right: unknown, run: Run): boolean {
  if (left === null || right === null) return left === right
  if (typeof left === 'object' && typeof right === 'object') return left === right
  return scalarOf(left, run) == scalarOf(right, run)
}
