/** Chance that repeats itself: the same seed gives the same choices on every machine. */
export interface Random {
  below(bound: number): number
  oneOf<T>(list: readonly T[]): T
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
  return { below, oneOf: (list) => list[below(list.length)]! }
}
