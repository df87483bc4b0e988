import { TextArea } from '@blueprintjs/core'
import { ipBlocks } from '#engine/field/ip-blocks.ts'
import { limitNamed } from '#engine/field/limit.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { useTyped } from '../typing/useTyped.ts'
import './ip-blocks.css'

/** Addresses and blocks, one on each line; how many there are stands below. */
export function IpBlocksWidget(props: WidgetProps) {
  const { id, state, describedBy, invalid } = props
  const typed = useTyped(props)
  const most = limitNamed(factsOf(props), state.definition.limit)
  const count = Array.isArray(state.value) ? state.value.length : 0
  const described = [describedBy, `${id}--count`].filter(Boolean).join(' ')
  return (
    <>
      <TextArea
        id={id}
        className="ptl-ip-blocks"
        fill
        autoResize
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        inputMode="text"
        intent={invalid ? 'danger' : 'none'}
        value={typed.text}
        readOnly={state.locked}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-describedby={described}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.leave}
      />
      <p id={`${id}--count`} className="ptl-ip-blocks__count">
        {most === undefined ? `${count} entries` : `${count} of ${most} entries`}
      </p>
    </>
  )
}

export const ipBlocksType: FieldType = { kind: ipBlocks, widget: IpBlocksWidget }
