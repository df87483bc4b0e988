const EXTENDED = 'portolan.session-extended'
const ENDED = 'portolan.session-ended'

/** Messages between tabs about their common session: it was extended or ended. Never a token. */
export interface SessionChannel {
  tell(): void
  hear(listener: () => void): () => void
  tellEnd(): void
  /**
   * Called when the session ends, also when a page returns from the back-forward cache that was shown before
   * the end.
   */
  hearEnd(listener: () => void): () => void
}

const endedAt = () => localStorage.getItem(ENDED)

function hearOf(key: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

export function createSessionChannel(): SessionChannel {
  return {
    tell: () => localStorage.setItem(EXTENDED, String(Date.now())),
    hear: (listener) => hearOf(EXTENDED, listener),
    tellEnd: () => localStorage.setItem(ENDED, String(Date.now())),
    hearEnd(listener) {
      const before = endedAt()
      const shownAgain = ({ persisted }: PageTransitionEvent) => {
        if (persisted && endedAt() !== before) listener()
      }
      addEventListener('pageshow', shownAgain)
      const deaf = hearOf(ENDED, listener)
      return () => {
        removeEventListener('pageshow', shownAgain)
        deaf()
      }
    },
  }
}
