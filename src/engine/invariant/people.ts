import { grantableRoles } from '../permission/access.ts'
import { holdsRoles } from '../permission/judge.ts'
import type { World } from './types.ts'

/** Every active session holds it. */
export const SIGNED_IN = 'signed-in'

/** A person by the roles they were given. */
export interface Person {
  readonly roles: readonly string[]
  /** The roles they gave themselves, through a call that gives roles. */
  readonly took: readonly string[]
  /** What all these roles give, whatever the rule of a permission says. */
  readonly permissions: ReadonlySet<string>
}

/** The permissions of some roles, those of everybody included; what a rule says of them is not asked. */
export function permissionsThrough({ permissions }: World, roles: readonly string[]): Set<string> {
  const held = [SIGNED_IN, ...roles]
  return new Set([...permissions].flatMap(([id, one]) => (holdsRoles(one, held) ? [id] : [])))
}

/** The calls that give roles to people. */
export function givingCalls({
  library,
}: World): readonly { readonly id: string; readonly permission: string }[] {
  return Object.values(library.calls).filter(({ gives }) => gives === 'roles')
}

/** Somebody with these roles, after they gave themselves whatever they may give. */
export function personWith(world: World, roles: readonly string[]): Person {
  const before = permissionsThrough(world, roles)
  if (!givingCalls(world).some(({ permission }) => before.has(permission)))
    return { roles, took: [], permissions: before }
  const all = new Set([...roles, ...grantableRoles(world.library.roles, roles)])
  const permissions = permissionsThrough(world, [...all])
  const took = permissions.size > before.size ? [...all].filter((role) => !roles.includes(role)) : []
  return { roles, took, permissions }
}

/** One person for each of these roles, and one who has them all together. */
export function peopleWith(world: World, roles: readonly string[]): readonly Person[] {
  const single = roles.map((role) => personWith(world, [role]))
  return [...single, personWith(world, roles)]
}

/** A role as people read it. */
export function sayRole({ library }: World, role: string): string {
  return `‘${library.roles[role]?.label ?? role}’`
}
