import { Button } from '@blueprintjs/core'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { labelOf, useReasons } from './next-label.ts'
import { PrimaryButton } from './primary-button.tsx'
import { Reasons } from './reasons.tsx'
import { isBusy, isFrozen, type RunState } from '../run/run-state.ts'
import { useTextOf } from '../run/use-shape.ts'
import './foot.css'

export interface FootProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly state: RunState
  /** Sentence about the data this step still waits for. */
  readonly waitsFor: string | undefined
  readonly onBack: (() => void) | undefined
}

/** Buttons back and next, with the reasons if next is disabled. */
export function Foot({ store, step, state, waitsFor, onBack }: FootProps) {
  const label = useTextOf(store, labelOf)
  const reasons = useReasons(store, step, waitsFor)
  const messages =
    state.kind === 'blocked' && state.step === step.id
      ? [...new Set([...reasons, ...state.sentences])]
      : reasons
  return (
    <footer className="ptl-foot">
      <Reasons id="next-reasons" messages={messages} />
      <div className="ptl-foot__actions">
        {onBack && (
          <Button
            size="large"
            variant="minimal"
            text={sayFlows('back')}
            disabled={isFrozen(state)}
            onClick={onBack}
          />
        )}
        <PrimaryButton
          says={label}
          isShut={reasons.length > 0}
          isBusy={isBusy(state)}
          reasons={messages.length > 0 ? 'next-reasons' : undefined}
        />
      </div>
    </footer>
  )
}
