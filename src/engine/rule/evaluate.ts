import jsonLogic from 'json-logic-js'
import { compile } from './compile.ts'
import type { Expression } from './expression.ts'
import { operators } from './operators.ts'
import { plainCopy } from './plain-copy.ts'
import { attempt, ProblemFound } from './problem.ts'
import { readExpression } from './read.ts'
import { isTruthy, verdictOf } from './truth.ts'
import type { Facts, Problem, Verdict } from './types.ts'

/** The library walks without a budget of its own, so what is asked of it stays small. */
const STEPS = 4_000

export interface Evaluation {
  readonly verdict: Verdict
  readonly value?: unknown
  readonly problem?: Problem
}

const UNKNOWN: Evaluation = { verdict: 'unknown' }

/**
 * Evaluates an expression once, without linking it. It is known only where our three-valued reading and
 * json-logic-js agree: the first says what is missing, the second is the reference.
 */
export function evaluate(expression: unknown, facts: Facts): Evaluation {
  const compiled = attempt('', () => {
    const read = readExpression(expression)
    refuseOurs(read)
    return { source: sourceOf(read), step: compile(read, noRules).step }
  })
  if (!compiled.ok) return { verdict: 'unknown', problem: compiled.problem }
  const { source, step } = compiled.value
  try {
    const data = plainCopy(facts)
    const value = step(data, { facts: data as Facts, left: STEPS })
    const verdict = verdictOf(value)
    if (verdict === 'unknown') return UNKNOWN
    const answer: unknown = jsonLogic.apply(source as never, data)
    return typeof answer !== 'function' && isTruthy(answer) === (verdict === 'yes')
      ? { verdict, value }
      : UNKNOWN
  } catch {
    return UNKNOWN
  }
}

function refuseOurs(expression: Expression): void {
  if (expression.kind === 'list') expression.items.forEach(refuseOurs)
  if (expression.kind !== 'call') return
  if (operators.get(expression.operator)?.ours) {
    const sentence = `'${expression.operator}' works only in a linked rule.`
    throw new ProblemFound({ path: expression.path, sentence })
  }
  expression.operands.forEach(refuseOurs)
}

function noRules(_: string, path: string): never {
  throw new ProblemFound({ path, sentence: 'Rules are named only in a linked rule.' })
}

/** The expression as JSON Logic writes it, made from what was read and not from what was handed in. */
function sourceOf(expression: Expression): unknown {
  if (expression.kind === 'literal') return expression.value
  if (expression.kind === 'list') return expression.items.map(sourceOf)
  return { [expression.operator]: expression.operands.map(sourceOf) }
}
