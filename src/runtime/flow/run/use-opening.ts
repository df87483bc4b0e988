import { useEffect, useState } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import type { Readiness } from '../step/use-readiness.ts'
import type { SupplyState } from './use-supplies.ts'

/**
 * Whether nobody can say yet at which step the person is: the facts that decide it are on their way. It is so once at
 * most, before anything was shown.
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
