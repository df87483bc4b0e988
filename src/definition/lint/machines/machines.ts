import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { caused, derived, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { namesItself } from '../words/copies.ts'

function reachable(machine: Pick<Machine, 'moves'>, from: string): Set<string> {
  const found = new Set([from])
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const move of machine.moves) if (move.from.some((state) => found.has(state))) found.add(move.to)
  }
  return found
}

/**
 * Checks that the initial state has moves and that every state is reachable from it, if there is such a
 * state.
 */
function lintInitial(file: string, machine: Machine): Finding[] {
  const { initial, states } = machine
  const all = Object.keys(states)
  if (!all.includes(initial)) return []
  const first = all.find((state) => reachable(machine, state).size >= all.length)
  const reached = reachable(machine, initial)
  // One unreachable state has lost a move; several mean that the initial state is wrong.
  const isLost = all.filter((state) => !reached.has(state)).length > 1
  if (states[initial]?.final === true)
    return [
      caused(
        `final ${initial}`,
        file,
        '/initial',
        `'${initial}' is final: a record would begin where it ends.${begin(first)}`,
      ),
    ]
  return isLost && first !== undefined
    ? [
        error(
          file,
          '/initial',
          `From '${initial}' some states are never reached, and from '${first}' all are.${begin(first)}`,
        ),
      ]
    : []
}

const begin = (state: string | undefined): string => (state === undefined ? '' : ` Begin with '${state}'.`)

/**
 * Reports an unreachable state; if a move is named after it and leads elsewhere, the finding is at that move.
 */
function unreached(file: string, state: string, { moves }: Machine): Finding {
  const fits = (id: string, name: string) => namesItself(id, name)
  const at = moves.findIndex(
    ({ id, to, from }) =>
      to !== state &&
      fits(id, state) > fits(id, to) &&
      moves.some(
        (other) => other.id !== id && other.to === to && other.from.some((one) => from.includes(one)),
      ),
  )
  if (at === -1)
    return derived(
      file,
      `/states/${state}`,
      `No move ever arrives at '${state}'. Add the move that leads there, or take the state out.`,
    )
  const { id, to } = moves[at]!
  const sentence = `'${id}' leads to '${to}', where another move leads from the same state, and none arrives at '${state}'. Lead it there.`
  return { ...derived(file, `/moves/${at}/to`, sentence), nearest: state }
}

/** Returns the states that no move reaches, without those reachable only from them. */
function lostIn(machine: Machine, found: ReadonlySet<string>): readonly string[] {
  const lost = Object.keys(machine.states).filter((state) => !found.has(state))
  const first = lost.filter(
    (state) => !lost.some((one) => one !== state && reachable(machine, one).has(state)),
  )
  return first.length === 0 ? lost.slice(0, 1) : first
}

/**
 * Checks that the states of machines exist, that final states have no moves, and that no move is without a
 * start.
 */
export const lintMachines: Lint = inEach('machines', (context, machine) => {
  const file = `machines/${machine.id}.machine.json`
  const states = Object.keys(machine.states)
  const found = reachable(machine, machine.initial)
  const permissions = namesOf(context, 'permissions')
  return [
    ...unknownName(file, '/initial', 'state', machine.initial, states),
    ...lintInitial(file, machine),
    ...machine.moves.flatMap((move, at) => [
      ...move.from.flatMap((state, index) =>
        unknownName(file, `/moves/${at}/from/${index}`, 'state', state, states),
      ),
      ...unknownName(file, `/moves/${at}/to`, 'state', move.to, states),
      ...unknownName(file, `/moves/${at}/by`, 'permission', move.by, permissions),
      ...move.from.flatMap((state, index) =>
        machine.states[state]?.final
          ? [
              caused(
                `final ${state}`,
                file,
                `/moves/${at}/from/${index}`,
                `'${move.id}' leaves '${state}', which is final. Take '${state}' out here, or 'final' out of the state.`,
              ),
            ]
          : [],
      ),
    ]),
    ...lostIn(machine, found).map((state) => unreached(file, state, machine)),
  ]
})
