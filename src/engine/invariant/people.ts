import { grantableRoles } from '../permission/access.ts'
import { holdsRoles } from '../permission/verdict.ts'
import type { World } from './types.ts'

/** Role of every active session. */
export const SIGNED_IN = 'signed-in'

/** A person with assigned roles. */
export interface Person {
  readonly roles: readonly string[]
  /** Roles they gave themselves, through a call that assigns roles. */
  readonly took: readonly string[]
  /** Permissions that the roles give, without looking at the rule of a permission. */
  readonly permissions: ReadonlySet<string>
}

const grantedIn = new WeakMap<World, Map<string, ReadonlySet<string>>>()

/** Returns the permissions of some roles, including those of everybody, without evaluating their rules. */
export function permissionsThrough(world: World, roles: readonly string[]): ReadonlySet<string> {
  const cache = grantedIn.get(world) ?? new Map<string, ReadonlySet<string>>()
  grantedIn.set(world, cache)
  const granted = [SIGNED_IN, ...roles]
  const key = granted.join('\n')
  const through = cache.get(key) ?? grantedThrough(world, granted)
  cache.set(key, through)
  return through
}

function grantedThrough({ permissions }: World, granted: readonly string[]): ReadonlySet<string> {
  return new Set([...permissions].flatMap(([id, one]) => (holdsRoles(one, granted) ? [id] : [])))
}

type GivingCalls = readonly { readonly id: string; readonly permission: string }[]

const givingIn = new WeakMap<World, GivingCalls>()

/** Returns the calls that assign roles. */
export function givingCalls(world: World): GivingCalls {
  const calls =
    givingIn.get(world) ?? Object.values(world.library.calls).filter(({ gives }) => gives === 'roles')
  givingIn.set(world, calls)
  return calls
}

/** Returns a person with these roles after they gave themselves every role they may assign. */
export function personWith(world: World, roles: readonly string[]): Person {
  const before = permissionsThrough(world, roles)
  if (!givingCalls(world).some(({ permission }) => before.has(permission)))
    return { roles, took: [], permissions: before }
  const all = new Set([...roles, ...grantableRoles(world.library.roles, roles)])
  const permissions = permissionsThrough(world, [...all])
  const took = permissions.size > before.size ? [...all].filter((role) => !roles.includes(role)) : []
  return { roles, took, permissions }
}

/** Returns one person for each role, and one with all of them. */
export function peopleWith(world: World, roles: readonly string[]): readonly Person[] {
  const single = roles.map((role) => personWith(world, [role]))
  return [...single, personWith(world, roles)]
}

/** A role as people read it. */
export function sayRole({ library }: World, role: string): string {
  return `‘${library.roles[role]?.label ?? role}’`
}
