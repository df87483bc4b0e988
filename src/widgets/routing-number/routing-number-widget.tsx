import type { WidgetProps } from '#runtime/field/types.ts'
import { digitMask } from '../typing/digits.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

const mask = digitMask(9, [], 'routing')

export function RoutingNumberWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} mask={mask} inputMode="numeric" />
}
