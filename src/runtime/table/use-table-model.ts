import {
  functionalUpdate,
  useTable,
  type ColumnVisibilityState,
  type ReactTable,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { TableSort } from '#engine/table/types.ts'
import type { PlannedColumn } from './cells/cell.tsx'
import { features, type GridFeatures, type RowRecord } from './features.ts'
import type { KeyOf } from './rows/steady-rows.ts'
import type { Selection } from './selection/use-selection.ts'

export interface TableModelOptions {
  /** All columns, prepared once. */
  readonly columns: readonly PlannedColumn[]
  /** Which of them show, from left to right. */
  readonly shown: readonly string[]
  readonly rows: readonly RowRecord[]
  readonly keyOf: KeyOf
  readonly sort?: TableSort | undefined
  readonly onSort?: ((sort: TableSort) => void) | undefined
  /** Hears which columns show now, from left to right. */
  readonly onColumns?: ((shown: readonly string[]) => void) | undefined
  /** Selected rows; absent if rows cannot be selected. */
  readonly selection?: Selection | undefined
}

export interface TableModel {
  readonly table: ReactTable<GridFeatures, RowRecord>
  /** The columns that show, as they are drawn. */
  readonly columns: readonly PlannedColumn[]
  /** Selects or deselects a row; a range selects all rows since the last selected one. */
  readonly select: (id: string, isRange: boolean) => void
}

interface SelectEvent {
  readonly target: { readonly checked: boolean }
  readonly isRange: boolean
}

const nothing: RowSelectionState = {}

/**
 * State of a list in TanStack Table: rows, columns, sort order and selection. The owner of a part, such as
 * the address, provides it and receives its changes.
 */
export function useTableModel(options: TableModelOptions): TableModel {
  const { columns, shown, rows, keyOf, sort, onSort, onColumns, selection } = options
  const rowSelection = selection?.state ?? nothing
  const onRowSelectionChange = selection?.onChange
  const defs = useMemo(
    () =>
      columns.map(({ id, words, sort: by, isHeadline }) => ({
        id,
        accessorFn: words,
        enableSorting: by !== undefined,
        enableHiding: !isHeadline,
      })),
    [columns],
  )
  const state = useMemo(() => {
    const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)]))
    const sorting = columns
      .filter(({ sort: by }) => by !== undefined && by === sort?.by)
      .map(({ id }) => ({ id, desc: sort?.direction === 'desc' }))
    return { columnOrder: [...shown], columnVisibility, sorting, rowSelection }
  }, [columns, shown, sort, rowSelection])
  const tableOptions = useMemo(
    () => ({
      features,
      columns: defs,
      data: rows,
      getRowId: keyOf,
      state,
      manualSorting: true,
      enableSorting: onSort !== undefined,
      enableSortingRemoval: false,
      sortDescFirst: true,
      enableRowSelection: onRowSelectionChange !== undefined,
      isRowRangeSelectionEvent: (event: unknown) => (event as SelectEvent).isRange,
      onSortingChange: (change: SortingState | ((before: SortingState) => SortingState)) => {
        const [next] = functionalUpdate(change, state.sorting)
        const by = columns.find(({ id }) => id === next?.id)?.sort
        if (next && by !== undefined) onSort?.({ by, direction: next.desc ? 'desc' : 'asc' })
      },
      onColumnOrderChange: (change: string[] | ((before: string[]) => string[])) =>
        onColumns?.(functionalUpdate(change, state.columnOrder)),
      onColumnVisibilityChange: (
        change: ColumnVisibilityState | ((before: ColumnVisibilityState) => ColumnVisibilityState),
      ) => {
        const isVisible = functionalUpdate(change, state.columnVisibility)
        const added = columns.map(({ id }) => id).filter((id) => isVisible[id] && !shown.includes(id))
        onColumns?.([...shown.filter((id) => isVisible[id]), ...added])
      },
      ...(onRowSelectionChange && { onRowSelectionChange }),
    }),
    [columns, defs, rows, keyOf, state, shown, onSort, onColumns, onRowSelectionChange],
  )
  const table = useTable(tableOptions)
  const latest = useRef(table)
  useLayoutEffect(() => {
    latest.current = table
  })
  const select = useCallback((id: string, isRange: boolean) => {
    const row = latest.current.getRow(id)
    const event: SelectEvent = { target: { checked: isRange || !row.getIsSelected() }, isRange }
    row.getToggleSelectedHandler()(event)
  }, [])
  const order = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join()
  const drawn = useMemo(
    () => order.split(',').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [order, columns],
  )
  return useMemo(() => ({ table, columns: drawn, select }), [table, drawn, select])
}
