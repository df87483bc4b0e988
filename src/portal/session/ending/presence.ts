/** Tells whether a person is active: a key or press since the last check. Opening a page counts. */
export interface Presence {
  seen(): void
  isSeen(): boolean
  /** Answers and forgets. */
  take(): boolean
}

export function createPresence(): Presence {
  let isSeen = true
  return {
    seen() {
      isSeen = true
    },
    isSeen: () => isSeen,
    take() {
      const was = isSeen
      isSeen = false
      return was
    },
  }
}
