/** Whether the server answers, as far as the last request can tell. */
export interface Connection {
  readonly isLost: () => boolean
  /** How long a busy server asked to be left alone; undefined when nobody answered at all. */
  readonly busyMs: () => number | undefined
  readonly tell: (isLost: boolean, busyMs?: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createConnection(): Connection {
  const listeners = new Set<() => void>()
  let lost = false
  let wait: number | undefined
  return {
    isLost: () => lost,
    busyMs: () => wait,
    tell(isLost, busyMs) {
      if (lost === isLost && wait === busyMs) return
      lost = isLost
      wait = busyMs
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
