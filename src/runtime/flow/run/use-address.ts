import { useEffect, useRef, useState } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'

/**
 * Called with the present step; 'replace' if the person did not navigate: the address was not reachable, or
 * facts loaded.
 */
export type OnPlace = (step: string, how: 'push' | 'replace') => void

/**
 * Keeps the address at the present step; Back, Forward and links go to a step only if the engine can reach
 * it.
 */
export function useAddress(
  store: FlowStore,
  isReady: boolean,
  wished: string | undefined,
  onPlace: OnPlace | undefined,
) {
  const followed = useRef<string>(undefined)
  const tell = useRef(onPlace)
  useEffect(() => {
    tell.current = onPlace
  })
  // Each address is obeyed once: one that the router has not caught up on yet must not pull the person back.
  const obeyed = useRef<{ store: FlowStore; wished: string; turn: number }>(undefined)
  // The router reports late, and the person may be on another step by then, so that report is ignored.
  const pending = useRef<readonly string[]>([])
  // After Back, before the router has followed Continue, the old address is a new request.
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const hear = () => setTurn((now) => now + 1)
    addEventListener('popstate', hear)
    return () => removeEventListener('popstate', hear)
  }, [])
  useEffect(() => {
    if (!isReady || wished === undefined) return
    const last = obeyed.current
    if (last?.store === store && last.wished === wished && last.turn === turn) return
    obeyed.current = { store, wished, turn }
    const isSameTurn = last?.store === store && last.turn === turn
    const at = isSameTurn ? pending.current.indexOf(wished) : -1
    pending.current = isSameTurn ? pending.current.slice(at + 1) : []
    if (at >= 0 || wished === store.place().step) return
    store.goTo(wished)
    const reached = store.place().step
    followed.current = reached
    if (reached === wished) return
    pending.current = [...pending.current, reached]
    tell.current?.(reached, 'replace')
  }, [isReady, wished, store, turn])
  useEffect(() => {
    // Read after every render, since the effect above may have moved it; the rendered step would restore the
    // old address.
    const now = store.place().step
    if (!isReady || followed.current === now) return
    const isNobodysMove = followed.current === undefined || store.isArriving()
    followed.current = now
    // After Back the address is correct already, and the pending report of the router would lead away from
    // it.
    if (!tell.current || (now === wished && pending.current.length === 0)) return
    pending.current = [...pending.current, now]
    tell.current(now, isNobodysMove ? 'replace' : 'push')
  })
}
