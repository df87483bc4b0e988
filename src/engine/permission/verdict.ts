import type { Facts, Verdict } from '../rule/types.ts'
import type { LinkedPermission, LinkedPermissions } from './link.ts'

export interface Holder {
  readonly roles: readonly string[]
  readonly facts: Facts
}

/**
 * Evaluates a permission for a person; only yes opens anything (law 1). Without a role, for an unknown
 * permission or a missing rule it is no; a rule without verdict gives unknown.
 */
export function evaluatePermission(permissions: LinkedPermissions, id: string, holder: Holder): Verdict {
  const permission = permissions.get(id)
  if (!permission || !holdsRoles(permission, holder.roles)) return 'no'
  if (permission.when === undefined) return 'yes'
  return permission.when === 'missing' ? 'no' : permission.when.evaluate(holder.facts)
}

/**
 * Tells whether the roles suffice: any of its roles and all of its scopes (PRM-003, PRM-005). Its rule is not
 * evaluated.
 */
export function holdsRoles({ roles, scopes }: LinkedPermission, granted: readonly string[]): boolean {
  const holdsOne = (holders: ReadonlySet<string>) => granted.some((role) => holders.has(role))
  return holdsOne(roles) && scopes.every(holdsOne)
}

/** Returns the ids of all permissions of a person. */
export function permissionsOf(permissions: LinkedPermissions, holder: Holder): ReadonlySet<string> {
  return new Set(
    [...permissions.keys()].filter((id) => evaluatePermission(permissions, id, holder) === 'yes'),
  )
}
