import { useEffect, useState } from 'react'
import type { FieldState, FlowStore } from '#engine/flow/types.ts'

type IsSame = (one: FieldState, other: FieldState) => boolean

/**
 * Subscribes to one field, so that a key press renders only the widget whose state changed. Not
 * useSyncExternalStore, which adds an effect to each key press.
 */
export function useField(store: FlowStore, id: string, isSame: IsSame = Object.is): FieldState {
  const [seen, see] = useState(() => ({ store, state: store.field(id) }))
  useEffect(() => {
    const look = () => {
      const state = store.field(id)
      see((before) => (before.store === store && isSame(before.state, state) ? before : { store, state }))
    }
    look()
    return store.onField(id, look)
  }, [store, id, isSame])
  return seen.store === store && seen.state.id === id ? seen.state : store.field(id)
}
