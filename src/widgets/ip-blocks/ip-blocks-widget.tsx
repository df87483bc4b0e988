import { ipBlocks } from '#engine/field/ip-blocks.ts'
import { limitNamed } from '#engine/field/limit.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { factsOf } from '../frame/facts.ts'
import { Lines } from '../typing/lines.tsx'
import { useTyped } from '../typing/use-typed.ts'
import './ip-blocks.css'

/** Addresses and blocks, one per line, with their number below. */
export function IpBlocksWidget(props: WidgetProps) {
  const { id, state, describedBy } = props
  const typed = useTyped(props)
  const most = limitNamed(factsOf(props), state.definition.limit)
  const count = Array.isArray(state.value) ? state.value.length : 0
  const described = [describedBy, `${id}--count`].filter(Boolean).join(' ')
  return (
    <>
      <Lines field={props} typed={typed} className="ptl-ip-blocks" describedBy={described} />
      <p id={`${id}--count`} className="ptl-ip-blocks__count">
        {most === undefined ? sayWidgets('entries', { count }) : sayWidgets('entriesOf', { count, most })}
      </p>
    </>
  )
}

export const ipBlocksType: FieldType = { kind: ipBlocks, widget: IpBlocksWidget }
