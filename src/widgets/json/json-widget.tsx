import { textLimit } from '#engine/field/narrowed-options.ts'
import { json } from '#engine/field/json.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { factsOf } from '../frame/facts.ts'
import { Lines } from '../typing/lines.tsx'
import { Remaining } from '../typing/remaining.tsx'
import { useTyped } from '../typing/use-typed.ts'
import './json.css'

/** JSON object in a multi-line text; errors have their line and column. */
export function JsonWidget(props: WidgetProps) {
  const { id, describedBy } = props
  const typed = useTyped(props)
  const limit = textLimit(factsOf(props))
  const count = `${id}--count`
  const described = [describedBy, limit !== undefined && count].filter(Boolean).join(' ')
  return (
    <>
      <Lines
        field={props}
        typed={typed}
        className="ptl-json-input"
        placeholder='{ "name": "value" }'
        describedBy={described || undefined}
      />
      <Remaining id={count} text={typed.text} limit={limit} />
    </>
  )
}

export const jsonType: FieldType = { kind: json, widget: JsonWidget }
