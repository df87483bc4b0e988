import type { Call } from '#definition/generated/call.ts'
import type { Case } from '#definition/generated/cases.ts'
import { failedCheck } from '../call/check.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { expectOpens } from './results/expected-rights.ts'

/** Runs one case of a call: the permission, and the checks that refuse it. */
export function runCallCase(
  call: Call,
  definition: Case,
  globals: Facts,
  shared: { readonly permissions: LinkedPermissions; readonly rules: ReadonlyMap<string, LinkedRule> },
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  expectOpens(expected, definition, call.permission, { permissions: shared.permissions, facts })
  expected.same('fault', definition.fault, failedCheck(call, shared.rules, facts)?.fault ?? 'none')
  expected.each('rules', definition.rules, (name) => shared.rules.get(name)?.evaluate(facts))
  return expected.differences()
}
