import { createContext, use, useLayoutEffect } from 'react'

/** Longer than this nobody waits for the order of things, in milliseconds. */
const patience = 2_000

/** Keeps back what stands below a card; answers with what lets it go. */
type Hold = () => () => void

export const HoldContext = createContext<Hold | undefined>(undefined)

/** While nobody knows how high a card will be, what stands below it does not show yet, so that it never jumps. */
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
