import { Button } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { useRef } from 'react'
import { isRealDate, toMonthDayYear } from '#values/date.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { Masked } from '../typing/Masked.tsx'
import { useTyped } from '../typing/useTyped.ts'
import { maskUsDay } from './mask.ts'
import '../date/date.css'

/** A day typed as MM/DD/YYYY, or taken from the browser's own calendar. */
export function UsDateWidget(props: WidgetProps) {
  const typed = useTyped(props, toMonthDayYear)
  const calendar = useRef<HTMLInputElement>(null)
  const { value, locked, definition } = props.state
  const day = typeof value === 'string' && isRealDate(value) ? value : ''
  return (
    <div className="ptl-date">
      <Masked
        field={props}
        typed={typed}
        mask={maskUsDay}
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        rightElement={
          locked ? undefined : (
            <Button
              variant="minimal"
              icon={<Calendar />}
              aria-label={`Choose ${definition.label.toLowerCase()} in a calendar`}
              onClick={() => calendar.current?.showPicker()}
            />
          )
        }
      />
      <input
        ref={calendar}
        className="ptl-date__calendar"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={(event) => typed.type(toMonthDayYear(event.currentTarget.value))}
      />
    </div>
  )
}
