import type { Case } from '#definition/generated/cases.ts'
import { evaluatePermission } from '../permission/verdict.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import type { Facts } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { wordsIn } from './words.ts'

/** Runs one case of permissions: the verdicts for the roles in session.roles. */
export function runPermissionCase(
  permissions: LinkedPermissions,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const roles = wordsIn(facts, 'session.roles')
  expected.each('allows', definition.allows, (id) => evaluatePermission(permissions, id, { roles, facts }))
  return expected.differences()
}
