import type { Facts, Verdict } from '../rule/types.ts'
import type { LinkedPermissions } from './link.ts'

export interface Holder {
  readonly roles: readonly string[]
  readonly facts: Facts
}

/**
 * Whether somebody has a permission; only yes opens anything (law 1). No role, an unknown permission or a missing
 * rule is no; a rule that cannot be judged is unknown.
 */
export function judgePermission(permissions: LinkedPermissions, id: string, holder: Holder): Verdict {
  const permission = permissions.get(id)
  if (!permission || !holder.roles.some((role) => permission.roles.has(role))) return 'no'
  if (permission.when === undefined) return 'yes'
  return permission.when === 'missing' ? 'no' : permission.when.judge(holder.facts)
}

/** The ids of all permissions somebody has. */
export function permissionsOf(permissions: LinkedPermissions, holder: Holder): ReadonlySet<string> {
  return new Set([...permissions.keys()].filter((id) => judgePermission(permissions, id, holder) === 'yes'))
}
