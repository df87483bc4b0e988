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

/** Switches single keys at once and keeps it with the account; what cannot be kept is switched back and said. */
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
