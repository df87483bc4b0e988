import { TextArea } from '@blueprintjs/core'
import { textLimit } from '#engine/field/narrow.ts'
import { json } from '#engine/field/json.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Remaining } from '../typing/Remaining.tsx'
import { useTyped } from '../typing/useTyped.ts'
import './json.css'

/** A JSON object as a text of several lines; what is wrong is told with its line and column. */
export function JsonWidget(props: WidgetProps) {
  const { id, state, describedBy, invalid } = props
  const typed = useTyped(props)
  const limit = textLimit(factsOf(props))
  const count = `${id}--count`
  const described = [describedBy, limit !== undefined && count].filter(Boolean).join(' ')
  return (
    <>
      <TextArea
        id={id}
        className="ptl-json"
        fill
        autoResize
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder='{ "name": "value" }'
        intent={invalid ? 'danger' : 'none'}
        value={typed.text}
        readOnly={state.locked}
        aria-invalid={invalid || undefined}
        aria-required={state.required || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.leave}
      />
      <Remaining id={count} text={typed.text} limit={limit} />
    </>
  )
}

export const jsonType: FieldType = { kind: json, widget: JsonWidget }
