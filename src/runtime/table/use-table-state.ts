import { use, useCallback, useMemo } from 'react'
import { isNarrowed, readTableState } from '#engine/table/query/read-state.ts'
import { filteredBy } from '#engine/table/query/state.ts'
import { writeTableState } from '#engine/table/query/write-state.ts'
import { addressWords } from '#engine/table/words.ts'
import type { DescribedFilter } from '#engine/table/filters/described-filters.ts'
import type { LinkedTable, ReadState, RejectedFilter, TableState } from '#engine/table/types.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import { DetailsContext } from '../details/details-context.ts'
import type { TableHost } from './host.ts'
import { useFilters } from './filters/use-filters.ts'

export interface AddressedState extends ReadState {
  /** Descriptions of the filters. */
  readonly described: readonly DescribedFilter[]
  /** The saved view the address names. */
  readonly view: string | undefined
  /** The address has no parameters of the table. */
  readonly isBare: boolean
  /** Returns the state without some filters, and without those that depend on them. */
  readonly without: (filters: readonly string[]) => TableState
  readonly change: (state: TableState, view?: string, how?: 'push' | 'replace') => void
}

/** Tells whether a query parameter belongs to the table; others are left alone. */
function isOwned({ definition }: LinkedTable, word: string): boolean {
  return addressWords.has(word) || definition.filters?.some(({ id }) => id === word) === true
}

const unplural = (word: string) => word.toLowerCase().replace(/s$/, '')

/** Reports names in the address that are a filter but for its plural or case; others are not the table's. */
function misspelt({ definition }: LinkedTable, names: Iterable<string>): readonly RejectedFilter[] {
  const filters = definition.filters ?? []
  return [...names].flatMap((name) => {
    const meant = filters.find(({ id }) => id !== name && unplural(id) === unplural(name))
    if (meant === undefined || filters.some(({ id }) => id === name)) return []
    return [{ id: name, label: name, says: sayTables('filterMisspelt', { filter: meant.id }) }]
  })
}

const undescribed: readonly DescribedFilter[] = []

/** Stores the state of a table in the address, so that Back, a reload and a shared link restore it. */
export function useTableState(
  table: LinkedTable,
  { search, setSearch }: Pick<TableHost, 'search' | 'setSearch'>,
): AddressedState {
  const { facts } = use(DetailsContext)
  const words = search.toString()
  const filters = useFilters(table, isNarrowed(table, search))
  const { state, rejected, described } = useMemo(() => {
    const requested = new URLSearchParams(words)
    const read = readTableState(table, requested, filters?.readFilters(table, requested, facts))
    const all = [...read.rejected, ...misspelt(table, requested.keys())]
    return {
      ...read,
      rejected: all,
      described: filters?.describedFilters(table, read.state, facts) ?? undescribed,
    }
  }, [table, words, facts, filters])
  const change = useCallback(
    (next: TableState, view?: string, how: 'push' | 'replace' = 'push') => {
      const stored = [...new URLSearchParams(words)].filter(([word]) => !isOwned(table, word))
      const own = Object.entries(writeTableState(table, next))
      setSearch(
        new URLSearchParams([...stored, ...own, ...(view === undefined ? [] : [['view', view]])]),
        how,
      )
    },
    [table, words, setSearch],
  )
  const without = (left: readonly string[]) => {
    const rest = Object.fromEntries(Object.entries(state.filters).filter(([id]) => !left.includes(id)))
    const requested = Object.entries(writeTableState(table, filteredBy(state, rest)))
    return readTableState(table, requested, filters?.readFilters(table, requested, facts)).state
  }
  const isBare = ![...search.keys()].some((word) => word !== 'view' && isOwned(table, word))
  return { state, rejected, described, view: search.get('view') ?? undefined, isBare, without, change }
}
