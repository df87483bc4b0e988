import { createContext } from 'react'

export interface Over {
  /** The address of the page below. */
  readonly below: string
  /** Goes back there, and asks nothing. */
  readonly close: () => void
}

/** Around a page that stands above another one. */
export const OverContext = createContext<Over | undefined>(undefined)
