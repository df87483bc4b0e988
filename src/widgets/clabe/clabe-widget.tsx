import { clabeBank } from '#values/clabe.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { clabe } from '#engine/field/clabe.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { digitMask } from '../typing/digits.ts'
import { inGroups } from '../typing/groups.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'

const LENGTH = 18
// Bank, city, account, check digit: the groups a CLABE is read in.
const GROUPS = [3, 3, 11, 1]
const mask = digitMask(LENGTH, GROUPS, 'clabe')

function grouped(value: string): string {
  return /^\d+$/.test(value.replace(/\s/g, '')) ? inGroups(value.replace(/\s/g, ''), GROUPS) : value
}

export function ClabeWidget(props: WidgetProps) {
  const typed = useTyped(props, grouped)
  const digits = typed.text.replace(/\D/g, '')
  const bank = digits.length === LENGTH ? clabeBank(digits) : undefined
  return (
    <>
      <Line field={props} typed={typed} mask={mask} inputMode="numeric" />
      <output className="ptl-line__aside" htmlFor={props.id}>
        {bank ? sayWidgets('bank', { bank }) : sayWidgets('digitsOf', { count: digits.length, most: LENGTH })}
      </output>
    </>
  )
}

export const clabeType: FieldType = { kind: clabe, widget: ClabeWidget }
