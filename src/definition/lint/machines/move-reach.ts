import type { Machine } from '../../generated/machine.ts'
import { formulaOf } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { contextAt, needsOf } from '../rules/conditions.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { logicFinder } from '../context/logic-context.ts'

/** Returns the paths of the state that the details and tables of a machine name. */
function stateOf({ id }: Machine, { library }: LintContext): readonly string[] {
  const details = Object.values(library.details).filter(({ machine }) => machine === id)
  const tables = Object.values(library.tables).flatMap(({ machines }) =>
    [machines?.is, ...Object.values(machines?.of ?? {})].includes(id) ? [machines!.state] : [],
  )
  return [...new Set([...details.flatMap(({ state }) => state ?? []), ...tables])]
}

/** Checks that the guard of a move can be true in one of its start states. */
export const lintMoveReach: Lint = inEach('machines', (context, machine) => {
  const file = `machines/${machine.id}.machine.json`
  const find = logicFinder(machine.rules, context)
  const scope = contextAt(context, file)
  const [state, ...others] = stateOf(machine, context)
  if (state === undefined || others.length > 0) return []
  return machine.moves.flatMap(({ id, guard, from }, at) => {
    if (guard === undefined) return []
    const parts = [{ rule: guard }, { in: [{ var: `record.${state}` }, from] }]
    const formulas = parts.map((part) => formulaOf(part, find))
    const found = satisfy({ kind: 'all', of: formulas }, scope)
    if (found === undefined || found.yes !== undefined) return []
    // A guard that is never true has its own finding.
    if (formulas.some((formula) => satisfy(formula, scope)?.yes === undefined)) return []
    return [derived(file, `/moves/${at}/guard`, `'${id}' can never be made. ${needsOf(parts, find, scope)}`)]
  })
})
