import type { Role } from '#definition/generated/roles.ts'

type Roles = Readonly<Record<string, Role>>

export type Access = Role['access']

/** Returns the given roles with all that they include; unknown names are ignored and grant nothing. */
export function grantedRoles(roles: Roles, named: readonly string[]): ReadonlySet<string> {
  const granted = new Set(named.filter((name) => Object.hasOwn(roles, name)))
  for (const name of granted) {
    for (const other of roles[name]?.includes ?? []) if (Object.hasOwn(roles, other)) granted.add(other)
  }
  return granted
}

/** Returns for each area whether the roles read or edit it; editing includes reading (PRM-028..030). */
export function accessOf(roles: Roles, named: readonly string[]): ReadonlyMap<string, Access> {
  const areas = new Map<string, Access>()
  for (const name of grantedRoles(roles, named)) {
    const { area, access } = roles[name]!
    if (access === 'edit' || !areas.has(area)) areas.set(area, access)
  }
  return areas
}

/**
 * Returns the roles a person may assign: those they have, never those of the provider's staff (PRM-002,
 * PRM-007).
 */
export function grantableRoles(roles: Roles, named: readonly string[]): ReadonlySet<string> {
  const own = [...grantedRoles(roles, named)]
  return new Set(own.filter((name) => roles[name]?.provider !== true))
}
