import { readFileSync } from 'node:fs'

const EVERY_MS = 10
const KIB = 1024

/** Returns the resident memory of a process in bytes (VmRSS of proc(5)). */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * KIB

/** Returns by how many bytes the memory of a process grows at its peak during the work. */
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
