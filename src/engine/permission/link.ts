import type { Permission } from '#definition/generated/permission.ts'
import type { Role } from '#definition/generated/roles.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import type { LinkedRule, Problem } from '../rule/types.ts'

export interface LinkedPermission {
  readonly definition: Permission
  /** Roles that have it, also by inclusion. */
  readonly roles: ReadonlySet<string>
  /** Roles that grant each scope; every scope is required as well. */
  readonly scopes: readonly ReadonlySet<string>[]
  /** Rule of the permission; absent if there is none, 'missing' denies. */
  readonly when: LinkedRule | 'missing' | undefined
}

export type LinkedPermissions = ReadonlyMap<string, LinkedPermission>

type ById<T> = Readonly<Record<string, T>>

/** Resolves the roles and rules of all permissions; one with a problem links, and denies everybody it concerns. */
export function linkPermissions(
  permissions: ById<Permission>,
  roles: ById<Role>,
  rules: ReadonlyMap<string, LinkedRule>,
): { permissions: LinkedPermissions; problems: readonly Problem[] } {
  const linked = new Map<string, LinkedPermission>()
  const including = rolesIncluding(roles)
  for (const [id, definition] of Object.entries(permissions)) {
    const when = definition.when === undefined ? undefined : (rules.get(definition.when) ?? 'missing')
    const scopes = (definition.scopes ?? []).map((scope) => holdersOf([scope], including))
    linked.set(id, { definition, roles: holdersOf(definition.roles, including), scopes, when })
  }
  return { permissions: linked, problems: problemsIn(permissions, roles, rules) }
}

/** For each role those that include it. */
function rolesIncluding(roles: ById<Role>): ReadonlyMap<string, readonly string[]> {
  const including = new Map<string, string[]>(Object.keys(roles).map((role) => [role, []]))
  for (const [role, { includes = [] }] of Object.entries(roles))
    for (const included of includes) including.get(included)?.push(role)
  return including
}

/** Returns every role that has the permission, directly or by inclusion at any depth. */
function holdersOf(
  named: readonly string[],
  including: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const holders = new Set(named.filter((role) => including.has(role)))
  for (const holder of holders) for (const role of including.get(holder) ?? []) holders.add(role)
  return holders
}

function problemsIn(
  permissions: ById<Permission>,
  roles: ById<Role>,
  rules: ReadonlyMap<string, LinkedRule>,
) {
  const problems: Problem[] = []
  const names = Object.keys(roles)
  const needRole = (role: string, path: string) => {
    if (Object.hasOwn(roles, role)) return
    problems.push({ path, sentence: `There is no role '${role}'.`, nearest: nearestName(role, names) })
  }
  for (const [id, { when, roles: granted, scopes = [] }] of Object.entries(permissions)) {
    for (const [at, role] of granted.entries()) needRole(role, `/permissions/${id}/roles/${at}`)
    for (const [at, role] of scopes.entries()) needRole(role, `/permissions/${id}/scopes/${at}`)
    if (when === undefined || rules.has(when)) continue
    const sentence = `There is no rule '${when}': nobody has this permission. Name a rule of definitions/rules.`
    problems.push({ path: `/permissions/${id}/when`, sentence, nearest: nearestName(when, rules.keys()) })
  }
  for (const [id, { includes = [] }] of Object.entries(roles)) {
    for (const [at, role] of includes.entries()) needRole(role, `/roles/${id}/includes/${at}`)
  }
  return problems
}
