import { typesNamed } from '#engine/field/types-named.ts'
import { isNarrowed } from '#engine/table/query/read-state.ts'
import { preloadRows, type RowsQuery } from '#runtime/table/rows/rows-preload.ts'
import { fetchFilters } from '#runtime/table/filters/use-filters.ts'
import { prepare } from '#widgets/index.ts'
import { isAllowed, type Signed } from '../session/session-context.ts'
import { tableOf } from './linked-table.ts'

/** Requests the first rows of a table, if the person may see them. */
export async function askRows(
  id: string,
  signed: Pick<Signed, 'definitions' | 'session' | 'facts'>,
  query: RowsQuery,
): Promise<void> {
  const table = tableOf(signed.definitions, id)
  if ('broken' in table) return
  if (!isAllowed(signed, table.definition.permission)) return
  // In parallel, since the filters are linked with their types.
  if (isNarrowed(table, query.search))
    await Promise.all([prepare(typesNamed(table.definition.filters)), fetchFilters()])
  await preloadRows(table, query)
}
