/** Random numbers from a seed (mulberry32), so that a failure repeats under the same seed. */
export const createLuck = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    one: <T>(all: readonly T[]): T => all[upTo(all.length - 1)]!,
    isIn: (share: number) => next() < share,
  }
}

export type Luck = ReturnType<typeof createLuck>
