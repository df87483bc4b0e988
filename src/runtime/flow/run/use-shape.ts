import { useCallback, useSyncExternalStore } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'

const turns = new WeakMap<FlowStore, { count: number }>()

/** Counts from the first look on, so that no change between a render and its subscription is lost. */
function turnOf(store: FlowStore): { count: number } {
  let turn = turns.get(store)
  if (!turn) {
    const fresh = { count: 0 }
    store.onShape(() => (fresh.count += 1))
    turns.set(store, (turn = fresh))
  }
  return turn
}

/** Renders again when the place, the steps or the contents of a step change, but not for an answer alone. */
export function useShape(store: FlowStore): number {
  const subscribe = useCallback((wake: () => void) => store.onShape(wake), [store])
  const turn = turnOf(store)
  return useSyncExternalStore(subscribe, () => turn.count)
}

/** Returns a text made of answers and facts; renders again only if the text changes. */
export function useTextOf(store: FlowStore, read: (store: FlowStore) => string): string {
  const subscribe = useCallback(
    (wake: () => void) => {
      const ends = [store.onAnswers(wake), store.onShape(wake)]
      return () => ends.forEach((end) => end())
    },
    [store],
  )
  return useSyncExternalStore(subscribe, () => read(store))
}
