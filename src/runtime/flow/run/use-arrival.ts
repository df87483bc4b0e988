import { useEffect, useRef, type RefObject } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import type { FocusRegistry } from '../../field/focus.ts'
import { useServices } from '../../field/services.ts'

/**
 * Focuses the heading of a new step, which is then read out. If a field or the error summary has the focus,
 * the step is announced.
 */
export function useArrival(
  store: FlowStore,
  step: StepState,
  registry: FocusRegistry,
  isOpening: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<{ store: FlowStore; step: string }>(undefined)
  const { announce } = useServices()
  const { title } = step.definition
  useEffect(() => {
    if (isOpening) return
    const before = last.current
    last.current = { store, step: step.id }
    if (!before || (before.store === store && before.step === step.id)) return
    // Fields and the error summary may have the focus already.
    const isTaken = document.activeElement?.closest('[data-field], .ptl-error-summary')
    if (isTaken || registry.isAwaiting()) {
      announce(title)
      return
    }
    heading.current?.closest('.ptl-flow')?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [store, step.id, title, registry, announce, isOpening])
  return heading
}
