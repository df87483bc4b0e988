import type { HeadPlaces } from '#runtime/table/host.ts'
import { createContext } from 'react'

/** The places of the head above a list; absent where the page has no head of its own. */
export const HeadPlacesContext = createContext<HeadPlaces | undefined>(undefined)
