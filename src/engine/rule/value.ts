import { nearestName } from '#definition/spelling/nearest-name.ts'
import { costOf, LIMITS } from './budget.ts'
import { compile } from './compilation.ts'
import { leanOn } from './linked-rule.ts'
import { attempt, ProblemFound } from './reading/problem.ts'
import { readExpression } from './reading/reader.ts'
import type { LinkedRule, ValueResult } from './types.ts'

const NONE: ReadonlyMap<string, LinkedRule> = new Map()

/** Compiles an expression for a value or text; `undefined` if a fact is missing. */
export function compileValue(expression: unknown, rules = NONE): ValueResult {
  let left: number = LIMITS.steps
  const compiled = attempt('', () => {
    const read = readExpression(expression)
    left -= costOf(read.weight)
    return compile(read, (id, path, notes) => {
      const rule = rules.get(id)
      if (!rule)
        throw new ProblemFound({
          path,
          sentence: `There is no rule '${id.slice(0, 64)}'.`,
          nearest: nearestName(id, rules.keys()),
        })
      rule.reads.forEach(notes)
      return leanOn(rule)
    })
  })
  if (!compiled.ok) return compiled
  const { step, reads } = compiled.value
  const value = (facts: Parameters<LinkedRule['evaluate']>[0]): unknown => {
    try {
      return step(facts, { facts, left })
    } catch {
      return undefined
    }
  }
  return { ok: true, reads, value }
}
