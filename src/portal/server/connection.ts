/** Whether the server answers, as far as the last request can tell. */
export interface Connection {
  readonly isLost: () => boolean
  readonly tell: (isLost: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createConnection(): Connection {
  const listeners = new Set<() => void>()
  let lost = false
  return {
    isLost: () => lost,
    tell(isLost) {
      if (lost === isLost) return
      lost = isLost
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
