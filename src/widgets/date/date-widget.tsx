import { isoShape, isRealDate } from '#values/date.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { useTyped } from '../typing/use-typed.ts'
import { CalendarLine } from './calendar-line.tsx'
import { maskDay } from './mask.ts'

/** A day typed as YYYY-MM-DD, or with strokes in the order of the reader. */
export function DateWidget(props: WidgetProps) {
  const typed = useTyped(props)
  return (
    <CalendarLine
      field={props}
      typed={typed}
      mask={maskDay}
      placeholder={isoShape()}
      day={isRealDate(typed.text) ? typed.text : ''}
      onDay={typed.type}
    />
  )
}
