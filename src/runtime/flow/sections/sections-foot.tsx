import { Button } from '@blueprintjs/core'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { PrimaryButton } from '../step/primary-button.tsx'
import { Reasons } from '../step/reasons.tsx'
import { isBusy, isFrozen, type RunState } from '../run/run-state.ts'
import { useTextOf } from '../run/use-shape.ts'
import '../step/foot.css'

export interface SectionsFootProps {
  readonly store: FlowStore
  readonly state: RunState
  readonly onDiscard: () => void
}

/** Buttons to save or discard changes. */
export function SectionsFoot({ store, state, onDiscard }: SectionsFootProps) {
  const label = useTextOf(store, () => store.ending().label)
  const isChanged = useTextOf(store, () => String(store.isChanged())) === 'true'
  const messages = state.kind === 'blocked' ? state.sentences : []
  return (
    <footer className="ptl-foot">
      <Reasons id="save-reasons" messages={messages} />
      <div className="ptl-foot__actions">
        <Button
          size="large"
          variant="minimal"
          text={sayFlows(isChanged ? 'discardChanges' : 'stopEditing')}
          disabled={isFrozen(state)}
          onClick={onDiscard}
        />
        <PrimaryButton
          says={label}
          isBusy={isBusy(state)}
          reasons={messages.length > 0 ? 'save-reasons' : undefined}
        />
      </div>
    </footer>
  )
}
