import { use, useMemo, useState } from 'react'
import { asksForAll, requestOf } from '#engine/table/query/request.ts'
import { usualState } from '#engine/table/query/state.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { useCalls, type CallState } from '../../query/use-calls.ts'
import { release, steady, type KeyOf, type SteadyRows } from './steady-rows.ts'
import { readAnswer, readKeyed, type TablePage } from '../table-page.ts'
import type { RowRecord } from '../features.ts'

export interface TableRows {
  readonly call: CallState
  readonly rows: readonly RowRecord[]
  /** Undefined before the first answer. */
  readonly page: TablePage | undefined
  /** Time of the answer that is shown. */
  readonly updatedAt: number
  /** The rows on the screen answer an older question. */
  readonly isStale: boolean
  readonly waiting: number
  readonly showWaiting: () => void
  readonly refresh: () => void
}

interface RowsState {
  readonly data: unknown
  readonly updatedAt: number
  readonly rows: SteadyRows
  readonly page: TablePage
}

const none: readonly RowRecord[] = []

/** Returns the rows of a table; visible ones stay until there are better ones. */
export function useRows(table: LinkedTable, state: TableState, keyOf: KeyOf): TableRows {
  const { facts, zone } = use(DetailsContext)
  const { call, everySeconds } = table.definition.rows
  const values = useMemo(() => requestOf(table, state, { facts, zone }), [table, state, facts, zone])
  const isAll = asksForAll(table, { facts, zone })
  const { page, size } = state
  const question = JSON.stringify(isAll ? { ...values, page, size } : values)
  const [requested] = useCalls([{ call, values, ...(everySeconds ? { everySeconds } : {}) }])
  const answer = requested as CallState
  // Nobody has read rows that are shown during a reload, so the answer may move them.
  const [isRequested, setRequested] = useState(answer.isAsking && answer.data !== undefined)
  // Without polling, a change comes from this person and shows at once.
  const holds = everySeconds !== undefined && isUsualTop(table, state)
  const read = (before: RowsState | undefined): RowsState | undefined => {
    if (answer.data === undefined) return before
    const isChanged = before?.data !== answer.data || before?.updatedAt !== answer.updatedAt
    if (before && !isChanged && before.rows.question === question) return before
    const { keyed } = table.rows
    const found = keyed ? readKeyed(answer.data, keyed, state, isAll) : readAnswer(answer.data)
    const next = steady(before?.rows, question, found.rows, { keyOf, holds: holds && !isRequested })
    return { data: answer.data, updatedAt: answer.updatedAt, rows: next, page: found.page }
  }
  const [rowsState, setStatus] = useState(() => read(undefined))
  let now = read(rowsState)
  if (now !== rowsState) {
    setStatus(now)
    if (isRequested && rowsState) setRequested(false)
  }
  const isStale = now !== undefined && now.rows.question !== question
  // A question that was refused is not answered by the count and the pages of the one before.
  if (isStale && answer.status === 'failed') now = undefined
  return {
    call: answer,
    rows: now?.rows.shown ?? none,
    page: now?.page,
    updatedAt: now?.updatedAt ?? 0,
    isStale,
    waiting: now?.rows.waiting ?? 0,
    showWaiting: () => setStatus((old) => old && { ...old, rows: release(old.rows, keyOf) }),
    refresh: () => {
      setRequested(true)
      answer.again()
    },
  }
}

/** The first page in its usual order is the one that new rows push down. */
function isUsualTop(table: LinkedTable, { page, sort }: TableState): boolean {
  const usual = usualState(table).sort
  return page === 1 && sort.by === usual.by && sort.direction === usual.direction
}
