import { bareBic } from '#values/bic.ts'
import { withoutLabel } from '#values/label.ts'
import { normaliseCode } from '#values/normal-text.ts'
import { bic } from '#engine/field/bic.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/line.tsx'
import type { Mask } from '../typing/mask.ts'
import { useTyped } from '../typing/use-typed.ts'

const LONGEST = 11

const mask: Mask = (typed, change, before) => {
  const code = normaliseCode(typed)
  const bare = bareBic(change === 'paste' ? withoutLabel(code, 'bic') : code)
  const isSurplus = bare.length > Math.max(LONGEST, before.length)
  return change === 'key' && isSurplus ? undefined : bare
}

export function BicWidget(props: WidgetProps) {
  return <Line field={props} typed={useTyped(props)} mask={mask} autoCapitalize="characters" />
}

export const bicType: FieldType = { kind: bic, widget: BicWidget }
