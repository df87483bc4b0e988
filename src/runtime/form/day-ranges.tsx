import { Button } from '@blueprintjs/core'
import { use } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { daysOf } from '#values/day-range.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import { dayIn } from '#values/zone-day.ts'
import { DetailsContext } from '../details/details-context.ts'
import './day-ranges.css'

export interface DayRangesProps {
  readonly store: FlowStore
  /** The list of options with the ranges, such as `month-1`. */
  readonly list: string
  /** Fields of the first and the last day. */
  readonly first: string
  readonly last: string
  /** Fact with the time zone of the days; without it, the zone in which the person reads times. */
  readonly zone?: string | undefined
}

/** Returns the days that a range means now in a time zone. */
const daysNow = (name: string, zone: string) => daysOf(name, dayIn(zone, Date.now()))

/** Buttons for usual ranges of days; one press fills the first and the last day. */
export function DayRanges({ store, list, first, last, zone }: DayRangesProps) {
  const { zone: own } = use(DetailsContext)
  const choose = (name: string) => {
    const chosen = zone === undefined ? undefined : store.fact(zone)
    const days = daysNow(name, typeof chosen === 'string' ? chosen : own)
    if (days === undefined) return
    store.answer(first, days.first)
    store.answer(last, days.last)
  }
  return (
    <div className="ptl-day-ranges" role="group" aria-label={sayTables('days')}>
      {(store.flow.library.options.get(list) ?? []).map(({ value, label }) => (
        <Button key={value} size="small" text={label} onClick={() => choose(value)} />
      ))}
    </div>
  )
}
