import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'

const fileOf = ({ id }: Machine): string => `machines/${id}.machine.json`

/** The states from which a final one can still be reached, whatever guards say. */
function statesThatEnd({ states, moves }: Machine): ReadonlySet<string> {
  const ending = new Set(Object.keys(states).filter((state) => states[state]?.final === true))
  for (let before = -1; before !== ending.size;) {
    before = ending.size
    for (const { from, to } of moves) if (ending.has(to)) for (const state of from) ending.add(state)
  }
  return ending
}

/** A state that nothing leads out of is an end, and one that leads to no end keeps its record for ever. */
function lintEnds(machine: Machine): Finding[] {
  const file = fileOf(machine)
  const ending = statesThatEnd(machine)
  return Object.entries(machine.states).flatMap(([name, state]) => {
    if (state.final === true) return []
    const path = below('/states', name)
    const isLeft = machine.moves.some(({ from, to }) => from.includes(name) && to !== name)
    if (!isLeft)
      return [derived(file, path, `Nobody can leave '${name}'. Add a move out of it, or say "final": true.`)]
    if (ending.size === 0 || ending.has(name)) return []
    return [
      derived(file, path, `No way leads from '${name}' to a final state. Add a move that leads to one.`),
    ]
  })
}

/** What a move does, as far as the server can tell it from another. */
const sayCall = ({ call, body, with: sent }: Move): string => JSON.stringify([call, body, sent])

/** Whether something besides people moves on from where a move stays: then asking for it changes no state yet. */
const isWaitedFor = ({ moves }: Machine, { to, call, event }: Move): boolean =>
  (call !== undefined || event !== undefined) &&
  moves.some(({ by, from, to: next }) => by === undefined && from.includes(to) && next !== to)

/** Whether two moves make one call from one state, and no two guards tell which of them is meant. */
export const isOneCall = (one: Move, other: Move): boolean =>
  one.call !== undefined &&
  sayCall(one) === sayCall(other) &&
  (one.guard === other.guard || one.guard === undefined || other.guard === undefined) &&
  one.from.some((state) => other.from.includes(state))

/** Where a move says beside the record what becomes of it, such as a status. */
const constantOf = ({ body = {} }: Move): string | undefined => {
  const [name] = Object.entries(body).find(([, from]) => typeof from !== 'string') ?? []
  return name === undefined ? undefined : `body/${name}`
}

/** A call is one move from each state; with the same guard nobody could tell which of two is meant. */
function lintTwins(machine: Machine): Finding[] {
  const file = fileOf(machine)
  return machine.moves.flatMap((move, at) => {
    const earlier = machine.moves.slice(0, at)
    const same = earlier.find((other) => isOneCall(other, move))
    return [
      ...(earlier.some(({ id }) => id === move.id)
        ? [
            error(
              file,
              `/moves/${at}/id`,
              `Two moves are called '${move.id}'. Give one of them another name.`,
            ),
          ]
        : []),
      ...(same
        ? [
            error(
              file,
              `/moves/${at}/${constantOf(move) ?? 'call'}`,
              `'${same.id}' makes the call '${move.call}' from the same state: nobody could tell which is meant. Name another call, or a guard for each.`,
            ),
          ]
        : []),
      ...(move.from.includes(move.to) && !isWaitedFor(machine, move)
        ? [
            error(
              file,
              `/moves/${at}/to`,
              `'${move.id}' leads from '${move.to}' to itself: nothing would move. Name the state it leads to.`,
            ),
          ]
        : []),
      ...move.from.flatMap((state, index) =>
        move.from.indexOf(state) === index
          ? []
          : [error(file, `/moves/${at}/from/${index}`, `'${state}' stands twice. Keep one.`)],
      ),
    ]
  })
}

/** What is only displayed has a name of its own: under that of a state nobody could tell them apart. */
function lintDisplays(machine: Machine): Finding[] {
  const shown = (machine.displays ?? []).map(({ state }) => state)
  return shown.flatMap((state, at) => [
    ...(shown.indexOf(state) === at
      ? []
      : [
          error(
            fileOf(machine),
            `/displays/${at}/state`,
            `'${state}' is displayed twice: nobody could tell which it is. Give one another name.`,
          ),
        ]),
    ...(Object.hasOwn(machine.states, state)
      ? [
          error(
            fileOf(machine),
            `/displays/${at}/state`,
            `'${state}' is a state already: give what is only displayed a name of its own.`,
          ),
        ]
      : []),
  ])
}

/** Machines come to an end, and each of their moves is one of its own. */
export const lintMachineEnds: Lint = ({ library }) =>
  Object.values(library.machines).flatMap((machine) => [
    ...lintEnds(machine),
    ...lintTwins(machine),
    ...lintDisplays(machine),
  ])
