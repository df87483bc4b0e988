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
  /** The field of the first day, which says under `ranges` what is offered. */
  readonly id: string
}

/** What a range of days means now, in the zone that was chosen or the one the person reads times in. */
function daysNow(name: string, chosen: unknown, zone: string) {
  return daysOf(name, dayIn(typeof chosen === 'string' ? chosen : zone, Date.now()))
}

/** The days that are meant most, such as yesterday and last month: one press fills the first and the last day. */
export function DayRanges({ store, id }: DayRangesProps) {
  const { zone } = use(DetailsContext)
  const { ranges } = store.field(id).definition
  if (ranges === undefined) return null
  const choose = (name: string) => {
    const chosen = ranges.zone === undefined ? undefined : store.fact(ranges.zone)
    const days = daysNow(name, chosen, zone)
    if (days === undefined) return
    store.answer(id, days.first)
    store.answer(ranges.last, days.last)
  }
  return (
    <div className="ptl-day-ranges" role="group" aria-label={sayTables('days')}>
      {(store.flow.library.options.get(ranges.options) ?? []).map(({ value, label }) => (
        <Button key={value} size="small" text={label} onClick={() => choose(value)} />
      ))}
    </div>
  )
}
