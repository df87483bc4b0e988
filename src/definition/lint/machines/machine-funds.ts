import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'

const UNSAID =
  "Other states say what becomes of the payer’s money, and this one does not. Say 'held', 'booked' or 'released' in \"funds\"."

function lintRecord(file: string, { states, moves, displays = [] }: Machine): Finding[] {
  const isReached = new Set(moves.map(({ to }) => to))
  return [
    ...Object.entries(states)
      .filter(([name, { funds }]) => funds === undefined && isReached.has(name))
      .map(([name]) => error(file, below('/states', name), UNSAID)),
    ...displays.flatMap(({ funds }, at) =>
      funds === undefined ? [error(file, `/displays/${at}`, UNSAID)] : [],
    ),
  ]
}

function lintRemaining(file: string, { states, moves }: Machine): Finding[] {
  return (
    Object.entries(states)
      // A final state that moves leave has its own finding.
      .filter(
        ([name, { final, funds }]) =>
          final === true && funds === 'held' && !moves.some(({ from }) => from.includes(name)),
      )
      .map(([name]) =>
        error(
          file,
          `${below('/states', name)}/funds`,
          `Nothing moves out of '${name}', so the money would be set aside for ever. Say 'booked' or 'released'.`,
        ),
      )
  )
}

/** Checks that a state that returns the money does not have the tone of success. */
function lintTone(file: string, { states, displays = [] }: Machine): Finding[] {
  const message = [
    ...Object.entries(states).map(([name, state]) => [below('/states', name, 'tone'), name, state] as const),
    ...displays.map((state, at) => [`/displays/${at}/tone`, state.state, state] as const),
  ]
  const isBooked = Object.values(states).some(({ funds }) => funds === 'booked')
  return message.flatMap(([path, name, { funds, tone }]) =>
    funds === 'released' && tone === 'success'
      ? !isBooked
        ? [
            error(
              file,
              path.replace(/tone$/, 'funds'),
              `Money is held here and never booked, and '${name}' says that it went well. Write 'booked'.`,
            ),
          ]
        : [
            error(
              file,
              path,
              `The money of '${name}' is given back, and 'success' would say that it arrived. Write 'danger', 'warning' or 'neutral'.`,
            ),
          ]
      : [],
  )
}

/** Reports a state that returns money between two states that reserve it. */
function givenBetween(file: string, state: string, { states, moves }: Machine): Finding[] {
  const { funds } = states[state]!
  if (funds === undefined || funds === 'held') return []
  const before = moves.filter(({ to }) => to === state).flatMap(({ from }) => from)
  const after = moves.filter(({ from, to }) => from.includes(state) && to !== state).map(({ to }) => to)
  const isReserved = (name: string) => states[name]?.funds === 'held'
  if (before.length === 0 || !before.every(isReserved) || !after.some(isReserved)) return []
  const sentence = `The money is held before '${state}' and after it, and here it is '${funds}'. Nobody would check that it is still there. Write 'held'.`
  return [{ ...error(file, `${below('/states', state)}/funds`, sentence), nearest: 'held' }]
}

/** Checks that money is reserved only at the beginning and never again after it was booked or returned. */
function lintTakenAgain(file: string, machine: Machine): Finding[] {
  const { states, moves } = machine
  const alone = Object.keys(states).flatMap((state) => givenBetween(file, state, machine))
  if (alone.length > 0) return alone
  return moves.flatMap(({ id, from, to }, at) => {
    const funds = states[to]?.funds
    const given = from.find((state) => states[state]?.funds === 'released')
    const gone = from.find((state) => states[state]?.funds === 'booked')
    if (funds === 'held' && (given ?? gone) !== undefined)
      return [
        derived(
          file,
          `/moves/${at}/to`,
          given === undefined
            ? `'${id}' sets money aside that '${gone}' booked: it is gone already. Begin it elsewhere, or let the state say otherwise.`
            : `'${id}' sets money aside that '${given}' gave back: nobody would check that it is still there. Begin it elsewhere, or let the state say otherwise.`,
        ),
      ]
    return funds === 'booked' && given !== undefined
      ? [
          derived(
            file,
            `/moves/${at}/to`,
            `'${id}' books money that '${given}' gave back. Begin it elsewhere, or let the state say otherwise.`,
          ),
        ]
      : []
  })
}

/**
 * Checks the payer's funds in a machine that states them: each state says so, and each end books or returns
 * them.
 */
export const lintMachineFunds: Lint = inEach('machines', (_, machine) => {
  if (Object.values(machine.states).every(({ funds }) => funds === undefined)) return []
  const file = `machines/${machine.id}.machine.json`
  return [lintRecord, lintRemaining, lintTone, lintTakenAgain].flatMap((lint) => lint(file, machine))
})
