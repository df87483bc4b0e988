import { usualState } from './state.ts'
import type { LinkedTable, TableState } from '../types.ts'

/** Returns the query parameters of a table's state, filters first; default values are left out. */
export function writeTableState(table: LinkedTable, state: TableState): Record<string, string> {
  const usual = usualState(table)
  const words: readonly (readonly [string, string, string])[] = [
    ['search', state.search ?? '', ''],
    ['sort', state.sort.by, usual.sort.by],
    ['direction', state.sort.direction, usual.sort.direction],
    ['page', String(state.page), String(usual.page)],
    ['size', String(state.size), String(usual.size)],
    ['columns', state.columns.join(','), usual.columns.join(',')],
  ]
  const filters = Object.entries(state.filters).map(([id, value]) => [id, textOf(value)] as const)
  return Object.fromEntries([
    ...filters,
    ...words.flatMap(([name, value, ordinary]) => (value === ordinary ? [] : [[name, value] as const])),
  ])
}

/** Converts a filter for the address; a list is joined by commas. */
function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}
