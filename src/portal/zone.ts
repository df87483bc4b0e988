import { createContext, use } from 'react'

/** The zone the browser is in. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone a person reads times in: the one they chose, else the one of the browser. */
export const ZoneContext = createContext(browserZone)

/** The zone every date on the screen is printed in, which says it. */
export const useZone = (): string => use(ZoneContext)
