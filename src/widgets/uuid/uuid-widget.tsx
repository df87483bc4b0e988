import type { WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

/** An identifier, mostly pasted. */
export function UuidWidget(props: WidgetProps) {
  const typed = useTyped(props)
  return <Line field={props} typed={typed} autoCapitalize="off" />
}
