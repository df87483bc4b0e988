import type { WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

export function DestinationTagWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} inputMode="numeric" />
}
