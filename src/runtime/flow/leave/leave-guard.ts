import { createContext, use, useCallback, useEffect, useRef } from 'react'
import type { Leave } from '#definition/generated/flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'

/** Something on the page that would be lost. */
export interface LeaveGuard {
  /** The words of the question, when leaving now would lose something. */
  readonly words: () => Leave | undefined
  /** Discards the answers after the person left. */
  readonly forget: () => void
}

export interface Leaving {
  /** Leaves at once, or after the person confirms. */
  readonly ask: (go: () => void) => void
  /** Tells whether leaving would ask now. */
  readonly asks: () => boolean
  readonly guard: (guard: LeaveGuard) => () => void
}

const free: Leaving = { ask: (go) => go(), asks: () => false, guard: () => () => undefined }

export const LeavingContext = createContext<Leaving>(free)

/** Returns `ask(go)`, to call instead of closing or navigating. */
export function useLeave(): Pick<Leaving, 'ask' | 'asks'> {
  return use(LeavingContext)
}

/** Makes a run ask before it is left, until it has ended; returns the function that marks the end. */
export function useLeaveGuard(store: FlowStore, forget: (() => void) | undefined): () => void {
  const { guard } = use(LeavingContext)
  const isOver = useRef(false)
  useEffect(() => {
    return guard({
      words: () => (isOver.current ? undefined : store.leaving()),
      // A confirmed exit is not questioned again by the history step that closing makes.
      forget: () => {
        isOver.current = true
        forget?.()
      },
    })
  }, [guard, store, forget])
  return useCallback(() => {
    isOver.current = true
  }, [])
}
