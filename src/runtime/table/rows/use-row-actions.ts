import { use, useMemo, useRef, useLayoutEffect, type MouseEvent } from 'react'
import { actionOf } from '#engine/table/action.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { RightsContext, type Rights } from '../../gate/rights.ts'
import { useMove } from '../../move/move-context.ts'
import type { PlannedColumn } from '../cells/cell.tsx'
import type { RowRecord } from '../features.ts'
import type { TableHost } from '../host.ts'
import type { RowActions } from './row-action.tsx'

/** Returns those permissions of the row actions that the person has. */
export function grantedPermissions(
  { definition, machines }: LinkedTable,
  rights: Rights,
): ReadonlySet<string> {
  const own = (definition.rowActions ?? []).flatMap((action) =>
    'opens' in action ? (action.permission ?? []) : [],
  )
  const moves = [...machines.values()].flatMap((machine) =>
    machine.definition.moves.flatMap(({ by }) => by ?? []),
  )
  return new Set([...own, ...moves].filter((permission) => rights(permission).verdict === 'yes'))
}

/** Tells whether any row can have an action; otherwise there is no column for it. */
function canOffer(
  { definition, machines }: LinkedTable,
  permissions: ReadonlySet<string>,
  moves: boolean,
  lockOf: TableHost['lockOf'],
): boolean {
  const isGranted = (permission: string | undefined) =>
    permission === undefined || permissions.has(permission)
  return (definition.rowActions ?? []).some((action) => {
    if ('opens' in action) return isGranted(action.permission) && !lockOf?.(action.opens)
    if ('file' in action) return true
    if ('none' in action || !moves) return false
    const own = [...machines.values()].flatMap((machine) => machine.definition.moves)
    return own.some(({ id, by }) => id === action.move && by !== undefined && permissions.has(by))
  })
}

/** Visible rows, and the columns that link to them. */
interface RowsShown {
  readonly records: readonly RowRecord[]
  readonly columns: readonly PlannedColumn[]
  readonly keyOf: (record: RowRecord) => string
}

interface Latest {
  readonly host: TableHost
  readonly rows: RowsShown
}

function addressesOf({ host, rows: { records, columns, keyOf } }: Latest): readonly string[] {
  const headline = columns.find(({ isHeadline }) => isHeadline)
  return records.flatMap((record) => {
    const page = headline?.opens(record)
    return page === undefined ? [] : [host.hrefOf(page, keyOf(record))]
  })
}

/**
 * Returns what a click on a row or its action does; the same object while the person's rights are the same.
 */
export function useRowActions(table: LinkedTable, host: TableHost, rows: RowsShown): RowActions {
  const rights = use(RightsContext)
  const { facts } = use(DetailsContext)
  const start = useMove()
  const { lockOf } = host
  const latest = useRef({ host, rows })
  useLayoutEffect(() => {
    latest.current = { host, rows }
  })
  return useMemo(() => {
    const permissions = grantedPermissions(table, rights)
    return {
      hrefOf: (page, key) => latest.current.host.hrefOf(page, key),
      onOpen(event, page, key) {
        if (!isPlain(event)) return
        event.preventDefault()
        latest.current.host.open(page, key, addressesOf(latest.current))
      },
      action: canOffer(table, permissions, start !== undefined, lockOf)
        ? (record) => {
            const offered = actionOf(table, record, facts, permissions)
            if (offered?.kind === 'page') return lockOf?.(offered.page) ? undefined : offered
            return start !== undefined || offered?.kind === 'file' ? offered : undefined
          }
        : undefined,
      onFailed: (says) => latest.current.host.toast(says, 'danger'),
      onMove: ({ machine, move, key }, record) => start?.({ machine, move, record, key }),
    }
  }, [table, rights, facts, start, lockOf])
}

/** Tells whether a click is plain; one for a new tab or window is left to the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
