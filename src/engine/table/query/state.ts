import type { TableSort } from '#definition/generated/table.ts'
import type { LinkedTable, TableState } from '../types.ts'

/** Returns the columns shown by default. */
export function usualColumns({ definition }: LinkedTable): readonly string[] {
  return definition.columns.filter((column) => !column.hidden).map((column) => column.id)
}

/** Returns the state of a table for an address without parameters. */
export function usualState(table: LinkedTable): TableState {
  const { sort } = table.definition
  return { filters: {}, sort, page: 1, size: table.pageSizes[0]!, columns: usualColumns(table) }
}

/** Returns the names by which the rows can be sorted. */
export function sortsOf({ definition }: LinkedTable): ReadonlySet<string> {
  const named = definition.columns.flatMap(({ sort }) => sort ?? [])
  return new Set([...named, definition.sort.by])
}

/** Changes the order; the page returns to 1. */
export function sortedBy(state: TableState, sort: TableSort): TableState {
  return { ...state, sort, page: 1 }
}

/** Changes the search; the page returns to 1. */
export function searchedBy(state: TableState, typed: string): TableState {
  return { ...state, search: typed.trim() === '' ? undefined : typed, page: 1 }
}

/** Changes the filters; the page returns to 1. */
export function filteredBy(state: TableState, filters: TableState['filters']): TableState {
  return { ...state, filters, page: 1 }
}
