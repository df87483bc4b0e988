export interface Breaker {
  /** Returns how many requests may be sent now. */
  allowed(now: number, most: number): number
  note(isReached: boolean, now: number): void
}

/**
 * Creates a circuit breaker: after consecutive failures nothing is sent for a while, then one request tests
 * the network.
 */
export const createBreaker = ({ failures, seconds }: { failures: number; seconds: number }): Breaker => {
  let inARow = 0
  let openUntil = 0
  return {
    allowed: (now, most) => {
      if (now < openUntil) return 0
      return inARow >= failures ? 1 : most
    },
    note: (isReached, now) => {
      inARow = isReached ? 0 : inARow + 1
      if (inARow >= failures) openUntil = now + seconds * 1000
    },
  }
}
