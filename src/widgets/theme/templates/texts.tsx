import { RichDescription, RichHelp } from '@rjsf/core'
import type { DescriptionFieldProps, FieldHelpProps } from '@rjsf/utils'
import { helpId } from '@rjsf/utils'

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
