import type { Case } from '#definition/generated/cases.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'

/** Runs one case of shared rules: the verdicts over its facts and answers. */
export function runRuleCase(
  rules: ReadonlyMap<string, LinkedRule>,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(mergeFacts(globals, definition.facts ?? {}), definition.answers ?? {})
  expected.each('rules', definition.rules, (name) => rules.get(name)?.evaluate(facts))
  return expected.differences()
}
