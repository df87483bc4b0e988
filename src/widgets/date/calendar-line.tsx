import { Button } from '@blueprintjs/core'
import { Calendar } from '@blueprintjs/icons'
import { useRef } from 'react'
import { afterPaint } from '#runtime/form/after-paint.ts'
import { formatDate } from '#values/date.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { Line, type LineProps } from '../typing/line.tsx'
import './date.css'

export interface CalendarLineProps extends Pick<LineProps, 'field' | 'typed' | 'mask' | 'placeholder'> {
  /** Day as YYYY-MM-DD; blank if there is none. */
  readonly day: string
  readonly onDay: (day: string) => void
}

/** Day to type, or to choose in the browser's calendar. */
export function CalendarLine({ day, onDay, ...line }: CalendarLineProps) {
  const calendar = useRef<HTMLInputElement>(null)
  const { locked, definition } = line.field.state
  const named = `${line.field.id}-day`
  // The press is painted first, since the browser's calendar is slow to open.
  const open = () => afterPaint(() => calendar.current?.showPicker())
  return (
    <div className="ptl-date">
      <Line
        {...line}
        {...(day !== '' && { alsoDescribedBy: named })}
        inputMode="numeric"
        rightElement={
          locked ? null : (
            <Button
              variant="minimal"
              icon={<Calendar />}
              aria-label={sayWidgets('calendar', { label: definition.label.toLowerCase() })}
              onClick={open}
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
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      {day !== '' && (
        <span className="ptl-line__aside" id={named}>
          {formatDate(day, 'UTC')}
        </span>
      )}
    </div>
  )
}
