import type { Facts } from '../../rule/types.ts'
import { filterStore } from './filter-store.ts'
import type { LinkedTable, TableState } from '../types.ts'

/** The description of a filter. */
export interface DescribedFilter {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** The filters that narrow the rows, each with its label and value as a person reads them. */
export function describedFilters(
  table: LinkedTable,
  { filters }: Pick<TableState, 'filters'>,
  facts: Facts,
): readonly DescribedFilter[] {
  const store = filterStore(table, facts, filters)
  return (table.definition.filters ?? []).flatMap(({ id, label }) => {
    const value = store?.field(id).relevant ? store.print(`{${id}}`) : ''
    return value === '' ? [] : [{ id, label, value }]
  })
}
