import { LIMITS, costOf, spend, type Run } from './budget.ts'
import type { Expression } from './reading/expression.ts'
import type { Step } from './operator.ts'
import { isTruthy, verdictOf } from './truth.ts'
import type { Facts, LinkedRule, Verdict } from './types.ts'

/** Parts of a linked rule, stored beside it so that the rule shows only its public methods. */
export interface Making {
  readonly expression: Expression
  readonly step: Step
  /** Levels down to the last rule it depends on. */
  readonly reach: number
  readonly others: ReadonlyMap<string, LinkedRule>
  /** The condition as its definition has it. */
  readonly when: unknown
  readonly second?: SecondEvaluator | undefined
}

/** Evaluates rules a second time, by other code; an unconfirmed verdict becomes unknown. */
export interface SecondEvaluator {
  confirms(rule: LinkedRule, verdict: 'yes' | 'no', facts: Facts): boolean
}

const makings = new WeakMap<LinkedRule, Making>()

/** Returns the parts of a rule; undefined if it did not load or was made elsewhere. */
export function makingOf(rule: LinkedRule): Making | undefined {
  return makings.get(rule)
}

/** Returns the second evaluator of linked rules, so that dependent rules are evaluated twice too. */
export function secondOf(rules: ReadonlyMap<string, LinkedRule>): SecondEvaluator | undefined {
  for (const rule of rules.values()) {
    const making = makings.get(rule)
    if (making) return making.second
  }
  return undefined
}

/**
 * Makes a rule that can be evaluated. Any error during evaluation, or disagreement of the second evaluator,
 * gives unknown.
 */
export function makeRule(id: string, says: string, reads: readonly string[], making: Making): LinkedRule {
  const { step, expression, second } = making
  const left = LIMITS.steps - costOf(expression.weight)
  const evaluate = (facts: Facts): Verdict => {
    try {
      const value = step(facts, { facts, left })
      return value === true ? 'yes' : value === false ? 'no' : verdictOf(value)
    } catch {
      return 'unknown'
    }
  }
  const validateTwice = (facts: Facts): Verdict => {
    const verdict = evaluate(facts)
    return verdict === 'unknown' || second?.confirms(rule, verdict, facts) === true ? verdict : 'unknown'
  }
  const rule: LinkedRule = Object.freeze({ id, says, reads, evaluate: second ? validateTwice : evaluate })
  makings.set(rule, making)
  return rule
}

/** Makes the rule that replaces one that did not load; it is always unknown. */
export function makeUnknownRule(id: string, says: string): LinkedRule {
  return Object.freeze({ id, says, reads: Object.freeze([]), evaluate: () => 'unknown' } satisfies LinkedRule)
}

/** Returns the closure for dependent rules: always evaluated over the facts, never over an item. */
export function leanOn(rule: LinkedRule): Step {
  const making = makings.get(rule)
  if (!making) return (_, run) => ({ yes: true, no: false, unknown: undefined })[rule.evaluate(run.facts)]
  const { step, expression } = making
  const cost = costOf(expression.weight)
  return (_, run: Run) => {
    spend(run, cost)
    const value = step(run.facts, run)
    return value === undefined ? undefined : isTruthy(value)
  }
}
