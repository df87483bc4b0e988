import { moveAct, type Act } from './acts.ts'
import { possible } from './reach.ts'
import { factsOf, sayAct } from './finding-text.ts'
import type { Assumptions, Chain, World } from './types.ts'

/** Returns a case in which a person with the permission may not make a move under these facts. */
export function moveExample(
  world: World,
  act: Act,
  state: string,
  assumptions: Assumptions,
): Pick<Chain, 'of' | 'example'> {
  const machine = act.machine!
  const assignment = possible(world, act, assumptions).yes
  const isOpen = (move: (typeof machine.moves)[number]) =>
    (move.by === undefined || move.by === act.permission) &&
    possible(world, moveAct(world.library, machine, move), assumptions).yes !== undefined
  const moves = machine.moves.filter((move) => move !== act.move && move.from.includes(state) && isOpen(move))
  return {
    of: `machines/${machine.id}`,
    example: {
      case: `Nobody may ${sayAct(act)} as things are`,
      facts: factsOf(assignment, { ...assumptions, 'session.permissions': [act.permission!] }),
      state,
      moves: moves.map(({ id }) => id),
    },
  }
}
