import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import { formulaOf, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { contextAt } from '../rules/conditions.ts'
import type { LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { isOneCall } from '../machines/machine-ends.ts'
import { logicFinder } from '../context/logic-context.ts'

type Action = NonNullable<Details['actions']>[number]

interface Main {
  readonly at: number
  readonly name: string
  /** Condition under which it is offered to anybody. */
  readonly offered: Formula
}

/** Returns the condition of an action: its rule, and for a move its start states and guard. */
export function offeredWhen(action: Action, details: Details, context: LintContext): Formula {
  const machine = context.library.machines[details.machine ?? '']
  const move = 'move' in action ? machine?.moves.find(({ id }) => id === action.move) : undefined
  const rule = 'move' in action ? move?.guard : action.when
  const rules = 'move' in action ? machine?.rules : details.rules
  const find = logicFinder(rules, context)
  const parts = [
    ...(rule === undefined ? [] : [{ rule }]),
    ...(move === undefined ? [] : [{ in: [{ var: `record.${details.state}` }, move.from] }]),
  ]
  return { kind: 'all', of: parts.map((part) => formulaOf(part, find)) }
}

function toneOf(action: Action, { machine }: Details, { library }: LintContext): string | undefined {
  if ('page' in action) return undefined
  if ('call' in action) return action.tone
  return library.machines[machine ?? '']?.moves.find(({ id }) => id === action.move)?.tone
}

/** Tells whether two actions are moves that make one call; the machine has that finding. */
function areOneCall(one: Action, other: Action, { machine }: Details, { library }: LintContext): boolean {
  const moves = library.machines[machine ?? '']?.moves ?? []
  const [first, second] = [one, other].map((action) =>
    'move' in action ? moves.find(({ id }) => id === action.move) : undefined,
  )
  return first !== undefined && second !== undefined && isOneCall(first, second)
}

/** Checks that at most one action is primary at a time, and none with the tone 'danger' or 'warning'. */
export function lintMain(file: string, details: Details, context: LintContext): Finding[] {
  // Overlapping moves are known only if the machine can be read.
  if (details.machine !== undefined && !context.library.machines[details.machine]) return []
  const scope = contextAt(context, file)
  const mains = (details.actions ?? []).flatMap((action, at): Main[] => {
    const name = 'move' in action ? action.move : action.id
    return action.main ? [{ at, name, offered: offeredWhen(action, details, context) }] : []
  })
  const canCoincide = (one: Main, other: Main) =>
    !areOneCall(details.actions![one.at]!, details.actions![other.at]!, details, context) &&
    satisfy({ kind: 'all', of: [one.offered, other.offered] }, scope)?.yes !== undefined
  return mains.flatMap((one, index) => {
    const path = `/actions/${one.at}/main`
    const tone = toneOf(details.actions![one.at]!, details, context)
    const reached = mains.slice(0, index).find((other) => canCoincide(one, other))
    return [
      ...(tone === 'danger' || tone === 'warning'
        ? [
            error(
              file,
              path,
              `'${one.name}' has the tone '${tone}' and cannot stand out as well. Take 'main' out, or 'tone'.`,
            ),
          ]
        : []),
      ...(reached
        ? [
            derived(
              file,
              path,
              `'${reached.name}' and '${one.name}' would stand out at once: let one of them.`,
              `machines/${details.machine}.machine.json`,
            ),
          ]
        : []),
    ]
  })
}
