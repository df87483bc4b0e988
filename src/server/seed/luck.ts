const WIDTH = 4_294_967_296

export interface Luck {
  /** Returns a number from 0 (included) to 1 (excluded). */
  share(): number
  below(most: number): number
  pick<T>(list: readonly T[]): T
  /** Returns a normally distributed number with mean 0 and deviation 1. */
  bell(): number
}

/** Returns a random generator with the same sequence for the same seed (mulberry32). */
export const createLuck = (seed: number): Luck => {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WIDTH
  }
  const below = (most: number) => Math.floor(share() * most)
  return {
    share,
    below,
    pick: (list) => list[below(list.length)]!,
    bell: () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share()),
  }
}
