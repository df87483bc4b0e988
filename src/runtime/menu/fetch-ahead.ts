let running = 0

/** Fetches what may be wanted next; what cannot be fetched is not missed before it is wanted. */
export async function fetchAhead(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  running += 1
  await Promise.allSettled(parts.map((fetch) => fetch()))
  running -= 1
}

export const isFetchingAhead = (): boolean => running > 0
