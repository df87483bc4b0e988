import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import { isSlip } from '../../spelling/nearest-name.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { lintMoveAnswers } from './move-answers.ts'
import { lintMoveLabels } from './move-labels.ts'
import { logicFinder } from '../context/logic-context.ts'
import { readBy } from '../rules/requested-facts.ts'

/** Keys that matter only if a person makes the move. */
const ofPeople = ['label', 'confirm', 'asks', 'done', 'failed', 'tone'] as const

/** The state may wrongly be final, which then has its own finding. */
const asDerived = (finding: Finding): Finding => ({ ...finding, about: { kind: 'derived' } })

/**
 * Checks that a person's move has messages for success and failure, and a confirmation before a final state.
 */
function lintPerson(
  { states }: Machine,
  move: Move,
  report: (word: string, sentence: string) => Finding,
): Finding[] {
  const isFinal = states[move.to]?.final === true
  return [
    ...(move.done === undefined
      ? [report('', `Nobody reads that '${move.id}' was made: say under 'done' what has happened.`)]
      : []),
    ...(move.failed === undefined
      ? [
          report(
            '',
            `Nobody reads that '${move.id}' went wrong: say under 'failed' what it means and what to do.`,
          ),
        ]
      : []),
    ...(isFinal && move.confirm === undefined
      ? [
          asDerived(
            report(
              '',
              `'${move.id}' ends in '${move.to}', which nobody leaves again, and one slip of the hand makes it: ask before, under 'confirm'.`,
            ),
          ),
        ]
      : []),
  ]
}

/** Checks that a move only the network makes has no texts for people and no guard over the session. */
function lintNetwork(
  machine: Machine,
  move: Move,
  report: (word: string, sentence: string) => Finding,
  context: LintContext,
) {
  const word = ofPeople.find((one) => move[one] !== undefined)
  const find = logicFinder(machine.rules, context)
  const read =
    move.guard === undefined
      ? undefined
      : readBy(move.guard, find).find((name) => name.startsWith('session.'))
  return [
    ...(word === undefined
      ? []
      : [
          report(
            `/${word}`,
            `Only the network makes '${move.id}', and nobody reads '${word}'. Take it out, or say under 'by' and 'call' how a person makes the move.`,
          ),
        ]),
    ...(read === undefined
      ? []
      : [
          report(
            '/guard',
            `'${move.guard}' reads '${read}', and nobody is signed in where the network makes '${move.id}': it would never be made. Take the guard out, or name another.`,
          ),
        ]),
  ]
}

/** Every event of all moves, with how often it is written. */
function eventsOf({ library }: LintContext): ReadonlyMap<string, number> {
  const events = Object.values(library.machines).flatMap(({ moves }) =>
    moves.flatMap(({ event }) => event ?? []),
  )
  return new Map([...Map.groupBy(events, (event) => event)].map(([event, all]) => [event, all.length]))
}

/**
 * Returns the probable intended event for one written only once: that of other moves, or the name of its
 * state.
 */
function lintEvent({ event, to, id }: Move, events: ReadonlyMap<string, number>): string | undefined {
  if (event === undefined || events.get(event) !== 1) return undefined
  const others = [...events.keys()].filter((other) => other !== event && events.get(other)! > 1)
  const own = [to]
    .map((name) => name.toLowerCase().replaceAll(/[_-]/g, ' '))
    .filter((name) => name !== event && !event.startsWith(id))
  return [...others, ...own].find((other) => isSlip(event, other))
}

/**
 * Checks that moves have texts for people and none for the network, and that an event has one name
 * everywhere.
 */
export const lintMoveWords: Lint = (context) => {
  const events = eventsOf(context)
  return Object.values(context.library.machines).flatMap((machine) => [
    ...lintMoveLabels.of(context, machine),
    ...lintMoveAnswers.of(context, machine),
    ...machine.moves.flatMap((move, at) => {
      const file = `machines/${machine.id}.machine.json`
      const report = (word: string, sentence: string) => error(file, `/moves/${at}${word}`, sentence)
      const isOfPerson = move.by !== undefined && move.call !== undefined
      const meant = lintEvent(move, events)
      return [
        ...(isOfPerson ? lintPerson(machine, move, report) : []),
        ...(move.by === undefined && move.call === undefined
          ? lintNetwork(machine, move, report, context)
          : []),
        ...(meant === undefined
          ? []
          : [
              {
                ...report(
                  '/event',
                  `The trail records '${move.event}' nowhere else, and '${meant}' is known: write it the same.`,
                ),
                nearest: meant,
              },
            ]),
      ]
    }),
  ])
}
