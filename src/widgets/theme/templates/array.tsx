import { useContext } from 'react'
import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import { TranslatableString, buttonId, descriptionId, getTemplate, getUiOptions, titleId } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { FrameContext } from './frame.ts'

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { canAdd, disabled, readonly, fieldPathId, items, optionalDataControl, registry, schema, uiSchema } =
    props
  const { describedBy } = useContext(FrameContext)
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  const Title = getTemplate<'ArrayFieldTitleTemplate'>('ArrayFieldTitleTemplate', registry, options)
  const Description = getTemplate<'ArrayFieldDescriptionTemplate'>(
    'ArrayFieldDescriptionTemplate',
    registry,
    options,
  )
  const { AddButton } = registry.templates.ButtonTemplates
  const changeable = !readonly && !disabled
  const shown = options.label !== false
  const title = options.title || props.title
  const description = options.description || schema.description
  const shared = { fieldPathId, schema, uiSchema, registry }
  return (
    <fieldset
      className="ptl-fieldset ptl-array"
      id={fieldPathId.$id}
      aria-labelledby={title && shown ? titleId(fieldPathId) : undefined}
      aria-label={title && shown ? undefined : title || undefined}
      aria-describedby={description && shown ? descriptionId(fieldPathId) : describedBy}
    >
      <Title
        {...shared}
        title={title}
        required={props.required}
        optionalDataControl={changeable ? optionalDataControl : undefined}
      />
      <Description {...shared} description={description} />
      {(!changeable || !title || !shown) && optionalDataControl}
      {items.length > 0 && <div className="ptl-array-items">{items}</div>}
      {items.length === 0 && canAdd && changeable && options.addLabel === undefined && (
        <p className="ptl-none">{registry.translateString(TranslatableString.EmptyArray)}</p>
      )}
      {(canAdd || options.addLabel !== undefined) && changeable && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          className="rjsf-array-item-add"
          onClick={props.onAddClick}
          disabled={!canAdd}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
      {!canAdd && options.addLabel !== undefined && changeable && (
        <p className="ptl-none">{sayWidgets('noMore')}</p>
      )}
    </fieldset>
  )
}
