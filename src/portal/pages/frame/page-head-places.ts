import type { HeadPlaces } from '#runtime/table/host.ts'
import { createContext } from 'react'

/** Elements in the head of the page above a list; absent if the page has no head. */
export const HeadPlacesContext = createContext<HeadPlaces | undefined>(undefined)
