/** Server time as far as this page can know it: its own clock, corrected by the answers. */
export interface ServerClock {
  now(): number
  learn(serverTime: number): void
}

/** The Date header has whole seconds, so a difference below this is no news. */
const grain = 1_500

export function createServerClock(own: () => number): ServerClock {
  let offset = 0
  return {
    now: () => own() + offset,
    learn(serverTime) {
      const difference = serverTime - own()
      if (Math.abs(difference - offset) > grain) offset = difference
    },
  }
}
