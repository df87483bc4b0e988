import { isRealDate, toMonthDayYear } from '#values/date.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { CalendarLine } from '../date/calendar-line.tsx'
import { useTyped } from '../typing/use-typed.ts'
import { maskUsDay } from './mask.ts'

/** A day typed as MM/DD/YYYY. */
export function UsDateWidget(props: WidgetProps) {
  const typed = useTyped(props, toMonthDayYear)
  const { value } = props.state
  return (
    <CalendarLine
      field={props}
      typed={typed}
      mask={maskUsDay}
      placeholder="MM/DD/YYYY"
      day={typeof value === 'string' && isRealDate(value) ? value : ''}
      onDay={(day) => typed.type(toMonthDayYear(day))}
    />
  )
}
