import { createContext } from 'react'

export interface Over {
  /** The address of the page below. */
  readonly below: string
  /** Closes the overlay without a question. */
  readonly close: () => void
}

/** Context of a page that is shown over another one. */
export const OverContext = createContext<Over | undefined>(undefined)
