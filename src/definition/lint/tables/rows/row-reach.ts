import type { Table } from '../../../generated/table.ts'
import { inEach } from '../../context/each.ts'
import type { Lint } from '../../context/context.ts'
import { error } from '../../context/findings.ts'
import { reachOf, unreachable } from '../../rules/rule-reach.ts'
import { fileOf } from '../table-flow.ts'

type Action = NonNullable<Table['rowActions']>[number]

const isForAll = (action: Action): boolean => 'opens' in action && action.permission === undefined

/** Returns the rule that ends the search if it is true. */
function endsAt(action: Action): readonly string[] {
  if ('none' in action) return [action.none]
  return isForAll(action) && 'opens' in action && action.when !== undefined ? [action.when] : []
}

/** Only the first row action that fits is offered: each fits some row that none before it took. */
export const lintRowReach: Lint = inEach('tables', (context, table) => {
  const reach = reachOf(fileOf(table), table.rules, context)
  const actions = table.rowActions ?? []
  return actions.flatMap((action, at) => {
    if ('none' in action) return []
    const path = `/rowActions/${at}`
    const earlier = actions.slice(0, at)
    const name = 'move' in action ? action.move : action.id
    const always = earlier.find((one) => isForAll(one) && !('when' in one && one.when !== undefined))
    if (always !== undefined && 'id' in always)
      return [
        error(
          reach.file,
          path,
          `'${name}' is never offered: '${always.id}' before it fits every row. Move it before, or name under 'when' which rows '${always.id}' is for.`,
        ),
      ]
    return unreachable(reach, path, `'${name}' is never offered.`, [action.when], earlier.flatMap(endsAt))
  })
})
