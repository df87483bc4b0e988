import { useEffect } from 'react'
import type { SessionServices } from './session-services.ts'

/** After the session has ended, learns that the same person signed in again in another tab. */
export function useComingBack(services: SessionServices, hasEnded: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!hasEnded) return
    let isOver = false
    const look = async () => {
      if (document.visibilityState === 'visible' && (await services.isSignedIn()) && !isOver) onBack()
    }
    const heard = () => void look()
    addEventListener('focus', heard)
    document.addEventListener('visibilitychange', heard)
    const deaf = services.channel.hear(heard)
    return () => {
      isOver = true
      removeEventListener('focus', heard)
      document.removeEventListener('visibilitychange', heard)
      deaf()
    }
  }, [services, hasEnded, onBack])
}
