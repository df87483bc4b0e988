import { useCallback, useSyncExternalStore } from 'react'
import { asRefusal } from '#runtime/call/refusal.ts'
import { chooseSingleKeys } from '#runtime/keys/single-keys.ts'
import { toast } from '../shell/toaster.tsx'
import type { Preferences } from './preferences.ts'
import { useSigned } from './session-context.ts'

/** How the person looks at the portal, followed while they change it. */
export function usePreferences(): Preferences {
  const { preferences } = useSigned().services
  return useSyncExternalStore(preferences.subscribe, preferences.now)
}

/**
 * Switches single-key shortcuts at once and saves the choice with the account; a failed save reverts it with
 * a message.
 */
export function useSwitchKeys(): (isOn: boolean) => void {
  const { client } = useSigned()
  return useCallback(
    (isOn) => {
      chooseSingleKeys(isOn)
      client('preferences.save', { body: { singleKeys: isOn ? 'ON' : 'OFF' } }).catch((thrown: unknown) => {
        chooseSingleKeys(!isOn)
        const { title, says } = asRefusal(thrown)
        toast({ says: says ?? title, tone: 'danger' })
      })
    },
    [client],
  )
}
