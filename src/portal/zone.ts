import { createContext, use } from 'react'

/** The zone the browser is in. */
export const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Time zone of the person: the chosen one, else that of the browser. */
export const ZoneContext = createContext(browserZone)

/** Returns the time zone in which dates are printed. */
export const useZone = (): string => use(ZoneContext)
