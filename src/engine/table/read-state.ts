import type { TableSort } from '#definition/generated/table.ts'
import type { Facts } from '../rule/types.ts'
import { rootsOf } from '../flow/linking.ts'
import { filterStore } from './filter-store.ts'
import { sortsOf, usualState } from './state.ts'
import type { LinkedTable, ReadState, RejectedFilter } from './types.ts'

type Pairs = Iterable<readonly [name: string, value: string]>

// More digits than a page number of any list needs, and fewer than a call refuses.
const PAGE = /^[1-9]\d{0,6}$/

/** What an address asks of a table: what is unknown or wrong falls back, and a filter that cannot be used is told. */
export function readTableState(table: LinkedTable, pairs: Pairs, facts: Facts): ReadState {
  const given = new Map(pairs)
  const usual = usualState(table)
  const page = given.get('page') ?? ''
  const size = table.pageSizes.find((one) => String(one) === given.get('size'))
  const { filters, rejected } = readFilters(table, given, facts)
  return {
    state: {
      filters,
      sort: readSort(table, given, usual.sort),
      page: PAGE.test(page) ? Number(page) : usual.page,
      size: size ?? usual.size,
      columns: readColumns(table, given.get('columns')) ?? usual.columns,
    },
    rejected,
  }
}

function readSort(table: LinkedTable, given: ReadonlyMap<string, string>, usual: TableSort): TableSort {
  const [by, direction] = [given.get('sort'), given.get('direction')]
  return {
    by: by !== undefined && sortsOf(table).has(by) ? by : usual.by,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual.direction,
  }
}

function readColumns({ definition }: LinkedTable, text: string | undefined): readonly string[] | undefined {
  const known = new Set(definition.columns.map((column) => column.id))
  const chosen = [...new Set(text?.split(','))].filter((id) => known.has(id))
  return chosen.length > 0 ? chosen : undefined
}

/** Takes out what does not stand, one after the other: without one filter the checks of another may hold. */
function readFilters(table: LinkedTable, given: ReadonlyMap<string, string>, facts: Facts) {
  const left = new Map([...given].filter(([id]) => table.filterFlow?.fields.has(id)))
  const rejected = new Map<string, RejectedFilter>()
  for (;;) {
    const store = filterStore(table, facts, Object.fromEntries(left))
    const refusal = store?.advance()
    if (!store || !refusal || refusal.ok)
      return { filters: store?.relevantAnswers() ?? {}, rejected: [...rejected.values()] }
    for (const { field, label, message } of refusal.errors) {
      if (!rejected.has(field)) rejected.set(field, { id: field, label, says: message })
      for (const id of culprits(table, field, left)) left.delete(id)
    }
  }
}

/** The filter that is wrong; where nothing was given, those that ask for it. */
function culprits(table: LinkedTable, field: string, given: ReadonlyMap<string, string>): readonly string[] {
  if (given.has(field)) return [field]
  const checks = table.definition.checks?.filter(({ at }) => at === field) ?? []
  const read = checks.flatMap(({ must }) => rootsOf(table.rules.get(must)?.reads))
  return read.some((id) => given.has(id)) ? read : [...given.keys()]
}
