import { memo, useCallback } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { afterPress } from './after-press.ts'
import { describedBy } from '../field/field-row.tsx'
import type { WidgetProps } from '../field/types.ts'
import { useField } from '../field/use-field.ts'
import type { PlannedLeaf } from './plan.ts'
import { InputGroup } from '@blueprintjs/core'

export interface ControlProps {
  readonly store: FlowStore
  readonly plan: PlannedLeaf
}

/** Control of a field: the only part that renders at each key press. */
export const Control = memo(function Control({ store, plan }: ControlProps) {
  const state = useField(store, plan.id)
  const answer = useCallback((raw: unknown) => store.answer(plan.id, raw), [store, plan.id])
  const leave = useCallback(() => afterPress(() => store.leave(plan.id)), [store, plan.id])
  const Widget = plan.widget ?? PlainInput
  return (
    <Widget
      id={plan.ids.control}
      state={state}
      store={store}
      describedBy={describedBy(plan.ids, state)}
      invalid={state.error !== undefined}
      onAnswer={answer}
      onLeave={leave}
    />
  )
})

/** Field of an unknown type, shown as a text field instead of being left out (rule 15). */
function PlainInput({ id, state, describedBy: notes, invalid, onAnswer, onLeave }: WidgetProps) {
  const shown = typeof state.value === 'string' || typeof state.value === 'number' ? String(state.value) : ''
  return (
    <InputGroup
      id={id}
      size="large"
      value={shown}
      disabled={state.locked}
      intent={invalid ? 'danger' : 'none'}
      aria-describedby={notes}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      autoComplete="off"
      onValueChange={onAnswer}
      onBlur={onLeave}
    />
  )
}
