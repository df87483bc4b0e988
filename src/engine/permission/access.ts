import type { Role } from '#definition/generated/roles.ts'

type Roles = Readonly<Record<string, Role>>

export type Access = Role['access']

/** The roles somebody holds, with all that these stand for; names that are no role are left out and hold nothing. */
export function grantedRoles(roles: Roles, named: readonly string[]): ReadonlySet<string> {
  const granted = new Set(named.filter((name) => Object.hasOwn(roles, name)))
  for (const name of granted) {
    for (const other of roles[name]?.includes ?? []) if (Object.hasOwn(roles, other)) granted.add(other)
  }
  return granted
}

/** By area, whether somebody reads it or reads and edits it: editing stands above reading (PRM-028..030). */
export function accessOf(roles: Roles, named: readonly string[]): ReadonlyMap<string, Access> {
  const areas = new Map<string, Access>()
  for (const name of grantedRoles(roles, named)) {
    const { area, access } = roles[name]!
    if (access === 'edit' || !areas.has(area)) areas.set(area, access)
  }
  return areas
}

/** The roles somebody may give: those they hold themselves, never those of the provider's staff (PRM-002, PRM-007). */
export function grantableRoles(roles: Roles, named: readonly string[]): ReadonlySet<string> {
  const own = [...grantedRoles(roles, named)]
  return new Set(own.filter((name) => roles[name]?.provider !== true))
}
