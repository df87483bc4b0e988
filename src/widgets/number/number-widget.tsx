import { isNoAmount } from '#engine/field/money.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { shownAmount } from '../money/shown-amount.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

/** A number without a unit, grouped when it was left; what cannot become one is said at once. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTyped(props, (value) => shownAmount(value))
  const type = (text: string) => {
    typed.type(text)
    if (isNoAmount(text, undefined)) props.onLeave()
  }
  return <Line field={props} typed={{ ...typed, type }} inputMode="decimal" />
}
