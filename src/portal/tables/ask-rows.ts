import { typesNamed } from '#engine/field/types-named.ts'
import { judgePermission } from '#engine/permission/judge.ts'
import { isNarrowed } from '#engine/table/read-state.ts'
import { askAhead, type RowsAsked } from '#runtime/table/ask-ahead.ts'
import { fetchFilters } from '#runtime/table/use-filters.ts'
import { prepare } from '#widgets/index.ts'
import { rolesOf, type Signed } from '../session/session-context.ts'
import { tableOf } from './linked-table.ts'

/** Asks for the first rows of a table, for those who may see it. */
export async function askRows(
  id: string,
  { definitions, session, facts }: Pick<Signed, 'definitions' | 'session' | 'facts'>,
  asked: RowsAsked,
): Promise<void> {
  const table = tableOf(definitions, id)
  if ('broken' in table) return
  const { permission } = table.definition
  if (judgePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) !== 'yes')
    return
  // Side by side: what judges filters is linked with their types.
  if (isNarrowed(table, asked.search))
    await Promise.all([prepare(typesNamed(table.definition.filters)), fetchFilters()])
  await askAhead(table, asked)
}
