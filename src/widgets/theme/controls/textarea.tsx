import { TextArea } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlAria } from '../templates/frame.ts'

export function TextareaWidget(props: WidgetProps) {
  const { id, htmlName, value, options, placeholder, required, disabled, readonly, autofocus } = props
  return (
    <TextArea
      {...useControlAria(props)}
      id={id}
      name={htmlName || id}
      fill
      rows={options.rows ?? 3}
      value={value ?? ''}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      readOnly={readonly}
      autoFocus={autofocus}
      onChange={({ target }) => props.onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => props.onBlur(id, target.value)}
      onFocus={({ target }) => props.onFocus(id, target.value)}
    />
  )
}
