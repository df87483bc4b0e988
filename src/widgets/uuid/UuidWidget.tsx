import type { WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/Line.tsx'
import { useTyped } from '../typing/useTyped.ts'

/** An identifier, mostly pasted. */
export function UuidWidget(props: WidgetProps) {
  const typed = useTyped(props)
  return <Line field={props} typed={typed} autoCapitalize="off" />
}
