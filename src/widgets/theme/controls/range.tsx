import type { CSSProperties } from 'react'
import { type InputPropsType, type WidgetProps, getInputProps } from '@rjsf/utils'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { useControlAria } from '../templates/frame.ts'
import { RadioWidget } from './radio.tsx'

/** How much of the track is filled: browsers other than Firefox leave that to the page. */
function filled(value: unknown, { min, max }: InputPropsType): CSSProperties {
  const low = typeof min === 'number' ? min : 0
  const high = typeof max === 'number' ? max : 100
  const share = high > low ? ((Number(value ?? low) - low) / (high - low)) * 100 : 0
  return { '--ptl-share': `${share}%` } as CSSProperties
}

export function RangeWidget(props: WidgetProps) {
  const { id, htmlName, value, options, schema, disabled, readonly, autofocus } = props
  const input = getInputProps(schema, 'range', options)
  return (
    <div className="ptl-range">
      <input
        {...input}
        style={filled(value, input)}
        {...useControlAria(props)}
        type="range"
        id={id}
        name={htmlName || id}
        value={value ?? schema.minimum ?? 0}
        disabled={disabled || readonly}
        autoFocus={autofocus}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={({ target }) => props.onBlur(id, target.value)}
        onFocus={({ target }) => props.onFocus(id, target.value)}
      />
      <output htmlFor={id}>{value ?? sayWidgets('notSet')}</output>
    </div>
  )
}

/** Rating as radio buttons on a short scale, for every keyboard and screen reader. */
export function RatingWidget(props: WidgetProps) {
  const { options, schema } = props
  const first = schema.minimum ?? 1
  const last = schema.maximum ?? (typeof options.stars === 'number' ? options.stars : 5)
  const enumOptions = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => ({
    value: first + index,
    label: String(first + index),
  }))
  return <RadioWidget {...props} options={{ ...options, enumOptions, inline: true }} />
}
