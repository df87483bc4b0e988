import { useSyncExternalStore } from 'react'

const subscribers = new Set<() => void>()
let isOn = true

/** Tells whether single-key shortcuts are on; a person can switch them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return isOn
}

/** Switches single-key shortcuts, from the person's account or their last choice. */
export function chooseSingleKeys(next: boolean): void {
  if (next === isOn) return
  isOn = next
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/** The same, followed while it is changed. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys)
