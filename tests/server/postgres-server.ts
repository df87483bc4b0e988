import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { lentUser } from './lent-user.ts'
import { postgresFolders } from './postgres-binaries.ts'
import { quickFolder } from './quick-folder.ts'

export interface PostgresServer {
  url: string
  /** The process that answers, and in turn starts one per connection. */
  process(): ChildProcess
  /** Ends it and lets it come up again on the same data and port after `meanwhile`. */
  restart(meanwhile: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let message = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      message += chunk.toString()
      if (message.includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${message.slice(-400)}`)))
    server.once('error', reject)
  })

const PREFIX = 'portolan-postgres-'

const REMOVE = `require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })`

/** Hundreds of databases are hundreds of thousands of files: a process that removed them itself would hear nothing meanwhile. */
const removeBeside = (folder: string): void =>
  spawn(process.execPath, ['--eval', REMOVE, folder], { detached: true, stdio: 'ignore' }).unref()

/** Starts a server of one's own on an empty database; `tuned` are settings such as `work_mem=32MB`. */
export const startPostgres = async (
  binaries: string,
  tuned: readonly string[] = [],
  folder = mkdtempSync(join(tmpdir(), PREFIX)),
): Promise<PostgresServer> => {
  const user = lentUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  try {
    const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
    execFileSync(join(binaries, 'initdb'), init, { ...as, stdio: 'pipe' })
    const port = await freePort()
    const settings = [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'max_connections=200',
      ...tuned,
    ]
    const options = settings.flatMap((setting) => ['-c', setting])
    const start = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...options]
    const begin = () =>
      spawn(join(binaries, 'postgres'), start, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
    let server = begin()
    const kill = () => server.kill('SIGKILL')
    process.once('exit', kill)
    await untilReady(server)
    const end = async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
    }
    const restart = async (meanwhile: () => Promise<void>) => {
      await end()
      try {
        await meanwhile()
      } finally {
        server = begin()
        await untilReady(server)
      }
    }
    const stop = async () => {
      process.off('exit', kill)
      await end()
      removeBeside(folder)
    }
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    return { url, process: () => server, restart, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Settings for many small databases: no autovacuum, which would visit each once a minute, and no replication. Tests
 * that need statistics run `analyze`.
 */
const QUIET = ['autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0']

/**
 * Connects over a socket, which takes a quarter less work per query than the network. Some tests cover the network.
 */
const overSocket = (url: string, folder: string): string =>
  process.platform === 'win32' ? url : `${url}?host=${encodeURIComponent(folder)}`

/** One for a whole run, from the first binaries that start; where none does, `without` is said, and CI fails. */
export const startQuietPostgres = async (without: string): Promise<PostgresServer | undefined> => {
  const reasons: string[] = []
  for (const folder of postgresFolders()) {
    try {
      const place = quickFolder(PREFIX)
      const server = await startPostgres(folder, QUIET, place)
      return { ...server, url: overSocket(server.url, place) }
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  }
  const sentence = `${without}: no PostgreSQL could be started. ${reasons.join(' ')}`
  if (process.env.CI === 'true') throw new Error(sentence)
  console.warn(sentence)
  return undefined
}
