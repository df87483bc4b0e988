import { Button } from '@blueprintjs/core'
import { use, useId } from 'react'
import { lockOfAction } from '#engine/table/lock.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '../details/details-context.ts'
import { recordText } from '../details/record-text.ts'
import type { TableHost } from './host.ts'

export interface TableActionProps {
  readonly table: LinkedTable
  readonly host: TableHost
}

/** Button for a new record above the rows; an empty list shows its own. */
export function TableAction(props: TableActionProps) {
  const { host } = props
  const { action } = props.table.definition
  const { go, says } = useAction(props)
  const id = useId()
  if (!action || !go) return null
  if (says === undefined)
    return <Button intent={host.head?.isAlone ? 'primary' : 'none'} text={action.label} onClick={go} />
  return (
    <>
      <p id={id} className="ptl-table__locked">
        {says}
      </p>
      <Button text={action.label} disabled aria-describedby={id} />
    </>
  )
}

/** Returns the action for a new record if the person may use it, and the reason if it is closed now. */
export function useAction({ table, host }: TableActionProps) {
  const { facts } = use(DetailsContext)
  const { action } = table.definition
  const says = lockOfAction(table, facts)
  return {
    go: action && host.actionFor(action.page),
    says: says === undefined ? action && host.lockOf?.(action.page) : recordText(says, facts),
  }
}
