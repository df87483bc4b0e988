import type { Move } from '#definition/generated/machine.ts'
import { add } from '#values/decimal.ts'
import type { LinkedMachine } from '../machine/link.ts'
import { movesOpen } from '../machine/moves.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts } from '../rule/types.ts'
import { keyOfRow, machineOfRow, storedState } from './row.ts'
import type { LinkedTable } from './types.ts'

/** A selected row with the move it allows. */
export interface MovableRow {
  readonly key: string
  readonly record: Facts
  readonly machine: LinkedMachine
  readonly move: Move
}

/** A move of `bulk`, and the selected rows that allow it. */
export interface BulkMove {
  readonly id: string
  readonly label: string
  readonly rows: readonly MovableRow[]
}

/**
 * Returns the moves for selected rows, in the order of the definition. A move that no row allows is omitted;
 * moves of one label and call from several states are one.
 */
export function bulkMovesOf(
  table: LinkedTable,
  records: readonly Facts[],
  facts: Facts,
  permissions: ReadonlySet<string>,
): readonly BulkMove[] {
  const moves = table.definition.bulk?.moves ?? []
  const open = records.flatMap((record) => {
    const [key, machine, state] = [
      keyOfRow(table, record),
      machineOfRow(table, record),
      storedState(table, record),
    ]
    if (key === undefined || !machine || state === undefined) return []
    return movesOpen(machine, state, { ...facts, record }, permissions)
      .filter(({ id, call }) => moves.includes(id) && call !== undefined)
      .map((move): MovableRow => ({ key, record, machine, move }))
  })
  const offered = moves.flatMap((id): BulkMove[] => {
    const rows = open.filter(({ move }) => move.id === id)
    const [first] = rows
    return first ? [{ id, label: first.move.label ?? id, rows }] : []
  })
  const sameOf = ({ label, rows }: BulkMove) => `${label} ${rows[0]?.move.call}`
  return [...Map.groupBy(offered, sameOf).values()].map(([first, ...others]) => ({
    ...first!,
    rows: [first!, ...others].flatMap(({ rows }) => rows),
  }))
}

/** An exact sum in one currency. */
export interface Total {
  readonly currency: string
  readonly amount: string
}

/** Returns the totals of rows by currency, in order of appearance; rows without an amount are ignored. */
export function totalsOf({ definition }: LinkedTable, records: readonly Facts[]): readonly Total[] {
  const column = definition.columns.find(({ id }) => id === definition.bulk?.amount)
  if (column?.of === undefined) return []
  const [amounts, currencies] = [keysOf(column.path ?? column.id), keysOf(column.of)]
  const sums = new Map<string, string>()
  for (const record of records) {
    const [amount, currency] = [readPath(record, amounts), readPath(record, currencies)]
    if (typeof amount !== 'string' || typeof currency !== 'string') continue
    sums.set(currency, add(sums.get(currency) ?? '0', amount))
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
