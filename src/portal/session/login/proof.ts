/** Method of a new authentication: the password here, or an external login. */
export type ProofWay = 'password' | 'login'

/** Requests a new authentication, once for all calls that wait for it (RFC 9470). */
export interface Proof {
  /** Resolves to true after a successful authentication; to false if the person declines. */
  ask(way: ProofWay): Promise<boolean>
  requestedWay(): ProofWay | undefined
  settle(isGiven: boolean): void
  subscribe(listener: () => void): () => void
}

export function createProof(): Proof {
  const listeners = new Set<() => void>()
  let way: ProofWay | undefined
  let waiting: PromiseWithResolvers<boolean> | undefined
  const change = (to: ProofWay | undefined) => {
    way = to
    for (const listener of listeners) listener()
  }
  return {
    ask(by) {
      waiting ??= Promise.withResolvers<boolean>()
      change(by)
      return waiting.promise
    },
    requestedWay: () => way,
    settle(isGiven) {
      waiting?.resolve(isGiven)
      waiting = undefined
      change(undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
