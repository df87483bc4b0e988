import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '../field/types.ts'

/** A field of a type nobody knows is asked for as text rather than left out (rule 15). */
export function PlainInput({ id, state, describedBy, invalid, onAnswer, onLeave }: WidgetProps) {
  const shown = typeof state.value === 'string' || typeof state.value === 'number' ? String(state.value) : ''
  return (
    <InputGroup
      id={id}
      size="large"
      value={shown}
      disabled={state.locked}
      intent={invalid ? 'danger' : 'none'}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      autoComplete="off"
      onValueChange={onAnswer}
      onBlur={onLeave}
    />
  )
}
