import { use } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { RightsContext } from '../../gate/rights.ts'

function isEnding(store: FlowStore): boolean {
  const { step, returnTo } = store.place()
  return returnTo.length === 0 && store.steps().at(-1)?.id === step
}

/** Returns the label of the step's primary button. */
export function labelOf(store: FlowStore): string {
  const { step, returnTo } = store.place()
  const own = store.step(step).definition.next?.label
  if (own) return store.print(own)
  if (isEnding(store)) return store.ending().label
  return sayFlows(returnTo.length > 0 ? 'saveAndReturn' : 'continue')
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
  const refusal = right && right.verdict !== 'yes' ? [right.refusal ?? sayFlows('noAccess')] : []
  const earlier = isEnding(store) ? store.steps().filter((one) => one.id !== step.id && !one.complete) : []
  // Rules over facts that still load give no reason; the step names the wait instead.
  const existing = waitsFor ? [waitsFor] : [...step.blocked, ...earlier.flatMap((one) => one.blocked)]
  return [...new Set([...refusal, ...existing])]
}
