import type { Case } from '#definition/generated/cases.ts'
import type { Control } from '#definition/generated/control.ts'
import type { Library } from '#definition/library.ts'
import { changeFacts } from '../control/change-facts.ts'
import { textsOfChange } from '../control/change-texts.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { linkRule } from '../rule/link.ts'
import type { Facts, LinkedRule, Verdict } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'

interface Shared {
  readonly library: Pick<Library, 'roles' | 'options'>
  readonly linked: {
    readonly permissions: LinkedPermissions
    readonly rules: ReadonlyMap<string, LinkedRule>
  }
}

/**
 * The facts of a case as the server gives them: what follows from `before` and `after` is worked out, where
 * the case does not give it.
 */
export function factsOfControl(facts: Facts, { linked }: Pick<Shared, 'linked'>): Facts {
  return { waits: false, vacant: [], request: {}, ...changeFacts(linked.permissions, facts), ...facts }
}

/** Evaluates when a call weakens a control; a condition that does not link is unknown. */
export function evaluateControl(control: Control, facts: Facts, { linked }: Pick<Shared, 'linked'>): Verdict {
  const weakens = linkRule('weakens', control.weakens, linked.rules)
  return weakens.ok ? weakens.rule.evaluate(factsOfControl(facts, { linked })) : 'unknown'
}

/** Runs one case of a control: whether the change weakens it, and the texts for its decider. */
export function runControlCase(
  control: Control,
  definition: Case,
  globals: Facts,
  shared: Shared,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  expected.same('weakens', definition.weakens, evaluateControl(control, facts, shared))
  const { roles, options: lists } = shared.library
  const options = (control.lists ?? []).flatMap((id) => lists[id]?.options ?? [])
  const texts = textsOfChange(control, factsOfControl(facts, shared), { roles, options })
  for (const word of ['says', 'was', 'becomes'] as const) expected.same(word, definition[word], texts[word])
  expected.each('rules', definition.rules, (name) => shared.linked.rules.get(name)?.evaluate(facts))
  return expected.differences()
}
