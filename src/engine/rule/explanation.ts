import { costOf, LIMITS, spend, type Run } from './budget.ts'
import { compile } from './compilation.ts'
import type { Call, Expression } from './reading/expression.ts'
import { leanOn, makingOf } from './linked-rule.ts'
import type { Scope, Step } from './operator.ts'
import { keysOf } from './path.ts'
import { verdictOf } from './truth.ts'
import type { Explanation, Facts, LinkedRule, Verdict } from './types.ts'

const MOST_PARTS = 2_000
const MOST_ITEMS = 20
const LOOPS: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'some', 'none'])

/**
 * Explains a verdict: every operator with its values, down into the rules it depends on. It costs at most ten
 * evaluations; further parts are left out.
 */
export function explain(rule: LinkedRule, facts: Facts): Explanation {
  return new Explainer(facts).rule(rule, rule.evaluate(facts))
}

class Explainer {
  private readonly facts: Facts
  private readonly run: Run
  private parts = 0
  private readonly steps = new Map<Expression, Step>()

  constructor(facts: Facts) {
    this.facts = facts
    this.run = { facts, left: LIMITS.steps * 10 }
  }

  rule(rule: LinkedRule, verdict: Verdict): Explanation {
    const making = makingOf(rule)
    const operands =
      making && this.hasBudget() ? [this.part(making.expression, this.facts, 'facts', making.others)] : []
    const value = { yes: true, no: false, unknown: undefined }[verdict]
    return { operator: 'rule', name: rule.id, says: rule.says, value, verdict, operands }
  }

  private part(expression: Expression, data: unknown, scope: Scope, rules: Rules): Explanation {
    this.parts += 1
    const value = this.valueOf(expression, data, scope, rules)
    const verdict = verdictOf(value)
    if (expression.kind === 'call' && expression.operator === 'rule') {
      const other = rules.get(nameOf(expression) ?? '')
      if (other) return this.rule(other, verdict)
    }
    if (expression.kind === 'literal') return { operator: 'value', value, verdict, operands: [] }
    const operands = this.operandsOf(expression, data, scope, rules)
    if (expression.kind === 'list') return { operator: 'list', value, verdict, operands }
    const name = expression.operator === 'var' ? nameOf(expression) : undefined
    return { operator: expression.operator, ...(name !== undefined && { name }), value, verdict, operands }
  }

  private operandsOf(
    expression: Exclude<Expression, { kind: 'literal' }>,
    data: unknown,
    scope: Scope,
    rules: Rules,
  ) {
    const parts = expression.kind === 'list' ? expression.items : expression.operands
    const isCall = expression.kind === 'call'
    if (isCall && LOOPS.has(expression.operator)) return this.turnsOf(expression, data, scope, rules)
    const shown = isCall && expression.operator === 'reduce' ? parts.filter((_, index) => index !== 1) : parts
    const requested =
      isCall && expression.operator === 'var' && nameOf(expression) !== undefined ? shown.slice(1) : shown
    return requested.filter(() => this.hasBudget()).map((part) => this.part(part, data, scope, rules))
  }

  private turnsOf(
    { operands: [list, body] }: Call,
    data: unknown,
    scope: Scope,
    rules: Rules,
  ): Explanation[] {
    const walked = this.part(list!, data, scope, rules)
    const items = Array.isArray(walked.value) ? walked.value.slice(0, MOST_ITEMS) : []
    const turns = items
      .filter(() => this.hasBudget())
      .map((item): Explanation => {
        const turn = this.part(body!, item, 'item', rules)
        return { operator: 'item', value: item, verdict: turn.verdict, operands: [turn] }
      })
    return [walked, ...turns]
  }

  private valueOf(expression: Expression, data: unknown, scope: Scope, rules: Rules): unknown {
    try {
      spend(this.run, costOf(expression.weight))
      return this.stepOf(expression, scope, rules)(data, this.run)
    } catch {
      return undefined
    }
  }

  /** Compiles an expression once per scope and rule, for all loop turns. */
  private stepOf(expression: Expression, scope: Scope, rules: Rules): Step {
    const existing = this.steps.get(expression)
    if (existing) return existing
    const { step } = compile(expression, (id) => leanOn(rules.get(id)!), scope)
    this.steps.set(expression, step)
    return step
  }

  private hasBudget(): boolean {
    return this.parts < MOST_PARTS && this.run.left > 0
  }
}

type Rules = ReadonlyMap<string, LinkedRule>

function nameOf({ operands: [first] }: Call): string | undefined {
  return first?.kind === 'call' ? undefined : keysOf(first?.kind === 'literal' ? first.value : '').join('.')
}
