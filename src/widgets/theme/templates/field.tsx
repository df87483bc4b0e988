import { useMemo } from 'react'
import type { FieldTemplateProps } from '@rjsf/utils'
import { descriptionId, errorId, getTemplate, getUiOptions, helpId } from '@rjsf/utils'
import { FrameContext } from './frame.ts'
import { isGroup, isSingleCheckbox } from './kind.ts'
import { FieldLabel } from './label.tsx'

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
