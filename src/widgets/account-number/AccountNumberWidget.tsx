import type { WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/Line.tsx'
import { useTyped } from '../typing/useTyped.ts'

export function AccountNumberWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} inputMode="numeric" />
}
