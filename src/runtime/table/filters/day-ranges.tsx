import { Button } from '@blueprintjs/core'
import { use } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { dayIn } from '#values/zone-day.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import type { FilterChip } from '#engine/table/filters/chips.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'

const dayMs = 86_400_000
const ranges = [
  { name: 'today', first: 0, last: 0 },
  { name: 'yesterday', first: 1, last: 1 },
  { name: 'lastWeek', first: 6, last: 0 },
  { name: 'lastMonth', first: 29, last: 0 },
] as const

function dayBefore(days: number, zone: string): string {
  const today = Date.parse(dayIn(zone, Date.now()))
  return new Date(today - days * dayMs).toISOString().slice(0, 10)
}

export interface DayRangesProps {
  readonly table: LinkedTable
  readonly chip: FilterChip
  readonly store: FlowStore
}

/** Usual ranges of days, for a filter group with a first and last day. */
export function DayRanges({ table, chip, store }: DayRangesProps) {
  const { zone } = use(DetailsContext)
  const [from, to] = chip.filters
  const isRange = chip.filters.every((id) =>
    table.definition.filters?.some((filter) => filter.id === id && filter.type.endsWith('date')),
  )
  if (!isRange || from === undefined || to === undefined) return null
  const choose = (first: number, last: number) => {
    store.answer(from, dayBefore(first, zone))
    store.answer(to, dayBefore(last, zone))
  }
  return (
    <div className="ptl-filter__ranges" role="group" aria-label={sayTables('days')}>
      {ranges.map(({ name, first, last }) => (
        <Button key={name} size="small" text={sayTables(name)} onClick={() => choose(first, last)} />
      ))}
    </div>
  )
}
