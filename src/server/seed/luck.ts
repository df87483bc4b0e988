const WIDTH = 4_294_967_296

export interface Luck {
  /** From 0 up to, not including, 1. */
  share(): number
  below(most: number): number
  pick<T>(list: readonly T[]): T
  /** Around 0 with spread 1. */
  bell(): number
}

/** Chance that is the same on every run of the same seed (mulberry32). */
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
