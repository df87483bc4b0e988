import { Callout, Button } from '@blueprintjs/core'
import {
  type UnsupportedFieldProps,
  type CyclicSchemaExpandProps,
  TranslatableString,
  type MultiSchemaFieldTemplateProps,
} from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'

/** Shown for a schema that no field type supports, with its place and the reason. */
export function UnsupportedFieldTemplate({ schema, fieldPathId, reason }: UnsupportedFieldProps) {
  return (
    <Callout className="ptl-unsupported" intent="warning" icon={null}>
      <p>
        <strong>{sayWidgets('noField')}</strong> {fieldPathId?.$id && <code>{fieldPathId.$id}</code>}{' '}
        {reason ?? sayWidgets('noFieldType')}
      </p>
      <pre>{JSON.stringify(schema, null, 2)}</pre>
    </Callout>
  )
}

export function CyclicSchemaExpandTemplate({
  name,
  fieldPathId,
  registry,
  onExpand,
}: CyclicSchemaExpandProps) {
  const { translateString } = registry
  return (
    <div className="ptl-cyclic">
      <p className="ptl-hint">{translateString(TranslatableString.CycleDetected, [name])}</p>
      <Button
        id={`${fieldPathId.$id}-button`}
        text={translateString(TranslatableString.ExpandButton)}
        onClick={() => onExpand(fieldPathId.$id)}
      />
    </div>
  )
}

export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="ptl-union">
      {selector && <div className="ptl-row">{selector}</div>}
      {optionSchemaField && <div className="ptl-union-option">{optionSchemaField}</div>}
    </div>
  )
}
