import type { WidgetProps } from '#runtime/field/types.ts'
import { shownAmount } from '../money/shown-amount.ts'
import { Line } from '../typing/Line.tsx'
import { useTyped } from '../typing/useTyped.ts'

/** A number without a unit, grouped when it was left. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTyped(props, shownAmount)
  return <Line field={props} typed={typed} inputMode="decimal" />
}
