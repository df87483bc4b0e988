import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import type { Library } from '../../library.ts'
import { namesItself } from '../words/copies.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'

const fileOf = ({ id }: Machine): string => `machines/${id}.machine.json`

/** Returns the states from which a final state is reachable, ignoring guards. */
function statesThatEnd({ states, moves }: Machine): ReadonlySet<string> {
  const ending = new Set(Object.keys(states).filter((state) => states[state]?.final === true))
  for (let before = -1; before !== ending.size;) {
    before = ending.size
    for (const { from, to } of moves) if (ending.has(to)) for (const state of from) ending.add(state)
  }
  return ending
}

/** Reports states without an exit that are not final, and states from which no final state is reachable. */
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

/**
 * Tells whether a move to its own state starts in the wrong one, which is so if all states are reachable
 * without it.
 */
const beginsWrong = ({ initial, states, moves }: Machine, { id, to: own }: Move): boolean =>
  namesItself(id, states[own]?.says ?? '') === 0 &&
  Object.keys(states).every(
    (state) => state === initial || moves.some(({ from, to }) => to === state && !from.includes(to)),
  )

/** Returns a text that identifies what a move sends to the server. */
const sayCall = ({ call, body, with: sent }: Move): string => JSON.stringify([call, body, sent])

/**
 * Tells whether the network moves on from the state of a move; then requesting the move changes no state yet.
 */
const isWaitedFor = ({ moves }: Machine, { to, call, event }: Move): boolean =>
  (call !== undefined || event !== undefined) &&
  moves.some(({ by, from, to: next }) => by === undefined && from.includes(to) && next !== to)

/** Tells whether two moves make the same call from one state with no guards to tell them apart. */
export const isOneCall = (one: Move, other: Move): boolean =>
  one.call !== undefined &&
  sayCall(one) === sayCall(other) &&
  (one.guard === other.guard || one.guard === undefined || other.guard === undefined) &&
  one.from.some((state) => other.from.includes(state))

/** Returns the place of the constant that a move sends, such as the new status. */
const constantOf = ({ body = {} }: Move): string | undefined => {
  const [name] = Object.entries(body).find(([, from]) => typeof from !== 'string') ?? []
  return name === undefined ? undefined : `body/${name}`
}

/**
 * Returns the constant of a move that names another state than its target; it was copied from another move.
 */
function otherState(
  { states }: Machine,
  { body = {}, to }: Move,
): readonly [name: string, state: string] | undefined {
  const constants = Object.entries(body).map(
    ([name, from]) => [name, String((Object(from) as { is?: unknown }).is)] as const,
  )
  return constants.some(([, is]) => is === to)
    ? undefined
    : constants.find(([, is]) => is !== to && Object.hasOwn(states, is))
}

const saysAnother = (machine: Machine, ...moves: readonly Move[]): boolean =>
  moves.some((move) => otherState(machine, move) !== undefined)

/** Checks that a move sends the state it leads to. */
const lintMessages = (machine: Machine): Finding[] =>
  machine.moves.flatMap((move, at) => {
    const [name, state] = otherState(machine, move) ?? []
    if (name === undefined) return []
    const sentence = `'${move.id}' leads to '${move.to}', and sends '${state}': the record would go there. Send '${move.to}'.`
    return [{ ...error(fileOf(machine), below(`/moves/${at}/body`, name, 'is'), sentence), nearest: move.to }]
  })

/** Tells whether one of two moves makes the call named after the other, which then has its own finding. */
const isOfOther = ({ moves }: Machine, pair: readonly Move[], calls: Library['calls']): boolean =>
  pair.some(({ id, call = '' }) => {
    const [noun, verb] = call.split('.')
    return verb !== id && moves.some((other) => other.id === verb) && calls[`${noun}.${id}`] !== undefined
  })

/** Reports two moves from one state with the same call and guard, which nobody can tell apart. */
function lintTwins(machine: Machine, calls: Library['calls']): Finding[] {
  const file = fileOf(machine)
  return machine.moves.flatMap((move, at) => {
    const earlier = machine.moves.slice(0, at)
    const same = earlier.find(
      (other) =>
        other.id !== move.id &&
        isOneCall(other, move) &&
        !saysAnother(machine, move, other) &&
        !isOfOther(machine, [move, other], calls),
    )
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
      // A move out of a final state has its own finding.
      ...(move.from.includes(move.to) && !machine.states[move.to]?.final && !isWaitedFor(machine, move)
        ? [
            error(
              file,
              // If every state still has a path to it, the start of the move is wrong.
              beginsWrong(machine, move)
                ? `/moves/${at}/from/${move.from.indexOf(move.to)}`
                : `/moves/${at}/to`,
              `'${move.id}' leads from '${move.to}' to itself: nothing would move. Name the state it leads ${beginsWrong(machine, move) ? 'from' : 'to'}.`,
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

/** Checks that a displayed state does not share its name with a state. */
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

/** Checks that machines end and that their moves differ. */
export const lintMachineEnds: Lint = inEach('machines', ({ library }, machine) => [
  ...lintEnds(machine),
  ...lintMessages(machine),
  ...lintTwins(machine, library.calls),
  ...lintDisplays(machine),
])
