import { globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Far more than the databases of a run take at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3
const DAY_MS = 86_400_000

const isMemoryEnough = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES && freemem() > 2 * ENOUGH_BYTES
  } catch {
    return false
  }
}

/** A run that was killed leaves its databases behind. */
const forgetOld = (prefix: string): void => {
  for (const name of globSync(`${prefix}*`, { cwd: MEMORY })) {
    const folder = join(MEMORY, name)
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/** A new folder for a database: in memory where there is plenty, for on a disk its thousand files take longer to make than a test does. */
export const quickFolder = (prefix: string): string => {
  if (!isMemoryEnough()) return mkdtempSync(join(tmpdir(), prefix))
  forgetOld(prefix)
  return mkdtempSync(join(MEMORY, prefix))
}
