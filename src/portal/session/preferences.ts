import { chooseSingleKeys } from '#runtime/keys/single-keys.ts'
import { objectOf } from '#values/object.ts'
import { isZone } from '#values/zoned-time.ts'
import { browserZone } from '../zone.ts'

/** Display preferences of the person's account. */
export interface Preferences {
  /** The zone times are shown in. */
  readonly zone: string
  /** Compact rows in lists. */
  readonly isCompact: boolean
  /** Environment a new tab starts in; absent: the last one. */
  readonly environment: string | undefined
}

export interface PreferenceStore {
  readonly now: () => Preferences
  readonly subscribe: (notify: () => void) => () => void
  /** Takes the preferences from the server, at sign-in or after a change. */
  readonly learn: (stored: unknown) => void
}

function readPreferences(stored: unknown): Preferences {
  const { zoneFrom, zone, density, begins, environment } = objectOf(stored)
  const isChosen = zoneFrom === 'CHOSEN' && typeof zone === 'string' && isZone(zone)
  return {
    zone: isChosen ? zone : browserZone,
    isCompact: density === 'COMPACT',
    environment: begins === 'CHOSEN' && typeof environment === 'string' ? environment : undefined,
  }
}

/** Stores the person's preferences; the whole screen follows a change at once. */
export function createPreferences(): PreferenceStore {
  const subscribers = new Set<() => void>()
  let preferences = readPreferences(undefined)
  return {
    now: () => preferences,
    subscribe(notify) {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    learn(stored) {
      chooseSingleKeys(objectOf(stored)['singleKeys'] !== 'OFF')
      const next = readPreferences(stored)
      if (JSON.stringify(next) === JSON.stringify(preferences)) return
      preferences = next
      for (const notify of subscribers) notify()
    },
  }
}
