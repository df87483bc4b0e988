import { Button } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { useRef } from 'react'
import { isRealDate } from '#values/date.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { Masked } from '../typing/Masked.tsx'
import { useTyped } from '../typing/useTyped.ts'
import { maskDay } from './mask.ts'
import './date.css'

/** A day typed as YYYY-MM-DD, or taken from the browser's own calendar. */
export function DateWidget(props: WidgetProps) {
  const typed = useTyped(props)
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className="ptl-date">
      <Masked
        field={props}
        typed={typed}
        mask={maskDay}
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        rightElement={
          props.state.locked ? null : (
            <Button
              variant="minimal"
              icon={<Calendar />}
              aria-label={`Choose ${props.state.definition.label.toLowerCase()} in a calendar`}
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
        value={isRealDate(typed.text) ? typed.text : ''}
        onChange={(event) => typed.type(event.currentTarget.value)}
      />
    </div>
  )
}
