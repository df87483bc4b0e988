import { isNoAmount } from '#engine/field/money.ts'
import type { WidgetProps } from '#runtime/field/types.ts'
import { shownAmount } from '../money/shown-amount.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

/** Number without unit, grouped when the input is left; an invalid one is reported at once. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTyped(props, (value) => shownAmount(value))
  const type = (text: string) => {
    typed.type(text)
    if (isNoAmount(text, undefined)) props.onLeave()
  }
  return <Line field={props} typed={{ ...typed, type }} inputMode="decimal" />
}
