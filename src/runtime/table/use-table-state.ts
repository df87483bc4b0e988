import { use, useCallback, useMemo } from 'react'
import { readTableState } from '#engine/table/read-state.ts'
import { writeTableState } from '#engine/table/write-state.ts'
import { addressWords } from '#engine/table/words.ts'
import type { LinkedTable, ReadState, TableState } from '#engine/table/types.ts'
import { DetailsGroundContext } from '../details/details-context.ts'
import type { TableHost } from './host.ts'

export interface AddressedState extends ReadState {
  /** The saved view the address names. */
  readonly view: string | undefined
  /** The address says nothing about the table. */
  readonly isBare: boolean
  readonly change: (state: TableState, view?: string, how?: 'push' | 'replace') => void
}

/** Whether a word of the address belongs to the table; the rest is left as it is. */
function isOwned({ filterFlow }: LinkedTable, word: string): boolean {
  return addressWords.has(word) || filterFlow?.fields.has(word) === true
}

/** What a person asks of a table lives in the address: Back, a reload and a shared link all bring it back. */
export function useTableState(
  table: LinkedTable,
  { search, setSearch }: Pick<TableHost, 'search' | 'setSearch'>,
): AddressedState {
  const { facts } = use(DetailsGroundContext)
  const words = search.toString()
  const { state, rejected } = useMemo(
    () => readTableState(table, new URLSearchParams(words), facts),
    [table, words, facts],
  )
  const change = useCallback(
    (next: TableState, view?: string, how: 'push' | 'replace' = 'push') => {
      const kept = [...new URLSearchParams(words)].filter(([word]) => !isOwned(table, word))
      const own = Object.entries(writeTableState(table, next))
      setSearch(new URLSearchParams([...kept, ...own, ...(view === undefined ? [] : [['view', view]])]), how)
    },
    [table, words, setSearch],
  )
  const isBare = ![...search.keys()].some((word) => word !== 'view' && isOwned(table, word))
  return { state, rejected, view: search.get('view') ?? undefined, isBare, change }
}
