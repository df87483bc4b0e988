import type { DescribedFilter } from './described-filters.ts'
import type { LinkedTable } from '../types.ts'

/** One removable filter as people see it: a single filter, or several that belong together. */
export interface FilterChip {
  /** Of its first filter. */
  readonly id: string
  readonly label: string
  /** The filters, by their id. */
  readonly filters: readonly string[]
}

export interface DescribedChip extends FilterChip {
  readonly value: string
}

/**
 * Returns the filters of a table as people see them, in the order of the definition; a group is at its first
 * filter.
 */
export function chipsOf({ definition }: LinkedTable): readonly FilterChip[] {
  const { filters = [], filterGroups = [] } = definition
  return filters.flatMap(({ id, label }) => {
    const group = filterGroups.find((one) => id in one.filters)
    if (!group) return [{ id, label, filters: [id] }]
    const ids = Object.keys(group.filters)
    return ids[0] === id ? [{ id, label: group.label, filters: ids }] : []
  })
}

/** Returns the active chips, each with its value, as in 'from Nov 1, 2026 to Nov 5, 2026'. */
export function describedChips(
  table: LinkedTable,
  described: readonly DescribedFilter[],
): readonly DescribedChip[] {
  const wordOf = (id: string) =>
    table.definition.filterGroups?.find(({ filters }) => id in filters)?.filters[id] ?? ''
  return chipsOf(table).flatMap((chip) => {
    const active = chip.filters.flatMap((id) => described.find((one) => one.id === id) ?? [])
    if (active.length === 0) return []
    const value = active.map((one) => `${wordOf(one.id)} ${one.value}`.trim()).join(' ')
    // A filter alone is called as it is described, which may be by its record.
    return [{ ...chip, label: chip.filters.length === 1 ? active[0]!.label : chip.label, value }]
  })
}
