import { useEffect } from 'react'
import type { EngineRoom } from './engine-room.ts'
import type { Session } from './session.ts'

type Room = Pick<EngineRoom, 'load' | 'refusals'>

/**
 * Asks anew who is there and what is switched on where the server refuses what this page took for allowed; at most once
 * in a while, for some things are refused for good. What cannot be asked for stays as it was.
 */
export function useRightsAgain(
  { load, refusals }: Room,
  atMostEveryMs: number,
  onNews: (session: Session) => void,
): void {
  useEffect(() => {
    let askedAt = -Infinity
    const ask = () => {
      const now = performance.now()
      if (now - askedAt < atMostEveryMs) return
      askedAt = now
      load().then(onNews, () => undefined)
    }
    refusals.addEventListener('forbidden', ask)
    return () => refusals.removeEventListener('forbidden', ask)
  }, [load, refusals, atMostEveryMs, onNews])
}

/** The session as it is now; the one before where nothing of it changed, so that nothing is drawn anew for it. */
export function newest(before: Session, now: Session): Session {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
