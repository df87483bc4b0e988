import { dayShape, isRealDate, toTypedDay } from '#values/date.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { CalendarLine } from '../date/calendar-line.tsx'
import { useTyped } from '../typing/use-typed.ts'
import { maskUsDay } from './mask.ts'

/** A day typed in the order of the reader. */
export function UsDateWidget(props: WidgetProps) {
  const typed = useTyped(props, toTypedDay)
  const { value } = props.state
  return (
    <CalendarLine
      field={props}
      typed={typed}
      mask={maskUsDay}
      placeholder={dayShape()}
      day={typeof value === 'string' && isRealDate(value) ? value : ''}
      onDay={(day) => typed.type(toTypedDay(day))}
    />
  )
}
