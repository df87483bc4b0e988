import { useMemo } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { phoneRowOf, type PhoneCell } from '#engine/table/phone-row.ts'
import { usualColumns } from '#engine/table/query/state.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { Skeleton } from '../boundary/skeleton.tsx'
import type { PlannedColumn } from './cells/cell.tsx'
import { Cards } from './rows/cards.tsx'
import { Grid } from './rows/grid.tsx'
import type { TableHost } from './host.ts'
import type { KeyOf } from './rows/steady-rows.ts'
import { BeyondEnd, NothingFound, NothingYet, Refused } from './table-states.tsx'
import { useRowActions } from './rows/use-row-actions.ts'
import type { TableRows } from './rows/use-rows.ts'
import type { TableModel } from './use-table-model.ts'

/** Maximum of placeholder rows; no screen shows more. */
const mostGrey = 50

export interface TableBodyProps {
  readonly table: LinkedTable
  readonly host: TableHost
  readonly state: TableState
  readonly rows: TableRows
  readonly model: TableModel
  readonly keyOf: KeyOf
  /** Descriptions of the filters. */
  readonly filters: readonly string[]
  readonly isSelectable: boolean
  readonly isCompact: boolean
  readonly onPage: (page: number) => void
  readonly onClear: () => void
}

/** Rows of a table, or the reason why there are none. */
export function TableBody(props: TableBodyProps) {
  const { table, host, state, rows, model, keyOf, filters, isSelectable, isCompact, onPage, onClear } = props
  const options = useRowActions(table, host, { records: rows.rows, columns: model.columns, keyOf })
  const isChosen = state.columns.join() !== usualColumns(table).join()
  const phone = usePhoneRow(table, model.columns, isChosen)
  const { noun, title, layout } = table.definition
  const { call, page } = rows
  if (call.status === 'failed' && call.refusal && call.refusal.status !== 404)
    return (
      <Refused
        refusal={call.refusal}
        noun={noun.other}
        title={table.definition.unloaded}
        onAgain={call.again}
      />
    )
  if (!page && call.status !== 'failed')
    return (
      <Skeleton
        says={sayTables('loading', { noun: noun.other })}
        shape="table"
        rows={Math.min(state.size, mostGrey) + 1}
      />
    )
  if (rows.rows.length > 0 && layout === 'cards')
    return <Cards table={table} host={host} model={model} actions={options} isBusy={rows.isStale} />
  if (rows.rows.length > 0)
    return (
      <Grid
        label={title}
        model={model}
        actions={options}
        isSelectable={isSelectable}
        isCompact={isCompact}
        isBusy={rows.isStale}
        phone={phone}
      />
    )
  if (page && page.total > 0 && state.page > 1)
    return <BeyondEnd page={page} requested={state.page} onLast={() => onPage(Math.max(1, page.pages))} />
  if (filters.length > 0)
    return (
      <NothingFound
        noun={noun.other}
        filters={filters}
        isSearched={state.search !== undefined}
        onClear={onClear}
      />
    )
  return <NothingYet table={table} host={host} />
}

/**
 * Returns the cells of the row of a phone. All columns show if the person chose them, or if a row opens no
 * page that shows the rest.
 */
function usePhoneRow(
  { definition }: LinkedTable,
  columns: readonly PlannedColumn[],
  isChosen: boolean,
): readonly PhoneCell[] {
  return useMemo(() => {
    const { sort } = definition
    const shown = columns.flatMap(({ id }) => definition.columns.find((column) => column.id === id) ?? [])
    const hasPage = shown.some(({ opens }) => opens !== undefined)
    return phoneRowOf(shown, { sort, isWhole: isChosen || !hasPage })
  }, [definition, columns, isChosen])
}
