import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one first, or set PORTOLAN_DATA to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

const lockBySocket = (folder: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error),
    )
    server.listen(`\0portolan-${name}`, () => {
      server.unref()
      resolve(() => void server.close())
    })
  })

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Locks a folder by a pid file, taken over only if its process is gone. */
export const lockByPidFile = (folder: string): (() => void) => {
  const file = join(folder, 'portolan.pid')
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    if (Number.isInteger(pid) && isAlive(pid)) throw new FolderInUse(folder)
    rmSync(file, { force: true })
    write()
  }
  return () => rmSync(file, { force: true })
}

/** Locks an embedded data folder: two processes on one lose rows silently, so the second is refused. */
export const lockFolder = async (folder: string): Promise<() => void> =>
  process.platform === 'linux' ? lockBySocket(folder) : lockByPidFile(folder)
