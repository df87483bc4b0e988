import { memo } from 'react'
import type { FieldState, FlowStore } from '#engine/flow/types.ts'
import { FieldRow } from '../field/field-row.tsx'
import { useField } from '../field/use-field.ts'
import { Control } from './control.tsx'
import { DayRanges } from './day-ranges.tsx'
import { FieldLookup } from './field-lookup.tsx'
import type { PlannedLeaf } from './plan.ts'

export interface LeafProps {
  readonly store: FlowStore
  readonly plan: PlannedLeaf
  readonly arriving: boolean
}

/** Tells whether the frame of a field is unchanged; the value belongs to the control. */
function isSameFrame(one: FieldState, other: FieldState): boolean {
  return (
    one.definition === other.definition &&
    one.relevant === other.relevant &&
    one.required === other.required &&
    one.error === other.error &&
    one.warning === other.warning &&
    one.message === other.message &&
    one.helpLink === other.helpLink
  )
}

/** One field of a step. It renders alone, without its siblings; a key renders its control only. */
export const Leaf = memo(function Leaf({ store, plan, arriving }: LeafProps) {
  const state = useField(store, plan.id, isSameFrame)
  if (!state.relevant) return null
  const { ranges } = state.definition
  return (
    <FieldRow ids={plan.ids} state={state} ownFrame={plan.ownFrame} arriving={arriving}>
      {ranges && (
        <DayRanges
          store={store}
          list={ranges.options}
          first={plan.id}
          last={ranges.last}
          zone={ranges.zone}
        />
      )}
      <Control store={store} plan={plan} />
      {state.definition.lookup && <FieldLookup store={store} id={plan.id} />}
    </FieldRow>
  )
})
