import type { Move } from '#definition/generated/machine.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedMachine } from './link.ts'

/**
 * Returns the moves a person may make from a state, in order. A move without a permission belongs to the
 * network, and only a true guard opens a move (law 1).
 */
export function movesOpen(
  machine: LinkedMachine,
  state: string,
  facts: Facts,
  permissions: ReadonlySet<string>,
): readonly Move[] {
  return movesPossible(machine, state, facts, permissions).filter(({ by }) => by !== undefined)
}

/** The same with the moves of the network: all that can happen next. */
export function movesPossible(
  { definition, rules }: LinkedMachine,
  state: string,
  facts: Facts,
  permissions: ReadonlySet<string>,
): readonly Move[] {
  return definition.moves.filter(({ from, by, guard }) => {
    if (!from.includes(state) || (by !== undefined && !permissions.has(by))) return false
    return guard === undefined || rules.get(guard)?.evaluate(facts) === 'yes'
  })
}
