import { RichDescription, RichHelp } from '@rjsf/core'
import { type DescriptionFieldProps, type FieldHelpProps, helpId, type TitleFieldProps } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'

export function DescriptionFieldTemplate({ id, description, registry, uiSchema }: DescriptionFieldProps) {
  if (!description) return null
  return (
    <div className="ptl-hint" id={id}>
      <RichDescription description={description} registry={registry} uiSchema={uiSchema} />
    </div>
  )
}

export function FieldHelpTemplate({ fieldPathId, help, registry, uiSchema }: FieldHelpProps) {
  if (!help) return null
  return (
    <div className="ptl-hint" id={helpId(fieldPathId)}>
      <RichHelp help={help as string} registry={registry} uiSchema={uiSchema} />
    </div>
  )
}

export function TitleFieldTemplate({ id, title, required, optionalDataControl, registry }: TitleFieldProps) {
  const isRoot = id === `${registry.globalFormOptions.idPrefix}__title`
  return (
    <legend className={isRoot ? 'ptl-legend ptl-legend-root' : 'ptl-legend'}>
      <span id={id}>
        {title}
        {!required && !isRoot && optionalDataControl && (
          <span className="ptl-optional">{` ${sayWidgets('optional')}`}</span>
        )}
      </span>
      {optionalDataControl}
    </legend>
  )
}
