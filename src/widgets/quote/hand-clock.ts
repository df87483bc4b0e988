import type { Scheduler } from './desk.ts'

/** A clock that moves by hand: what is due runs in order, and nothing waits in real time. */
export function handClock(start = 0) {
  let now = start
  let due: { at: number; run: () => void }[] = []
  const scheduler: Scheduler = {
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run }
      due.push(entry)
      return () => {
        due = due.filter((other) => other !== entry)
      }
    },
  }
  return {
    scheduler,
    now: () => now,
    /** Moves on, running what falls due and letting promises settle in between. */
    async pass(milliseconds: number) {
      await settled()
      const end = now + milliseconds
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        due = due.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.run()
        await settled()
      }
      now = end
      await settled()
    },
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
