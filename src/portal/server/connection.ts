/** Connection to the server, as seen by the last request. */
export interface Connection {
  readonly isLost: () => boolean
  /** Returns how long a busy server asked to wait, in milliseconds; undefined if there was no answer. */
  readonly busyMs: () => number | undefined
  /** Returns the time of the last answer during an outage; the data on the screen is from then. */
  readonly lostAt: () => number | undefined
  readonly tell: (isLost: boolean, busyMs?: number) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Calls back each time the server answers again. */
  readonly onBack: (describeChange: () => void) => () => void
}

export function createConnection(): Connection {
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  let lost = false
  let wait: number | undefined
  let since: number | undefined
  let answeredAt: number | undefined
  return {
    isLost: () => lost,
    busyMs: () => wait,
    lostAt: () => since,
    tell(isLost, busyMs) {
      if (!isLost) answeredAt = Date.now()
      if (lost === isLost && wait === busyMs) return
      const isBack = lost && !isLost
      if (lost !== isLost) since = isLost ? (answeredAt ?? Date.now()) : undefined
      lost = isLost
      wait = busyMs
      for (const listener of listeners) listener()
      if (isBack) for (const describeChange of waiting) describeChange()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onBack(describeChange) {
      waiting.add(describeChange)
      return () => waiting.delete(describeChange)
    },
  }
}
