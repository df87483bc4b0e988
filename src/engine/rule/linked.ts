import { LIMITS, costOf, spend, type Run } from './budget.ts'
import type { Expression } from './expression.ts'
import type { Step } from './operator.ts'
import { isTruthy, verdictOf } from './truth.ts'
import type { LinkedRule } from './types.ts'

/** What a linked rule is made of; kept beside it so that the rule itself shows only its promise. */
export interface Making {
  readonly expression: Expression
  readonly step: Step
  /** Levels down to the last rule it leans on. */
  readonly reach: number
  readonly others: ReadonlyMap<string, LinkedRule>
}

const makings = new WeakMap<LinkedRule, Making>()

/** How this rule was made; nothing for a rule that did not load or was made elsewhere. */
export function makingOf(rule: LinkedRule): Making | undefined {
  return makings.get(rule)
}

/** A rule that can be judged; whatever goes wrong while it is judged is unknown. */
export function makeRule(id: string, says: string, reads: readonly string[], making: Making): LinkedRule {
  const { step, expression } = making
  const left = LIMITS.steps - costOf(expression.weight)
  const rule: LinkedRule = Object.freeze({
    id,
    says,
    reads,
    judge(facts) {
      try {
        const value = step(facts, { facts, left })
        return value === true ? 'yes' : value === false ? 'no' : verdictOf(value)
      } catch {
        return 'unknown'
      }
    },
  } satisfies LinkedRule)
  makings.set(rule, making)
  return rule
}

/** Stands where a rule did not load, and is always unknown. */
export function makeUnknownRule(id: string, says: string): LinkedRule {
  return Object.freeze({ id, says, reads: Object.freeze([]), judge: () => 'unknown' } satisfies LinkedRule)
}

/** The closure by which another rule leans on this one: always judged over the facts, never over an item. */
export function leanOn(rule: LinkedRule): Step {
  const making = makings.get(rule)
  if (!making) return (_, run) => ({ yes: true, no: false, unknown: undefined })[rule.judge(run.facts)]
  const { step, expression } = making
  const cost = costOf(expression.weight)
  return (_, run: Run) => {
    spend(run, cost)
    const value = step(run.facts, run)
    return value === undefined ? undefined : isTruthy(value)
  }
}
