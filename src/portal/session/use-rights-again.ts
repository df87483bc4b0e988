import { useEffect } from 'react'
import type { SessionServices } from './session-services.ts'
import type { Session } from './session.ts'

type Services = Pick<SessionServices, 'load' | 'refusals'>

/**
 * Reloads the session and its flags after the server refuses something the page allowed, at most once per
 * interval, since some refusals are final. After a failure it stays as it was.
 */
export function useRightsAgain(
  { load, refusals }: Services,
  atMostEveryMs: number,
  onChange: (session: Session) => void,
): void {
  useEffect(() => {
    let requestedAt = -Infinity
    const ask = () => {
      const now = performance.now()
      if (now - requestedAt < atMostEveryMs) return
      requestedAt = now
      load().then(onChange, () => undefined)
    }
    refusals.addEventListener('forbidden', ask)
    return () => refusals.removeEventListener('forbidden', ask)
  }, [load, refusals, atMostEveryMs, onChange])
}

/** Returns the new session, or the old one if nothing changed, so that nothing renders again. */
export function newest(before: Session, now: Session): Session {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}
