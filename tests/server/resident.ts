import { readFileSync } from 'node:fs'

const EVERY_MS = 10
const KIB = 1024

/** What a process holds in memory, in bytes (VmRSS of proc(5)). */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KIB

/** How much more than now a process holds at its peak while something is done, in bytes. */
export const growthWhile = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = residentOf(pid)
  let peak = before
  const look = () => (peak = Math.max(peak, residentOf(pid)))
  const timer = setInterval(look, EVERY_MS)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return peak - before
}
