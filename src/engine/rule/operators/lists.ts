import { costOf, spend, type Run } from '../budget.ts'
import type { Expression } from '../reading/expression.ts'
import { MANY, type Compiler, type Family, type Operator, type Step } from '../operator.ts'
import { isTruthy } from '../truth.ts'

/** Operators that walk a list; each turn is paid from the budget of the evaluation. */
export const lists: Family = {
  map: walk(
    'The result of the second operand for each item.',
    () => [],
    (items, body, run, cost) => {
      const values: unknown[] = []
      for (const item of items) {
        spend(run, 1 + cost)
        const value = body(item, run)
        if (value === undefined) return undefined
        values.push(value)
      }
      return values
    },
  ),
  filter: walk(
    'The items for which the second operand holds.',
    () => [],
    (items, body, run, cost) => {
      const stored: unknown[] = []
      for (const item of items) {
        spend(run, 1 + cost)
        const value = body(item, run)
        if (value === undefined) return undefined
        if (isTruthy(value)) stored.push(item)
      }
      return stored
    },
  ),
  all: walk(
    'Whether the second operand holds for every item, and there is one.',
    () => false,
    (items, body, run, cost) => (items.length === 0 ? false : settle(items, body, run, cost, false)),
  ),
  some: walk(
    'Whether the second operand holds for at least one item.',
    () => false,
    (items, body, run, cost) => settle(items, body, run, cost, true),
  ),
  none: walk(
    'Whether the second operand holds for no item.',
    () => true,
    (items, body, run, cost) => {
      const found = settle(items, body, run, cost, true)
      return found === undefined ? undefined : !found
    },
  ),
  reduce: {
    arity: [2, 3],
    says: 'One value worked out item by item from `current` and `accumulator`, starting with the third operand.',
    cost: { once: 4 },
    compile: ([list, expression, start], compiler) => {
      const itemsOf = compiler.step(list!)
      const body = compiler.within('pair').step(expression!)
      const first: Step = start ? compiler.step(start) : () => null
      const cost = 1 + costOf(expression!.weight)
      return (data, run) => {
        const items = itemsOf(data, run)
        let accumulator = first(data, run)
        if (items === undefined || !Array.isArray(items)) return items === undefined ? undefined : accumulator
        for (const current of items) {
          spend(run, cost)
          accumulator = body({ current, accumulator }, run)
        }
        return accumulator
      }
    },
  },
  merge: {
    arity: [0, MANY],
    says: 'One list out of lists and single values.',
    cost: { once: 2, operand: 2 },
    compile: (operands, compiler) => {
      const steps = operands.map((operand) => compiler.step(operand))
      return (data, run) => {
        const merged: unknown[] = []
        for (const step of steps) {
          const value = step(data, run)
          if (value === undefined) return undefined
          if (!Array.isArray(value)) merged.push(value)
          else {
            spend(run, value.length)
            for (const item of value) merged.push(item)
          }
        }
        return merged
      }
    },
  },
}

type Work = (items: readonly unknown[], body: Step, run: Run, cost: number) => unknown

function walk(says: string, otherwise: () => unknown, work: Work): Operator {
  const compile = ([list, expression]: readonly Expression[], compiler: Compiler): Step => {
    const itemsOf = compiler.step(list!)
    const body = compiler.within('item').step(expression!)
    const cost = costOf(expression!.weight)
    return (data, run) => {
      const items = itemsOf(data, run)
      if (items === undefined) return undefined
      return Array.isArray(items) ? work(items, body, run, cost) : otherwise()
    }
  }
  return { arity: [2, 2], says, cost: { once: 4 }, compile }
}

/** Stops at the first deciding item; an unknown item leaves the result open. */
function settle(items: readonly unknown[], body: Step, run: Run, cost: number, deciding: boolean): unknown {
  let open = false
  for (let index = 0; index < items.length; index += 1) {
    spend(run, cost)
    const value = body(items[index], run)
    if (value === undefined) open = true
    else if (value === deciding || (value !== !deciding && isTruthy(value) === deciding)) return deciding
  }
  return open ? undefined : !deciding
}
