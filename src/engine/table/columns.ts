import type { TableColumn } from '#definition/generated/table.ts'
import type { Facts } from '../rule/types.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { LinkedTable } from './types.ts'

/** Returns the columns for this person; one whose rule is not true is hidden, whatever was chosen. */
export function columnsOffered({ definition, rules }: LinkedTable, facts: Facts): readonly TableColumn[] {
  return definition.columns.filter(
    ({ showWhen }) => showWhen === undefined || rules.get(showWhen)?.evaluate(facts) === 'yes',
  )
}

/** The columns chosen, in the order chosen; the one that names the row is never missing. */
export function columnsOf(
  table: LinkedTable,
  facts: Facts,
  chosen: readonly string[],
): readonly TableColumn[] {
  const offered = columnsOffered(table, facts)
  const shown = chosen.flatMap((id) => offered.find((column) => column.id === id) ?? [])
  return [...offered.filter((column) => column.headline && !shown.includes(column)), ...shown]
}

/** Returns the value that a column depends on, such as the currency of an amount. */
export function followedBy(column: TableColumn, row: Facts): unknown {
  return column.of === undefined ? undefined : readPath(row, keysOf(column.of))
}
