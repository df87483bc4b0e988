import type { LinkedTable } from '#engine/table/types.ts'
import { Gate } from '#runtime/gate/gate.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { Table } from '#runtime/table/table.tsx'
import { FieldProvider, useNamedWords } from '../field-provider.tsx'
import { useSigned } from '../session/session-context.ts'
import { tableOf } from './linked-table.ts'
import { typedParts } from './typed-parts.ts'
import { useTableHost } from './use-table-host.ts'
import '../cards/frame/card.css'

export { askRows } from './ask-rows.ts'

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
