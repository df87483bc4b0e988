import { createContext, use, useLayoutEffect } from 'react'

/** Maximum time that content stays hidden, in milliseconds. */
const patience = 2_000

/** Hides the content below a card; returns the function that shows it. */
type Hold = () => () => void

export const HoldContext = createContext<Hold | undefined>(undefined)

/** Hides the content below a card whose height is unknown, so that it never jumps. */
export function useHold(isUnknown: boolean): void {
  const hold = use(HoldContext)
  useLayoutEffect(() => {
    if (!isUnknown || !hold) return undefined
    const release = hold()
    const timer = setTimeout(release, patience)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [isUnknown, hold])
}
