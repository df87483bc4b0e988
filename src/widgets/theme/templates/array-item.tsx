import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { TranslatableString, getTemplate, getUiOptions } from '@rjsf/utils'

export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, registry, schema, uiSchema } = props
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(uiSchema),
  )
  const compound = schema.type === 'object' || schema.type === 'array'
  const name = `${registry.translateString(TranslatableString.ArrayItemTitle)} ${index + 1}`
  return (
    <div className={compound ? 'ptl-array-item ptl-array-item-compound' : 'ptl-array-item'}>
      <div className="ptl-array-item-content">{children}</div>
      {hasToolbar && !props.readonly && (
        <fieldset className="ptl-array-item-buttons" aria-label={name}>
          <Buttons {...buttonsProps} />
        </fieldset>
      )}
    </div>
  )
}
