import { useContext, type CSSProperties } from 'react'
import {
  type ObjectFieldTemplateProps,
  buttonId,
  canExpand,
  descriptionId,
  getTemplate,
  getUiOptions,
  titleId,
  type GridTemplateProps,
} from '@rjsf/utils'
import { FrameContext } from './frame.ts'

export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, disabled, readonly, fieldPathId, registry, schema, uiSchema } = props
  const { optionalDataControl } = props
  const { describedBy } = useContext(FrameContext)
  const options = getUiOptions(uiSchema)
  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', registry, options)
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options)
  const { AddButton } = registry.templates.ButtonTemplates
  const changeable = !readonly && !disabled

  // A bare union has no fields of its own; the chooser and the chosen option render everything.
  if ((schema.oneOf || schema.anyOf) && !schema.properties && props.properties.length === 0) return null
  return (
    <fieldset
      className="ptl-fieldset"
      id={fieldPathId.$id}
      disabled={disabled}
      aria-labelledby={title ? titleId(fieldPathId) : undefined}
      aria-describedby={description ? descriptionId(fieldPathId) : describedBy}
    >
      {title && (
        <Title
          id={titleId(fieldPathId)}
          title={title}
          required={props.required}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
          optionalDataControl={changeable ? optionalDataControl : undefined}
        />
      )}
      {description && (
        <Description
          id={descriptionId(fieldPathId)}
          description={description}
          schema={schema}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
      {(!changeable || !title) && optionalDataControl}
      <div className="ptl-fields">{props.properties.map(({ content }) => content)}</div>
      {!readonly && canExpand(schema, uiSchema, props.formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          className="rjsf-object-property-expand"
          onClick={props.onAddProperty}
          disabled={disabled}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
    </fieldset>
  )
}

/** Grid of twelve columns on a wide screen, one on a narrow; `span` is the number of columns a cell takes. */
export function GridTemplate({ children, column, span, className, style, ...rest }: GridTemplateProps) {
  const name = [column ? 'ptl-grid-column' : 'ptl-grid', className].filter(Boolean).join(' ')
  const place = { ...style, '--ptl-span': span } as CSSProperties
  return (
    <div className={name} style={place} {...rest}>
      {children}
    </div>
  )
}
