import type { Machine } from '../../generated/machine.ts'
import { formulaOf } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfy.ts'
import { groundAt, needsOf } from '../rules/conditions.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { derived } from '../ground/findings.ts'
import { logicFinder } from '../ground/logic-ground.ts'

/** Where those that show a machine say the state stands in the record. */
function stateOf({ id }: Machine, { library }: LintContext): readonly string[] {
  const details = Object.values(library.details).filter(({ machine }) => machine === id)
  const tables = Object.values(library.tables).flatMap(({ machines }) =>
    [machines?.is, ...Object.values(machines?.of ?? {})].includes(id) ? [machines!.state] : [],
  )
  return [...new Set([...details.flatMap(({ state }) => state ?? []), ...tables])]
}

/** The guard of a move is yes in one of the states it leaves, else nobody could ever make it. */
export const lintMoveReach: Lint = (context) =>
  Object.values(context.library.machines).flatMap((machine) => {
    const file = `machines/${machine.id}.machine.json`
    const find = logicFinder(machine.rules, context)
    const ground = groundAt(context, file)
    const [state, ...others] = stateOf(machine, context)
    if (state === undefined || others.length > 0) return []
    return machine.moves.flatMap(({ id, guard, from }, at) => {
      if (guard === undefined) return []
      const parts = [{ rule: guard }, { in: [{ var: `record.${state}` }, from] }]
      const formulas = parts.map((part) => formulaOf(part, find))
      const found = satisfy({ kind: 'all', of: formulas }, ground)
      if (found === undefined || found.yes !== undefined) return []
      // A guard that never holds on its own is told where it stands.
      if (formulas.some((formula) => satisfy(formula, ground)?.yes === undefined)) return []
      return [
        derived(file, `/moves/${at}/guard`, `'${id}' can never be made. ${needsOf(parts, find, ground)}`),
      ]
    })
  })
