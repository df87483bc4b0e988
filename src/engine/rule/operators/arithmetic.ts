import type { Run } from '../budget.ts'
import type { Expression } from '../reading/expression.ts'
import { MANY, type Compiler, type Cost, type Family, type Operator, type Step } from '../operator.ts'
import { finiteNumber, scalarOf } from '../scalar.ts'

/** Arithmetic for counts and measures; amounts have the money operators. A non-finite result is unknown. */
export const arithmetic: Family = {
  '+': {
    arity: [0, MANY],
    says: 'The sum of numbers.',
    cost: { once: 1, operand: 5 },
    compile: fold((values) => values.reduce<number>((sum, value) => sum + asNumber(value), 0)),
  },
  '*': {
    arity: [1, MANY],
    says: 'The product of numbers.',
    cost: { once: 1, operand: 5 },
    compile: (operands, compiler) =>
      operands.length === 1 ? compiler.step(operands[0]!) : product(operands, compiler),
  },
  '-': {
    arity: [1, 2],
    says: 'The first number less the second, or the number with its sign turned.',
    cost: { once: 1, operand: 5 },
    compile: fold(([first, second]) =>
      second === undefined ? -Number(first) : Number(first) - Number(second),
    ),
  },
  '/': binary(
    'The first number divided by the second.',
    { once: 1, operand: 5 },
    (first, second) => first / second,
  ),
  '%': binary(
    'The remainder of the first number divided by the second.',
    // A number of 308 digits is divided bit by bit.
    { once: 48, operand: 5 },
    (first, second) => first % second,
  ),
  min: {
    arity: [0, MANY],
    says: 'The least of the numbers.',
    cost: { once: 1, operand: 5 },
    compile: fold((values) => Math.min(...values.map(Number))),
  },
  max: {
    arity: [0, MANY],
    says: 'The greatest of the numbers.',
    cost: { once: 1, operand: 5 },
    compile: fold((values) => Math.max(...values.map(Number))),
  },
}

function binary(says: string, cost: Cost, work: (first: number, second: number) => number): Operator {
  return {
    arity: [2, 2],
    says,
    cost,
    compile: fold(([first, second]) => work(Number(first), Number(second))),
  }
}

const product = fold((values) => values.reduce<number>((whole, value) => whole * asNumber(value), 1))

/** JSON Logic parses the terms of sums and products like parseFloat, which has no -0. */
function asNumber(value: unknown): number {
  return typeof value === 'number' ? value + 0 : Number.parseFloat(String(value))
}

/** Works on all operands at once, and on none while one is missing. */
function fold(work: (values: readonly unknown[]) => number) {
  return (operands: readonly Expression[], compiler: Compiler): Step => {
    const steps = operands.map((operand) => compiler.step(operand))
    return (data: unknown, run: Run) => {
      const values: unknown[] = []
      for (const step of steps) {
        const value = step(data, run)
        if (value === undefined) return undefined
        values.push(scalarOf(value, run))
      }
      return finiteNumber(work(values))
    }
  }
}
