import { useMemo } from 'react'
import {
  type FieldTemplateProps,
  descriptionId,
  errorId,
  getTemplate,
  getUiOptions,
  helpId,
  type RJSFSchema,
  type UIOptionsType,
} from '@rjsf/utils'
import { FrameContext } from './frame.ts'
import { FieldLabel } from './label.tsx'

const isMultiChoice = (schema: RJSFSchema) =>
  schema.type === 'array' && schema.uniqueItems === true && typeof schema.items === 'object'

/** Tells whether a field is a single checkbox, whose label is beside the box. */
function isSingleCheckbox(schema: RJSFSchema, options: UIOptionsType): boolean {
  return schema.type === 'boolean' && (options.widget === undefined || options.widget === 'checkbox')
}

/** A group has no single control a label could point at: it is named by reference instead. */
function isGroup(schema: RJSFSchema, { widget }: UIOptionsType): boolean {
  if (widget === 'radio' || widget === 'checkboxes' || widget === 'rating') return true
  if (widget === 'alt-date' || widget === 'alt-datetime') return true
  return isMultiChoice(schema) && (widget === undefined || widget === 'select')
}

const listOf = (ids: readonly (string | false)[]) => ids.filter(Boolean).join(' ') || undefined

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, hidden, required, displayLabel, registry, schema, uiSchema } = props
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  const checkbox = isSingleCheckbox(schema, options)
  const described = Boolean(displayLabel && props.rawDescription)
  const failed = Boolean(props.errors && !props.hideError && props.rawErrors?.length)
  const helped = Boolean(options.help)
  const labelId = displayLabel && label && !checkbox ? `${id}__label` : undefined
  const describedBy = listOf([described && descriptionId(id), helped && helpId(id), failed && errorId(id)])
  const frame = useMemo(() => ({ id, labelId, describedBy }), [id, labelId, describedBy])
  const Wrap = getTemplate<'WrapIfAdditionalTemplate'>('WrapIfAdditionalTemplate', registry, options)

  if (hidden) return <div hidden>{children}</div>
  return (
    <FrameContext value={frame}>
      <Wrap {...props}>
        {labelId && (
          <FieldLabel
            id={labelId}
            control={isGroup(schema, options) ? undefined : id}
            text={label}
            optional={!required && !props.readonly}
          />
        )}
        {described && props.description}
        {helped && props.help}
        {children}
        {failed && props.errors}
      </Wrap>
    </FrameContext>
  )
}
