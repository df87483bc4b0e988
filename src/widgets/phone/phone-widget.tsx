import type { WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

export function PhoneWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} type="tel" inputMode="tel" placeholder="+" />
}
