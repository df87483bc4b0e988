const key = 'portolan.session-extended'

/** What tabs tell each other of their common session: only that it lives longer, never a token. */
export interface SessionNews {
  tell(): void
  hear(listener: () => void): () => void
}

export function createSessionNews(): SessionNews {
  return {
    tell: () => localStorage.setItem(key, String(Date.now())),
    hear(listener) {
      const heard = (event: StorageEvent) => {
        if (event.key === key) listener()
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}
