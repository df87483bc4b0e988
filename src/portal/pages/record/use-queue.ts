import type { Page } from '#definition/generated/page.ts'
import { actionOf } from '#engine/table/action.ts'
import { requestOf } from '#engine/table/query/request.ts'
import { keyOfRow } from '#engine/table/row.ts'
import { usualState } from '#engine/table/query/state.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { RightsContext } from '#runtime/gate/rights.ts'
import { useMove } from '#runtime/move/move-context.ts'
import type { StartMove } from '#runtime/move/types.ts'
import { useCalls } from '#runtime/query/use-calls.ts'
import { readAnswer } from '#runtime/table/table-page.ts'
import { grantedPermissions } from '#runtime/table/rows/use-row-actions.ts'
import { use, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import { useSigned } from '../../session/session-context.ts'
import { tableOf } from '../../tables/linked-table.ts'

/** Position of a record in the queue, and functions to move along it. */
export interface Queue {
  /** Position from 1; 0 if the record no longer waits. */
  readonly at: number
  readonly count: number
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
  /** Starts moves; afterwards the next waiting record opens, or the list if there is none. */
  readonly start: StartMove | undefined
}

/** The rows with an action of the table a page names under `queue`, as the addresses of their pages, in the order of the table. */
function useAddresses({ queue = '' }: Page): { addresses: readonly string[]; count: number } {
  const signed = useSigned()
  const { definitions } = signed
  const { facts, zone } = use(DetailsContext)
  const rights = use(RightsContext)
  const linked = tableOf(definitions, queue)
  const table = 'broken' in linked ? undefined : linked
  const values = useMemo(() => {
    const size = definitions.limits['pageSizeMax']
    return table && requestOf(table, { ...usualState(table), ...(size ? { size } : {}) }, { facts, zone })
  }, [table, definitions, facts, zone])
  const everySeconds = table?.definition.rows.everySeconds
  const [answer] = useCalls([
    { call: table?.rows.id ?? '', values, ...(everySeconds ? { everySeconds } : {}) },
  ])
  const data = answer?.data
  return useMemo(() => {
    if (!table || data === undefined) return { addresses: [], count: 0 }
    const stored = grantedPermissions(table, rights)
    const { rows, page } = readAnswer(data)
    const addresses = rows.flatMap((row) => {
      const action = actionOf(table, row, facts, stored)
      const path = action?.kind === 'page' ? definitions.library.pages[action.page]?.path : undefined
      const id = keyOfRow(table, row)
      return path === undefined || id === undefined ? [] : [fillPath(path, { id })]
    })
    return { addresses, count: addresses.length + page.total - rows.length }
  }, [table, data, rights, facts, definitions])
}

/** Returns the queue of a page. `close` opens the list. */
export function useQueue(page: Page, close: () => void): Queue {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const begin = useMove()
  const { addresses, count } = useAddresses(page)
  const at = addresses.indexOf(pathname)
  const go = useCallback(
    (address: string | undefined) =>
      address === undefined ? undefined : () => void navigate(address, { replace: true }),
    [navigate],
  )
  const following = useRef(close)
  useLayoutEffect(() => {
    const others = addresses.filter((address) => address !== pathname)
    following.current = go(others[Math.max(at, 0)] ?? others[0]) ?? close
  })
  const start = useMemo<StartMove | undefined>(
    () =>
      begin &&
      ((request) =>
        begin({
          ...request,
          afterwards: (answer) => {
            request.afterwards?.(answer)
            following.current()
          },
        })),
    [begin],
  )
  return {
    at: at + 1,
    count,
    next: go(addresses[at + 1]),
    previous: at > 0 ? go(addresses[at - 1]) : undefined,
    start,
  }
}
