import { linkRule, linkRules } from '../rule/link.ts'
import type { LinkedRule, Problem, RuleDefinition } from '../rule/types.ts'

export interface OwnRules {
  /** The shared rules and, over them, those of the definition itself. */
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly problems: readonly Problem[]
}

/** Links the rules of one definition, which may lean on each other and on shared ones; its own names win. */
export function linkOwnRules(
  own: Readonly<Record<string, RuleDefinition>>,
  shared: ReadonlyMap<string, LinkedRule>,
): OwnRules {
  const rules = new Map([...shared].filter(([id]) => !Object.hasOwn(own, id)))
  let left = Object.entries(own)
  for (let before = -1; left.length !== before;) {
    before = left.length
    left = left.filter(([id, definition]) => {
      const linked = linkRule(id, definition, rules)
      if (linked.ok) rules.set(id, linked.rule)
      return !linked.ok
    })
  }
  return { rules, problems: left.flatMap(([id]) => problemOf(id, Object.fromEntries(left), rules)) }
}

function problemOf(
  id: string,
  left: Readonly<Record<string, RuleDefinition>>,
  rules: OwnRules['rules'],
): Problem[] {
  const alone = linkRule(id, left[id]!, new Map([...rules, ...linkRules(left).rules]))
  const circle = linkRules(left).problems.find((problem) => problem.rule === id && alone.ok)
  const problem = circle ?? (alone.ok ? undefined : alone.problem)
  if (!problem) return []
  return [{ path: `/rules/${id}${problem.path}`, sentence: problem.sentence, nearest: problem.nearest }]
}
