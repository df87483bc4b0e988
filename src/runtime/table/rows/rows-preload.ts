import type { QueryClient } from '@tanstack/react-query'
import { isNarrowed, readTableState } from '#engine/table/query/read-state.ts'
import { requestOf } from '#engine/table/query/request.ts'
import type { LinkedTable, TableContext } from '#engine/table/types.ts'
import type { RuntimeServices } from '../../field/types.ts'
import { queryOf } from '../../query/use-calls.ts'
import { fetchFilters } from '../filters/use-filters.ts'

export interface RowsQuery {
  readonly search: URLSearchParams
  readonly context: TableContext
  readonly services: Pick<RuntimeServices, 'call'>
  readonly queries: QueryClient
}

/**
 * Asks for the rows a table shows first, while what stands around it is still on its way: the table finds the answer, or
 * waits for the same one. A table that needs facts of its own asks for itself.
 */
export async function preloadRows(table: LinkedTable, query: RowsQuery): Promise<void> {
  const { definition } = table
  if (definition.facts !== undefined) return
  const { search, context, services, queries } = query
  const filters = isNarrowed(table, search) ? await fetchFilters() : undefined
  const { state } = readTableState(table, search, filters?.readFilters(table, search, context.facts))
  await queries.prefetchQuery(
    queryOf(services, { call: definition.rows.call, values: requestOf(table, state, context) }),
  )
}
