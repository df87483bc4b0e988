import { iban } from '#engine/field/iban.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { inGroups } from '../typing/groups.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'
import { maskIbanInput } from './mask.ts'

function grouped(value: string): string {
  return inGroups(value.replace(/\s/g, ''), [4])
}

export function IbanWidget(props: WidgetProps) {
  const typed = useTyped(props, grouped)
  return <Line field={props} typed={typed} mask={maskIbanInput} autoCapitalize="characters" />
}

export const ibanType: FieldType = { kind: iban, widget: IbanWidget }
