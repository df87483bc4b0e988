import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import { inEach } from '../context/each.ts'
import { derived, error } from '../context/findings.ts'

/** Words of a failure, which a message of success never has. */
const REFUSED = /\b(?:could not|was not|were not|cannot be|did not|try again)\b/i

const sayPlace = (machine: Machine, at: number, rest: string) =>
  [`machines/${machine.id}.machine.json`, `/moves/${at}/${rest}`] as const

/** Checks that people read of success what went well. */
function lintDone(machine: Machine, { id, done }: Move, at: number): Finding[] {
  const [words] = REFUSED.exec(done ?? '') ?? []
  if (words === undefined) return []
  const sentence = `People read this when '${id}' was made, and ‘${words}’ says that it was not. Say what happened, and under 'failed' what did not.`
  return [error(...sayPlace(machine, at, 'done'), sentence)]
}

/** Checks that people read of failure that nothing came of it. */
function lintFailed(machine: Machine, { id, failed, done = '' }: Move, at: number): Finding[] {
  // A copy of what is read of success has its own finding.
  if (
    failed === undefined ||
    failed === done ||
    REFUSED.test(failed) ||
    REFUSED.test(done) ||
    / no\b| not\b/i.test(failed)
  )
    return []
  const sentence = `People read this when '${id}' was not made, and it does not say so. Say what could not be done, what became of it and what to do.`
  return [error(...sayPlace(machine, at, 'failed'), sentence)]
}

/** Checks that the button of a question says what the move does, not what its neighbour does. */
function lintButton(machine: Machine, { id, label = '', confirm }: Move, at: number): Finding[] {
  const button = confirm?.button
  if (button === undefined || button.startsWith(label)) return []
  const other = machine.moves.find(
    (one) => one.id !== id && (one.label ?? '') !== '' && `${button} `.startsWith(`${one.label} `),
  )
  if (other === undefined) return []
  const sentence = `This is what '${other.id}' does, and '${id}' would be made: people would press it for the other. Begin it with ‘${label}’.`
  return [error(...sayPlace(machine, at, 'confirm/button'), sentence)]
}

/** Checks that what is asked before a move is not sent by the move already, and can be answered. */
const lintAsks = (machine: Machine, { asks = [], body = {} }: Move, at: number): Finding[] =>
  asks.flatMap(({ id, lockWhen, optional }, index) => [
    ...(body[id] === undefined
      ? []
      : [
          error(
            ...sayPlace(machine, at, `asks/${index}/id`),
            `'${id}' is sent already, under 'body': the answer would take its place, or be lost. Ask for another name.`,
          ),
        ]),
    ...(lockWhen === undefined || optional === true
      ? []
      : [
          error(
            ...sayPlace(machine, at, `asks/${index}/lockWhen`),
            `'${id}' must be answered and begins empty, so that nobody gets past it while it is locked. Take 'lockWhen' out.`,
          ),
        ]),
  ])

/** Checks that the network has one move from a state to another. */
const lintNetwork = (machine: Machine, move: Move, at: number): Finding[] => {
  const isOfNetwork = (one: Move) => one.by === undefined && one.call === undefined && one.guard === undefined
  // A move that leads where its neighbour leads, in place of a state that none reaches, has its own finding.
  const isReached = (state: string) =>
    state === machine.initial || machine.moves.some(({ to }) => to === state)
  if (!isOfNetwork(move) || !Object.keys(machine.states).every(isReached)) return []
  const first = machine.moves.find(
    (one, index) =>
      index < at &&
      isOfNetwork(one) &&
      one.to === move.to &&
      move.from.every((state) => one.from.includes(state)),
  )
  if (first === undefined) return []
  const sentence = `'${first.id}' leads from there to '${move.to}' already: nobody could tell which of the two was made. Keep one.`
  return [derived(...sayPlace(machine, at, 'id'), sentence)]
}

/** Checks that a machine whose moves the trail records names what it records of each. */
function lintEvents(machine: Machine): Finding[] {
  const without = machine.moves.filter(({ event }) => event === undefined)
  const [move] = without
  if (move === undefined || without.length > 1 || machine.moves.length < 3) return []
  const sentence = `The trail records every other move of this machine, and '${move.id}' would leave a gap. Say under 'event' what it records.`
  return [derived(`machines/${machine.id}.machine.json`, `/moves/${machine.moves.indexOf(move)}`, sentence)]
}

/** Checks what people answer and read around a move, and that no two moves are one. */
export const lintMoveAnswers = inEach('machines', (_context, machine) => [
  ...lintEvents(machine),
  ...machine.moves.flatMap((move, at) => [
    ...lintDone(machine, move, at),
    ...lintFailed(machine, move, at),
    ...lintButton(machine, move, at),
    ...lintAsks(machine, move, at),
    ...lintNetwork(machine, move, at),
  ]),
])
