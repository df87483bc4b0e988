import { Button } from '@blueprintjs/core'
import type { LinkedTable } from '#engine/table/types.ts'
import type { TableHost } from './host.ts'

/** The way to a new one, above the rows there are; where there is none yet, the empty list shows its own. */
export function TableAction({ table, host }: { readonly table: LinkedTable; readonly host: TableHost }) {
  const { action } = table.definition
  const go = action && host.actionFor(action.page)
  return action && go ? <Button text={action.label} onClick={go} /> : null
}
