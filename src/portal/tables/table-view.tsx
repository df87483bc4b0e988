import { typesNamed } from '#engine/field/types-named.ts'
import { isNarrowed } from '#engine/table/query/read-state.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { Gate } from '#runtime/gate/gate.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { fetchFilters } from '#runtime/table/filters/use-filters.ts'
import { preloadRows, type RowsQuery } from '#runtime/table/rows/rows-preload.ts'
import { Table } from '#runtime/table/table.tsx'
import { prepare } from '#widgets/index.ts'
import { FieldProvider, useNamedWords } from '../field-provider.tsx'
import { isAllowed, useSigned, type Signed } from '../session/session-context.ts'
import { tableOf } from './linked-table.ts'
import { typedParts } from './typed-parts.ts'
import { useTableHost } from './use-table-host.ts'
import '../cards/frame/card.css'

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

/** A table at its address, behind its permission. */
export function TableView({ id }: { readonly id: string }) {
  const { definitions } = useSigned()
  useNamedWords(typedParts(definitions.library.tables[id]))
  const table = tableOf(definitions, id)
  if ('broken' in table) return <Broken sentences={table.broken} />
  return (
    <Gate permission={table.definition.permission}>
      <FieldProvider>
        <div className={table.definition.layout === 'cards' ? undefined : 'ptl-card'}>
          <HostedTable key={id} table={table} />
        </div>
      </FieldProvider>
    </Gate>
  )
}

function HostedTable({ table }: { readonly table: LinkedTable }) {
  return <Table table={table} host={useTableHost(table)} />
}
