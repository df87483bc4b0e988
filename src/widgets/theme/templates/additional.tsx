import { InputGroup } from '@blueprintjs/core'
import type { WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import { ADDITIONAL_PROPERTY_FLAG, TranslatableString, buttonId } from '@rjsf/utils'
import { FieldLabel } from './label.tsx'

/** Shows a field with a name chosen by the person beside that name; every other field stands alone. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, classNames, style, disabled, readonly, label, schema, children, registry } = props
  const className = ['ptl-row', classNames].filter(Boolean).join(' ')
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) {
    return (
      <div className={className} style={style}>
        {children}
      </div>
    )
  }
  const { RemoveButton } = registry.templates.ButtonTemplates
  const keyId = `${id}-key`
  const keyLabel = registry.translateString(TranslatableString.KeyLabel, [label])
  return (
    <div className={`${className} ptl-row-additional`} style={style}>
      <div className="ptl-row">
        {props.displayLabel && <FieldLabel id={`${keyId}__label`} control={keyId} text={keyLabel} />}
        <InputGroup
          key={label}
          id={keyId}
          defaultValue={label}
          onBlur={props.onKeyRenameBlur}
          disabled={disabled}
          readOnly={readonly}
          aria-label={props.displayLabel ? undefined : keyLabel}
        />
      </div>
      <div className="ptl-row ptl-row-value">{children}</div>
      <RemoveButton
        id={buttonId(id, 'remove')}
        className="rjsf-object-property-remove"
        disabled={disabled || readonly}
        onClick={props.onRemoveProperty}
        uiSchema={props.uiSchema}
        registry={registry}
      />
    </div>
  )
}
