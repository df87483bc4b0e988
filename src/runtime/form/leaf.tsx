import { memo, useCallback, type ComponentType } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { describedBy, FieldRow, FieldNote } from '../field/field-row.tsx'
import { useField } from '../field/use-field.ts'
import type { WidgetProps } from '../field/types.ts'
import { NestedWhenLoaded } from './nested-when-loaded.tsx'
import type { PlannedLeaf } from './plan.ts'
import { PlainInput } from './plain-input.tsx'

export interface LeafProps {
  readonly store: FlowStore
  readonly plan: PlannedLeaf
  readonly arriving: boolean
}

function widgetOf(plan: PlannedLeaf): ComponentType<WidgetProps> {
  return plan.widget ?? (plan.how === 'nested' ? NestedWhenLoaded : PlainInput)
}

/** One field of a step: it wakes alone, and its siblings never hear of it. */
export const Leaf = memo(function Leaf({ store, plan, arriving }: LeafProps) {
  const state = useField(store, plan.id)
  const answer = useCallback((raw: unknown) => store.answer(plan.id, raw), [store, plan.id])
  const leave = useCallback(() => store.leave(plan.id), [store, plan.id])
  if (!state.relevant) return null
  const Widget = widgetOf(plan)
  return (
    <FieldRow ids={plan.ids} state={state} ownFrame={plan.ownFrame} arriving={arriving}>
      <Widget
        id={plan.ids.control}
        state={state}
        store={store}
        describedBy={describedBy(plan.ids, state)}
        invalid={state.error !== undefined}
        onAnswer={answer}
        onLeave={leave}
      />
      {plan.how === 'nested' && <FieldNote ids={plan.ids} state={state} />}
    </FieldRow>
  )
})
