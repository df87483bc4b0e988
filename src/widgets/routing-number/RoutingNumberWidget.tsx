import type { WidgetProps } from '#runtime/field/types.ts'
import { digitMask } from '../typing/digits.ts'
import { Line } from '../typing/Line.tsx'
import { useTyped } from '../typing/useTyped.ts'

const mask = digitMask(9, [], 'routing')

export function RoutingNumberWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} mask={mask} inputMode="numeric" />
}
