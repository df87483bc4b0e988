import type { WidgetProps } from '@rjsf/utils'
import { getTemplate } from '@rjsf/utils'

/** The browser's own date field: it speaks the person's calendar, and always reports `YYYY-MM-DD`. */
export function DateWidget(props: WidgetProps) {
  const { onChange, options, registry } = props
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options)
  return <BaseInput {...props} type="date" onChange={(value: string) => onChange(value || undefined)} />
}
