import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/** History state of a record that was opened from a list. */
export interface CameFrom {
  /** Address of the list as it was left, with filters and page. */
  readonly from?: string
  /** Addresses of the rows in the list, in order. */
  readonly among?: readonly string[]
  /** One went back here from it. */
  readonly isBack?: boolean
}

export const fromHere = (): CameFrom => ({ from: `${location.pathname}${location.search}` })

export function useCameFrom(): CameFrom {
  return (useLocation().state ?? {}) as CameFrom
}

/** Returns a function that gives the address of a page above: as the person left it, else its plain path. */
export function useWayBack(): (path: string) => string {
  const { from } = useCameFrom()
  return useCallback((path) => (from?.split('?')[0] === path ? from : path), [from])
}
