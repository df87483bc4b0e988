import { useEffect } from 'react'
import type { EngineRoom } from './engine-room.ts'

/** After the session has ended, learns that the same person signed in again in another tab. */
export function useComingBack(room: EngineRoom, hasEnded: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!hasEnded) return
    let isOver = false
    const look = async () => {
      if (document.visibilityState === 'visible' && (await room.isSignedIn()) && !isOver) onBack()
    }
    const heard = () => void look()
    addEventListener('focus', heard)
    document.addEventListener('visibilitychange', heard)
    const deaf = room.news.hear(heard)
    return () => {
      isOver = true
      removeEventListener('focus', heard)
      document.removeEventListener('visibilitychange', heard)
      deaf()
    }
  }, [room, hasEnded, onBack])
}
