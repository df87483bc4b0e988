/** How who is signed in proves it again: with the password here, or at the login of somebody else. */
export type ProofWay = 'password' | 'login'

/** Asks for a fresh proof of who is there, once however many calls wait for it (RFC 9470). */
export interface Proof {
  /** Whether it was given; false: the person would rather not. */
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
