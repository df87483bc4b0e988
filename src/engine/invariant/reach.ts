import type { Assignment } from '#definition/truth/assignments.ts'
import type { Act } from './acts.ts'
import { formulaFor } from './assumption.ts'
import type { Person } from './people.ts'
import { findAssignment } from './assignment.ts'
import type { Assumptions, World } from './types.ts'

export interface Reach {
  /** Facts with which it is reached; undefined: it never is. */
  readonly yes: Assignment | undefined
  readonly combinations: number
}

const nobody: Reach = { yes: undefined, combinations: 1 }

const remembered = new WeakMap<World, Map<string, Reach>>()

/**
 * Tells whether a person can reach an act under any settings, flags, products and records that the
 * assumptions allow.
 */
export function reach(world: World, person: Person, act: Act, assumptions: Assumptions): Reach {
  if (act.permission === undefined || !person.permissions.has(act.permission)) return nobody
  return possible(world, act, {
    ...assumptions,
    ...(asksRights(world, act) && { 'session.permissions': [...person.permissions] }),
  })
}

/** Whether the rules of an act and of its permission can all be yes. */
export function possible(world: World, act: Act, assumptions: Assumptions): Reach {
  const key = `${act.kind} ${act.name} ${JSON.stringify(assumptions)}`
  const cache = remembered.get(world) ?? new Map<string, Reach>()
  remembered.set(world, cache)
  const before = cache.get(key)
  if (before !== undefined) return before
  const { library } = world
  const when = act.permission === undefined ? undefined : library.permissions[act.permission]?.when
  const right = formulaFor([when], library, undefined, assumptions)
  const rules = formulaFor(act.rules, library, act.own, assumptions)
  const found = findAssignment({ kind: 'all', of: [right, rules] })
  cache.set(key, found)
  return found
}

const asking = new WeakMap<World, Map<string, boolean>>()

/** Tells whether the act also checks the person's own rights. */
function asksRights(world: World, act: Act): boolean {
  const cache = asking.get(world) ?? new Map<string, boolean>()
  asking.set(world, cache)
  const key = `${act.kind} ${act.name}`
  const before = cache.get(key)
  if (before !== undefined) return before
  const asks = JSON.stringify(formulaFor(act.rules, world.library, act.own, {})).includes(
    'session.permissions',
  )
  cache.set(key, asks)
  return asks
}
