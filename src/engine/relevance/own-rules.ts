import { linkRules } from '../rule/link.ts'
import type { LinkedRule, Problem, RuleDefinition } from '../rule/types.ts'

export interface OwnRules {
  /** The shared rules and, over them, those of the definition itself; one that does not load is always unknown. */
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly problems: readonly Problem[]
}

type Own = Readonly<Record<string, RuleDefinition>>
type Shared = ReadonlyMap<string, LinkedRule>

const linkedBefore = new WeakMap<Shared, WeakMap<Own, OwnRules>>()

/**
 * Links the rules of a definition, which may depend on each other and on shared ones; its own names win.
 * Memoized per pair of rules and shared rules.
 */
export function linkOwnRules(own: Own, shared: Shared): OwnRules {
  if (Object.keys(own).length === 0) return { rules: shared, problems: [] }
  const before = linkedBefore.get(shared) ?? new WeakMap<Own, OwnRules>()
  linkedBefore.set(shared, before)
  const linked = before.get(own) ?? link(own, shared)
  before.set(own, linked)
  return linked
}

function link(own: Own, shared: Shared): OwnRules {
  const { rules, problems } = linkRules(own, shared)
  return {
    rules,
    problems: problems.map(({ rule, path, ...problem }) => ({ path: `/rules/${rule}${path}`, ...problem })),
  }
}
