import { bareBic } from '#values/bic.ts'
import { bic } from '#engine/field/bic.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/Line.tsx'
import { isKeyPress, keepsTo } from '../typing/groups.ts'
import { useTyped } from '../typing/useTyped.ts'

const LONGEST = 11

function mask(typed: string, before: string): string {
  return keepsTo(LONGEST, bareBic(typed), isKeyPress(typed, before))
}

export function BicWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} mask={mask} autoCapitalize="characters" />
}

export const bicType: FieldType = { kind: bic, widget: BicWidget }
