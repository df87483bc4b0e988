import { Callout } from '@blueprintjs/core'
import type { UnsupportedFieldProps } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'

/** Shown where a definition asks for something no field type can draw: it names the place and the reason. */
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
