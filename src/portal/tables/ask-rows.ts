import { typesNamed } from '#engine/field/types-named.ts'
import { evaluatePermission } from '#engine/permission/verdict.ts'
import { isNarrowed } from '#engine/table/query/read-state.ts'
import { preloadRows, type RowsQuery } from '#runtime/table/rows/rows-preload.ts'
import { fetchFilters } from '#runtime/table/filters/use-filters.ts'
import { prepare } from '#widgets/index.ts'
import { rolesOf, type Signed } from '../session/session-context.ts'
import { tableOf } from './linked-table.ts'

/** Requests the first rows of a table, if the person may see them. */
export async function askRows(
  id: string,
  { definitions, session, facts }: Pick<Signed, 'definitions' | 'session' | 'facts'>,
  query: RowsQuery,
): Promise<void> {
  const table = tableOf(definitions, id)
  if ('broken' in table) return
  const { permission } = table.definition
  if (evaluatePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) !== 'yes')
    return
  // In parallel, since the filters are linked with their types.
  if (isNarrowed(table, query.search))
    await Promise.all([prepare(typesNamed(table.definition.filters)), fetchFilters()])
  await preloadRows(table, query)
}
