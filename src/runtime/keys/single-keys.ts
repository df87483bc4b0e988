import { useSyncExternalStore } from 'react'

const name = 'portolan.single-keys'
const subscribers = new Set<() => void>()

/** Keys without a modifier can be switched off by whom they get in the way of (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(name) !== 'off'
}

export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name)
  else localStorage.setItem(name, 'off')
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  addEventListener('storage', notify)
  return () => {
    subscribers.delete(notify)
    removeEventListener('storage', notify)
  }
}

/** The same, followed while it is changed here or in another tab. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys)
