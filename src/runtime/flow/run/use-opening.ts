import { useEffect, useState } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import type { Readiness } from '../step/use-readiness.ts'
import type { SupplyState } from './use-supplies.ts'

/**
 * Tells whether the facts that decide the first step still load. This happens at most once, before anything
 * is shown.
 */
export function useOpening(
  store: FlowStore,
  step: StepState,
  readiness: Readiness,
  supplies: readonly SupplyState[],
  goal: string | undefined,
): boolean {
  const [first] = useState(goal)
  const [isOver, setOver] = useState(false)
  const isOnItsWay = first !== undefined && first !== step.id && store.isArriving()
  const isAsking = store
    .neededCalls()
    .some((one) => supplies.every(({ needed, status }) => needed !== one || status !== 'failed'))
  const isWaiting = isAsking && (readiness.status === 'loading' || isOnItsWay)
  useEffect(() => {
    if (!isWaiting) setOver(true)
  }, [isWaiting])
  return !isOver && isWaiting
}
