import type { AlwaysEnds } from '#definition/generated/invariant.ts'
import type { Machine, Move } from '#definition/generated/machine.ts'
import { moveAct } from '../acts.ts'
import { namesForAll } from '../patterns.ts'
import { possible } from '../reach.ts'
import type { Chain, Search, World } from '../types.ts'

/** Looks from every state of every machine for a path to its end. */
export function searchAlwaysEnds(world: World, terms: AlwaysEnds): Search {
  const ids = Object.keys(world.library.machines)
  const left = namesForAll(terms.except ?? [], ids)
  const without = namesForAll(terms.without ?? [], Object.keys(world.library.permissions))
  let combinations = 0
  const chains: Chain[] = []
  for (const id of namesForAll(terms.machines, ids)) {
    if (left.has(id)) continue
    const machine = world.library.machines[id]!
    const moves = machine.moves.filter((move) => {
      if (move.by !== undefined && without.has(move.by)) return false
      const found = possible(world, moveAct(world.library, machine, move), {})
      combinations += found.combinations
      return found.yes !== undefined
    })
    combinations += Object.keys(machine.states).length
    chains.push(...stuckIn(machine, moves, terms.goOn?.[id]))
  }
  return { combinations, chains: chains.toSorted((one, other) => one.steps.length - other.steps.length) }
}

function stuckIn(machine: Machine, moves: readonly Move[], goesOn: string | undefined): Chain[] {
  const states = Object.keys(machine.states)
  const ends = goesOn === undefined ? states.filter((state) => machine.states[state]?.final) : [goesOn]
  const ending = new Set(ends)
  for (const state of ending)
    for (const { from, to } of moves) if (to === state) from.forEach((one) => ending.add(one))
  return states
    .filter((state) => !ending.has(state))
    .map((state) => ({
      steps: [...pathTo(machine, moves, state), sayStuck(moves, state, goesOn)],
      of: `machines/${machine.id}`,
      example: {
        case: `A record that is ${state} can still end`,
        state,
        moves: [...movesFrom(moves, state), 'end'],
      },
    }))
}

const movesFrom = (moves: readonly Move[], state: string): string[] =>
  moves.filter(({ from }) => from.includes(state)).map(({ id }) => id)

/** Returns the shortest path from the initial state. */
function pathTo({ id, initial }: Machine, moves: readonly Move[], state: string): string[] {
  const paths = new Map<string, readonly string[]>([
    [initial, [`A record of '${id}' begins as '${initial}'.`]],
  ])
  for (const [at, path] of paths)
    for (const move of moves)
      if (move.from.includes(at) && !paths.has(move.to))
        paths.set(move.to, [...path, `The move '${move.id}' makes it '${move.to}'.`])
  return [...(paths.get(state) ?? [`A record of '${id}' is '${state}'.`])]
}

function sayStuck(moves: readonly Move[], state: string, goesOn: string | undefined): string {
  const isLeft = moves.some(({ from, to }) => from.includes(state) && to !== state)
  if (!isLeft) return `Nothing leads out of '${state}', and it is not final.`
  const end = goesOn === undefined ? 'to a final state' : `to '${goesOn}'`
  return `From '${state}' nothing leads ${end}.`
}
