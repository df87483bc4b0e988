import type { Case } from '#definition/generated/cases.ts'
import type { Control } from '#definition/generated/control.ts'
import type { Library } from '#definition/library.ts'
import { objectOf } from '#values/object.ts'
import { changeFacts } from '../control/change-facts.ts'
import { textsOfChange } from '../control/change-texts.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { linkRule } from '../rule/link.ts'
import type { Facts, LinkedRule, Verdict } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'

interface Shared {
  readonly library: Pick<Library, 'roles' | 'options' | 'calls'>
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

/**
 * Returns the address that answers what stands before. Its parameters are taken from the path and the body of
 * the call, which a case gives in `request`.
 */
function addressBefore({ before }: Control, facts: Facts, calls: Library['calls']): string {
  const { path } = calls[before ?? ''] ?? { path: 'none' }
  const sent: Facts = objectOf(facts.request)
  return path.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    typeof sent[name] === 'string' ? sent[name] : hole,
  )
}

/** Runs one case of a control: whether the change weakens it, the texts for its decider, and what is read. */
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
  expected.same('reads', definition.reads, addressBefore(control, facts, shared.library.calls))
  expected.each('rules', definition.rules, (name) => shared.linked.rules.get(name)?.evaluate(facts))
  return expected.differences()
}
