import type { WidgetProps } from '@rjsf/utils'
import { RadioWidget } from './radio.tsx'

/** A rating is a short scale of numbers: radios, which every keyboard and screen reader knows. */
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
