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
 * Requests the first rows of a table while the rest of the page loads; the table shares the request. A table
 * with facts of its own does this itself.
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
