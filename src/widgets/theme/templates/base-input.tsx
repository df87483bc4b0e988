import { InputGroup } from '@blueprintjs/core'
import { SchemaExamples } from '@rjsf/core'
import type { ChangeEvent, FocusEvent, MouseEvent } from 'react'
import type { BaseInputTemplateProps } from '@rjsf/utils'
import { examplesId, getInputProps } from '@rjsf/utils'
import { useControlAria } from './frame.ts'

const shownValue = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { id, htmlName, value, readonly, disabled, required, autofocus, placeholder } = props
  const { onBlur, onFocus, onChange, onChangeOverride, options, schema, registry, type } = props
  const aria = useControlAria(props)
  const input = getInputProps(schema, type, options)
  const text = shownValue(value)
  const { ClearButton } = registry.templates.ButtonTemplates
  const clearable = options.allowClearTextInputs && !readonly && !disabled && text !== ''

  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChange(target.value === '' ? options.emptyValue : target.value)
  const clear = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onChange(options.emptyValue)
  }
  return (
    <>
      <InputGroup
        {...input}
        {...aria}
        id={id}
        name={htmlName || id}
        className={input.type === 'number' ? 'ptl-input-number' : undefined}
        value={text}
        placeholder={placeholder}
        required={required}
        readOnly={readonly}
        disabled={disabled}
        autoFocus={autofocus}
        list={schema.examples ? examplesId(id) : undefined}
        onChange={onChangeOverride ?? change}
        onBlur={({ target }: FocusEvent<HTMLInputElement>) => onBlur(id, target.value)}
        onFocus={({ target }: FocusEvent<HTMLInputElement>) => onFocus(id, target.value)}
        rightElement={clearable ? <ClearButton registry={registry} onClick={clear} /> : undefined}
      />
      <SchemaExamples id={id} schema={schema} />
    </>
  )
}
