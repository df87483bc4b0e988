import type { Finding } from '../../finding.ts'
import type { Machine, Move } from '../../generated/machine.ts'
import { inEach, type EachLint } from '../context/each.ts'
import { formulaOf } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { logicFinder } from '../context/logic-context.ts'
import { reachOf } from '../rules/rule-reach.ts'
import { placeholders } from '../words/templates.ts'
import type { LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'

type State = Machine['states'][string]

const firstWord = (label: string): string => label.split(' ')[0]!

/** States that can follow a state, however many moves later. */
function reachedFrom({ moves }: Machine, start: string): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (const { from, to } of moves)
      if (from.includes(state) && !reached.has(to)) {
        reached.add(to)
        open.push(to)
      }
  return reached
}

/** Reports a state on the good path from which only failure is left. */
function lintLost(machine: Machine, file: string): Finding[] {
  const { states } = machine
  const isGoodEnd = ({ final, tone }: State) => final === true && tone === 'success'
  if (!Object.values(states).some(isGoodEnd)) return []
  // A state that nothing reaches has its own finding.
  const arrived = reachedFrom(machine, machine.initial).add(machine.initial)
  if (Object.keys(states).some((name) => !arrived.has(name))) return []
  return Object.entries(states).flatMap(([name, { final, tone }]) => {
    if (final || tone === 'danger' || tone === 'warning') return []
    const ends = [...reachedFrom(machine, name)].flatMap((one) => (states[one]?.final ? states[one] : []))
    if (ends.length === 0 || ends.some((end) => end.tone !== 'danger')) return []
    const sentence = `What comes to '${name}' can only fail: no move leads on from it to where things end well. Write '${name}' under 'from' of the move that goes on.`
    return [derived(file, `/states/${name}`, sentence)]
  })
}

/** Reports a state that tells people to do what no move from it does. */
function lintAdvice({ states, moves }: Machine, file: string): Finding[] {
  const words = new Set(moves.flatMap(({ label }) => (label === undefined ? [] : firstWord(label))))
  return Object.entries(states).flatMap(([name, { says = '' }]) => {
    const open = new Set(
      moves.flatMap(({ from, label }) => (from.includes(name) && label ? firstWord(label) : [])),
    )
    const idle = [...words].find(
      (word) => !open.has(word) && new RegExp(`(?:^|[.,] (?:or )?)${word} it\\b`, 'i').test(says),
    )
    if (idle === undefined) return []
    const sentence = `People are told to '${idle}', and no such move leaves '${name}'. Say what they can do: ${[...open].join(', ') || 'wait'}.`
    return [derived(file, `/states/${name}/says`, sentence)]
  })
}

/** Reports a button that reads as the state it leads to, and a move that leads past the state it is named after. */
function lintMove({ states, moves }: Machine, file: string, move: Move, at: number): Finding[] {
  const named = Object.keys(states).find((one) =>
    [move.id, `${move.id}d`, `${move.id}ed`].includes(one.toLowerCase()),
  )
  const passed =
    named !== undefined &&
    named !== move.to &&
    moves.some((one) => one !== move && one.to === named && one.from.some((from) => move.from.includes(from)))
      ? [
          derived(
            file,
            `/moves/${at}/to`,
            `'${move.id}' leads to '${move.to}', and another move to '${named}': the two were exchanged. Write '${named}' here.`,
          ),
        ]
      : []
  const isState = move.label !== undefined && firstWord(move.label).endsWith('ed')
  return isState && states[move.to]?.label === move.label
    ? [
        ...passed,
        derived(
          file,
          `/moves/${at}/label`,
          `'${move.label}' is what the state reads when it is done. Write on the button what it does.`,
        ),
      ]
    : passed
}

/** Reports of two moves there and back that only one asks for a fresh sign-in. */
function lintThereAndBack({ moves }: Machine, { library: { calls } }: LintContext): Finding[] {
  return moves.flatMap((one) => {
    const back = moves.find(
      ({ from, to }) =>
        from.length === 1 && one.from.length === 1 && from[0] === one.to && one.from[0] === to,
    )
    const [own, other] = [calls[one.call ?? ''], calls[back?.call ?? '']]
    if (own === undefined || !other?.freshSignIn || own.freshSignIn) return []
    if (![own, other].every(({ id }) => /\.(?:en|dis)able$/.test(id))) return []
    const sentence = `'${other.id}' asks for a fresh sign-in, and this one, which undoes it, does not. Write "freshSignIn": true in both, or in neither.`
    return [derived(`calls/${own.id}.call.json`, '', sentence)]
  })
}

/** Reports a question that prints what the guard says is not there. */
function lintPrinted(machine: Machine, file: string, context: LintContext): Finding[] {
  const find = logicFinder(machine.rules, context)
  const { context: truth } = reachOf(file, machine.rules, context)
  return machine.moves.flatMap(({ guard, confirm = {} }, at) => {
    if (guard === undefined || find(guard) === undefined) return []
    return (['title', 'says', 'button'] as const).flatMap((word): Finding[] => {
      const [root] = placeholders((confirm as { title?: string; says?: string; button?: string })[word] ?? '')
        .flat()
        .map((name) => name.split('.')[0]!)
      if (root === undefined) return []
      const both = [formulaOf({ rule: guard }, find), formulaOf({ has: [`record.${root}`] }, find)]
      const found = satisfy({ kind: 'all', of: both }, truth)
      if (found === undefined || found.yes !== undefined) return []
      const sentence = `'${guard}' holds only where there is no '${root}', which is printed here: people would read a gap. Print what there is then.`
      return [derived(file, `/moves/${at}/confirm/${word}`, sentence)]
    })
  })
}

/** Checks that what states and moves are called fits where moves lead. */
export const lintMoveLabels: EachLint<Machine> = inEach('machines', (context, machine) => {
  const file = `machines/${machine.id}.machine.json`
  return [
    ...lintLost(machine, file),
    ...lintAdvice(machine, file),
    ...machine.moves.flatMap((move, at) => lintMove(machine, file, move, at)),
    ...lintThereAndBack(machine, context),
    ...lintPrinted(machine, file, context),
  ]
})

/** Reports a list of moves that has one of two moves which people know as one: the same call and label, by another guard. */
export function lintTwins(
  file: string,
  path: string,
  listed: string,
  others: readonly string[],
  machines: readonly Machine[],
): Finding[] {
  return machines.flatMap(({ moves }) => {
    const move = moves.find(({ id }) => id === listed)
    const twin = moves.find(
      ({ id, call, label }) =>
        call !== undefined && call === move?.call && label === move.label && !others.includes(id),
    )
    if (twin === undefined) return []
    const sentence = `'${listed}' reads '${twin.label}' as '${twin.id}' does, and where that is the move people find no button. Name '${twin.id}' as well.`
    return [derived(file, path, sentence)]
  })
}
