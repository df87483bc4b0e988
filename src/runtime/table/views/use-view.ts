import { useEffect, useRef, useState } from 'react'
import { writeTableState } from '#engine/table/query/write-state.ts'
import { searchedBy, usualColumns, usualState } from '#engine/table/query/state.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import type { SavedQuery, SavedView, TableViews } from '../host.ts'
import type { AddressedState } from '../use-table-state.ts'

/** Returns the state of a saved view; the rest has its default. */
export function stateOfView(table: LinkedTable, { query, columns }: SavedView): TableState {
  const usual = usualState(table)
  const { filters: { search, ...filters } = {}, sort = usual.sort, size = usual.size } = query
  const usualSearch = { filters, sort, size, page: 1, columns: columns ?? usualColumns(table) }
  return typeof search === 'string' ? searchedBy(usualSearch, search) : usualSearch
}

const isList = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'string')

/** Returns the part of a state that a view saves; filter values are texts or lists of texts. */
export function savedQueryOf({ filters, search, sort, size }: TableState): SavedQuery {
  const stored = Object.entries({ ...filters, search }).filter(([, answer]) => answer !== undefined)
  const named = stored.map(([id, answer]) => [id, isList(answer) ? answer : String(answer)] as const)
  return { filters: Object.fromEntries(named), sort, size }
}

export interface ChosenView {
  readonly chosen: SavedView | undefined
  readonly isChanged: boolean
  /** The address names a view that was deleted, or that is not shared any more. */
  readonly isLost: boolean
}

/**
 * Returns the view in the address. An address with only a view takes its whole state; a bare one opens the
 * default view, once.
 */
export function useView(
  table: LinkedTable,
  views: TableViews | undefined,
  { state, view, isBare, change }: AddressedState,
): ChosenView {
  const wasLooked = useRef(false)
  const [lost, setLost] = useState<string>()
  const chosen = views?.list.find(({ id }) => id === view)
  useEffect(() => {
    if (!views?.isLoaded || wasLooked.current) return
    wasLooked.current = true
    if (!chosen) setLost(view)
    const first = view === undefined ? views.list.find((one) => one.isDefault && one.isOwn) : chosen
    if (first && isBare) change(stateOfView(table, first), first.id, 'replace')
  }, [views, view, chosen, isBare, change, table])
  return {
    chosen,
    isChanged: chosen !== undefined && !isSame(table, state, stateOfView(table, chosen)),
    isLost: lost !== undefined && lost === view,
  }
}

function isSame(table: LinkedTable, one: TableState, other: TableState): boolean {
  const wordsOf = (state: TableState) => {
    const words = new URLSearchParams(writeTableState(table, { ...state, page: 1 }))
    words.sort()
    return words.toString()
  }
  return wordsOf(one) === wordsOf(other)
}
