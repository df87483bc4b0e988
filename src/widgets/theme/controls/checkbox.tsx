import { Checkbox } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { descriptionId, getTemplate, getUiOptions, schemaRequiresTrueValue } from '@rjsf/utils'
import { useControlAria } from '../templates/frame.ts'

export function CheckboxWidget(props: WidgetProps) {
  const { id, htmlName, value, label, hideLabel, options, schema, uiSchema, registry } = props
  const aria = useControlAria(props)
  // With an explicit checkbox widget the field template draws the description.
  const drawn = getUiOptions(uiSchema).widget === 'checkbox'
  const description = drawn || hideLabel ? undefined : (options.description ?? schema.description)
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options)
  const ids = [description ? descriptionId(id) : undefined, aria['aria-describedby']].filter(Boolean)
  return (
    <div className="ptl-checkbox">
      <Checkbox
        {...aria}
        aria-label={hideLabel || !label ? aria['aria-label'] : undefined}
        aria-describedby={ids.join(' ') || undefined}
        id={id}
        name={htmlName || id}
        labelElement={hideLabel ? undefined : label}
        checked={value === true}
        required={props.required && schemaRequiresTrueValue(schema)}
        disabled={props.disabled || props.readonly}
        autoFocus={props.autofocus}
        onChange={({ target }) => props.onChange(target.checked)}
        onBlur={({ target }) => props.onBlur(id, target.checked)}
        onFocus={({ target }) => props.onFocus(id, target.checked)}
      />
      {description && (
        <Description
          id={descriptionId(id)}
          description={description}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
    </div>
  )
}
