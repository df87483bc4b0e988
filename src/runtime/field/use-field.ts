import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState, FlowStore } from '#engine/flow/types.ts'

/** One subscription per field: a keystroke wakes the one widget whose state object changed. */
export function useField(store: FlowStore, id: string): FieldState {
  const subscribe = useCallback((wake: () => void) => store.onField(id, wake), [store, id])
  return useSyncExternalStore(subscribe, () => store.field(id))
}
