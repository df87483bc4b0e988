import type { TableSort } from '#definition/generated/table.ts'
import type { LinkedTable, TableState } from '../types.ts'

/** The columns shown when nobody chose. */
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

/** Another order; a page number means nothing in it, so it begins again. */
export function sortedBy(state: TableState, sort: TableSort): TableState {
  return { ...state, sort, page: 1 }
}

/** Another search, or none; the page begins again. */
export function searchedBy(state: TableState, typed: string): TableState {
  return { ...state, search: typed.trim() === '' ? undefined : typed, page: 1 }
}

/** Other filters; a page number means nothing among them, so it begins again. */
export function filteredBy(state: TableState, filters: TableState['filters']): TableState {
  return { ...state, filters, page: 1 }
}
