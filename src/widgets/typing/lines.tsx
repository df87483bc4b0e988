import { TextArea } from '@blueprintjs/core'
import type { WidgetProps } from '#runtime/field/types.ts'
import type { useTyped } from './use-typed.ts'
import './lines.css'

interface LinesProps {
  readonly field: WidgetProps
  readonly typed: ReturnType<typeof useTyped>
  readonly className: string
  readonly describedBy: string | undefined
  readonly placeholder?: string
}

/** Multi-line text for machines, without spelling, capitals or completion. */
export function Lines({ field, typed, className, placeholder, describedBy }: LinesProps) {
  const { id, state, invalid } = field
  return (
    <TextArea
      id={id}
      className={`ptl-lines ${className}`}
      fill
      autoResize
      rows={4}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      placeholder={placeholder}
      intent={invalid ? 'danger' : 'none'}
      value={typed.text}
      readOnly={state.locked}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      aria-describedby={describedBy}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
    />
  )
}
