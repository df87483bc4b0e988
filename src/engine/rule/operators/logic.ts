import { MANY, type Family, type Step } from '../operator.ts'
import { isTruthy } from '../truth.ts'
import type { Expression } from '../reading/expression.ts'
import type { Compiler } from '../operator.ts'
import type { Run } from '../budget.ts'

/** Kleene's connectives: known operands decide if they can; otherwise the result is unknown. */
export const logic: Family = {
  and: {
    arity: [1, MANY],
    says: 'Yes when all hold, no when one does not.',
    cost: { once: 1, operand: 1 },
    compile: (operands, compiler) => connect(operands, compiler, false),
  },
  or: {
    arity: [1, MANY],
    says: 'Yes when one holds, no when none does.',
    cost: { once: 1, operand: 1 },
    compile: (operands, compiler) => connect(operands, compiler, true),
  },
  '!': {
    arity: [0, 1],
    says: 'No for yes, yes for no; what is missing stays unknown.',
    cost: { once: 1 },
    compile: ([operand], compiler) => {
      if (!operand) return () => true
      const step = compiler.step(operand)
      return (data, run) => {
        const value = step(data, run)
        return value === undefined ? undefined : !isTruthy(value)
      }
    },
  },
  '!!': {
    arity: [0, 1],
    says: 'Yes or no for any value; what is missing stays unknown.',
    cost: { once: 1 },
    compile: ([operand], compiler) => {
      if (!operand) return () => false
      const step = compiler.step(operand)
      return (data, run) => {
        const value = step(data, run)
        return value === undefined ? undefined : isTruthy(value)
      }
    },
  },
  if: {
    arity: [0, MANY],
    says: 'The value after the first condition that holds, otherwise the last.',
    cost: { once: 1, operand: 1 },
    compile: choose,
  },
  '?:': { arity: [0, MANY], says: 'The same as if.', cost: { once: 1, operand: 1 }, compile: choose },
}

/** Answers like JSON Logic with the first operand that decides, or the last; an unknown one waits for a decision. */
function connect(operands: readonly Expression[], compiler: Compiler, deciding: boolean): Step {
  const steps = operands.map((operand) => compiler.step(operand))
  const [first, second] = steps
  if (first && second && steps.length === 2) {
    return (data, run) => {
      const left = first(data, run)
      if (left === deciding || (left !== undefined && left !== !deciding && isTruthy(left) === deciding))
        return left
      const right = second(data, run)
      if (left !== undefined || right === undefined) return right
      return isTruthy(right) === deciding ? right : undefined
    }
  }
  return (data, run) => {
    let value: unknown
    let open = false
    for (let index = 0; index < steps.length; index += 1) {
      value = steps[index]!(data, run)
      if (value === undefined) open = true
      else if (isTruthy(value) === deciding) return value
    }
    return open ? undefined : value
  }
}

function choose(operands: readonly Expression[], compiler: Compiler): Step {
  const steps = operands.map((operand) => compiler.step(operand))
  const last = steps.length - 1
  return (data, run) => {
    let index = 0
    for (; index < last; index += 2) {
      const condition = steps[index]!(data, run)
      if (condition === undefined) return undecided(steps, index, data, run)
      if (condition === true || (condition !== false && isTruthy(condition)))
        return steps[index + 1]!(data, run)
    }
    return index === last ? steps[index]!(data, run) : null
  }
}

/**
 * Result of (c and a) or (not c and b) with c unknown: known only if every possible outcome is the same falsy
 * value.
 */
function undecided(steps: readonly Step[], from: number, data: unknown, run: Run): unknown {
  const outcomes: unknown[] = [steps[from + 1]!(data, run)]
  let index = from + 2
  for (; index < steps.length - 1; index += 2) {
    const condition = steps[index]!(data, run)
    if (condition !== undefined && !isTruthy(condition)) continue
    outcomes.push(steps[index + 1]!(data, run))
    if (condition !== undefined) return agreed(outcomes)
  }
  outcomes.push(index === steps.length - 1 ? steps[index]!(data, run) : null)
  return agreed(outcomes)
}

function agreed(outcomes: readonly unknown[]): unknown {
  const [first] = outcomes
  return !isTruthy(first) && outcomes.every((outcome) => outcome === first) ? first : undefined
}
