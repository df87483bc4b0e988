import type { StoredPreferences } from '../app/session.ts'

/** Returns a person's preferences, with defaults for the others. */
export const toPreferences = ({ zone, density, beginsIn, singleKeys }: StoredPreferences) => ({
  zoneFrom: zone === null ? ('BROWSER' as const) : ('CHOSEN' as const),
  ...(zone !== null && { zone }),
  density: density ?? ('COMFORTABLE' as const),
  begins: beginsIn === null ? ('LAST' as const) : ('CHOSEN' as const),
  ...(beginsIn !== null && { environment: beginsIn }),
  singleKeys: singleKeys ?? ('ON' as const),
})
