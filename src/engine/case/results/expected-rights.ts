import type { Case } from '#definition/generated/cases.ts'
import { evaluatePermission } from '../../permission/verdict.ts'
import type { LinkedPermissions } from '../../permission/link.ts'
import type { Facts } from '../../rule/types.ts'
import type { Expectations } from './expectations.ts'
import { wordsIn } from '../words.ts'

/** Compares whether the roles in session.roles have the permission of a definition. */
export function expectOpens(
  expected: Expectations,
  { opens }: Case,
  permission: string,
  { permissions, facts }: { readonly permissions: LinkedPermissions; readonly facts: Facts },
): void {
  if (opens === undefined) return
  const roles = wordsIn(facts, 'session.roles')
  expected.same(
    'opens',
    opens,
    evaluatePermission(permissions, permission, { roles, facts }) === 'yes' ? 'yes' : 'no',
  )
}
