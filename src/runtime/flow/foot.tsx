import { Button } from '@blueprintjs/core'
import { use } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { RightsContext } from '../gate/rights.ts'
import { pressWithoutMoving } from './press.ts'
import { Reasons } from './reasons.tsx'
import { isBusy, isHeld, type RunState } from './run-state.ts'
import { useTextOf } from './use-shape.ts'
import './foot.css'

export interface FootProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly state: RunState
  /** What this step still waits for from the server. */
  readonly waitsFor: string | undefined
  readonly onBack: (() => void) | undefined
}

export function isEnding(store: FlowStore): boolean {
  const { step, returnTo } = store.place()
  return returnTo.length === 0 && store.steps().at(-1)?.id === step
}

/** What the primary button of the step says. */
export function labelOf(store: FlowStore): string {
  const { step, returnTo } = store.place()
  const own = store.step(step).definition.next?.label
  if (own) return store.print(own)
  if (isEnding(store)) return store.ending().label
  return returnTo.length > 0 ? 'Save and return' : 'Continue'
}

/** Why the primary button is shut, in sentences; empty when it is open. */
export function useReasons(
  store: FlowStore,
  step: StepState,
  waitsFor: string | undefined,
): readonly string[] {
  const rights = use(RightsContext)
  const { next } = step.definition
  const right = next?.permission ? rights(next.permission) : undefined
  const refusal = right && right.verdict !== 'yes' ? [right.refusal ?? 'You do not have access to this.'] : []
  const earlier = isEnding(store) ? store.steps().filter((one) => one.id !== step.id && !one.complete) : []
  // What is not known yet is no reason of its own: it would be said of a list that nobody has read.
  const known = waitsFor ? [waitsFor] : [...step.blocked, ...earlier.flatMap((one) => one.blocked)]
  return [...new Set([...refusal, ...known])]
}

export function Foot({ store, step, state, waitsFor, onBack }: FootProps) {
  const label = useTextOf(store, labelOf)
  const reasons = useReasons(store, step, waitsFor)
  const busy = isBusy(state)
  const held = isHeld(state)
  const isShut = reasons.length > 0
  const said =
    state.kind === 'blocked' && state.step === step.id
      ? [...new Set([...reasons, ...state.sentences])]
      : reasons
  return (
    <footer className="ptl-foot">
      <Reasons id="next-reasons" said={said} />
      <div className="ptl-foot__actions">
        {onBack && <Button size="large" variant="minimal" text="Back" disabled={held} onClick={onBack} />}
        <Button
          className="ptl-foot__primary"
          type="submit"
          size="large"
          intent="primary"
          text={label}
          disabled={isShut}
          loading={busy}
          {...pressWithoutMoving}
          aria-describedby={said.length > 0 ? 'next-reasons' : undefined}
        />
      </div>
    </footer>
  )
}
