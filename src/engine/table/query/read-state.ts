import type { TableSort } from '#definition/generated/table.ts'
import { sortsOf, usualState } from './state.ts'
import type { LinkedTable, ReadFilters, ReadState } from '../types.ts'

/** The words of an address. */
export type Pairs = Iterable<readonly [name: string, value: string]>

// More digits than a page number of any list needs, and fewer than a call refuses.
const PAGE = /^[1-9]\d{0,6}$/

const unfiltered: ReadFilters = { filters: {}, rejected: [] }

/** Whether an address narrows the rows; only then need its filters be read. */
export function isNarrowed({ definition }: LinkedTable, pairs: Pairs): boolean {
  const given = new Set([...pairs].map(([name]) => name))
  return definition.filters?.some(({ id }) => given.has(id)) ?? false
}

/** Reads the state of a table from an address; unknown or invalid values fall back to the default. */
export function readTableState(
  table: LinkedTable,
  pairs: Pairs,
  { filters, rejected }: ReadFilters = unfiltered,
): ReadState {
  const given = new Map(pairs)
  const usual = usualState(table)
  const page = given.get('page') ?? ''
  const size = table.pageSizes.find((one) => String(one) === given.get('size'))
  return {
    state: {
      filters,
      ...readSearch(table, given.get('search')),
      sort: readSort(table, given, usual.sort),
      page: PAGE.test(page) ? Number(page) : usual.page,
      size: size ?? usual.size,
      columns: readColumns(table, given.get('columns')) ?? usual.columns,
    },
    rejected,
  }
}

// No call takes more characters.
const LONGEST = 255

function readSearch({ definition }: LinkedTable, typed = ''): Pick<ReadState['state'], 'search'> {
  return definition.search === undefined || typed.trim() === '' ? {} : { search: typed.slice(0, LONGEST) }
}

function readSort(table: LinkedTable, given: ReadonlyMap<string, string>, usual: TableSort): TableSort {
  const [by, direction] = [given.get('sort'), given.get('direction')]
  return {
    by: by !== undefined && sortsOf(table).has(by) ? by : usual.by,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual.direction,
  }
}

function readColumns({ definition }: LinkedTable, text: string | undefined): readonly string[] | undefined {
  const existing = new Set(definition.columns.map((column) => column.id))
  const chosen = [...new Set(text?.split(','))].filter((id) => existing.has(id))
  return chosen.length > 0 ? chosen : undefined
}
