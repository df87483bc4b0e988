import { linkRules } from '../rule/link.ts'
import type { LinkedRule, Problem, RuleDefinition } from '../rule/types.ts'

export interface OwnRules {
  /** The shared rules and, over them, those of the definition itself; one that does not load is always unknown. */
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly problems: readonly Problem[]
}

/** Links the rules of one definition, which may lean on each other and on shared ones; its own names win. */
export function linkOwnRules(
  own: Readonly<Record<string, RuleDefinition>>,
  shared: ReadonlyMap<string, LinkedRule>,
): OwnRules {
  const { rules, problems } = linkRules(own, shared)
  return {
    rules,
    problems: problems.map(({ rule, path, ...problem }) => ({ path: `/rules/${rule}${path}`, ...problem })),
  }
}
