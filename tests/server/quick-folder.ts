import { mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Far more than the databases of a run take at once. */
const ROOM = 4 * 1024 ** 3

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && freemem() > 2 * ROOM
  } catch {
    return false
  }
}

/** A new folder for a database: in memory where there is plenty, for its thousand files take longer to make on a disk than a test does. */
export const quickFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix))
