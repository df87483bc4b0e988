/** Whether somebody works here: a key or a press since it was last asked; who opens a page is there. */
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
