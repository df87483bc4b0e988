export interface Breaker {
  /** How many requests may be sent now. */
  allowed(now: number, most: number): number
  note(isReached: boolean, now: number): void
}

/** After some failures in a row nothing is sent for a while, and then one request alone, which says whether others may follow. */
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
