import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DamagedDatabase, findDamagedPages, findLostPages, wasClosed } from './damage.ts'
import { lockFolder } from './directory-lock.ts'
import { createGateway } from './gateway.ts'
import type { DatabasePool } from './pool.ts'
import { embeddedReaders, embeddedWriters } from './wire-types.ts'

/** The least free disk space: two files of the log and some pages, without which no next log file fits. */
const LEAST_BYTES = 48 * 1024 ** 2

const hasSpace = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= LEAST_BYTES
}

export interface EmbeddedDatabase {
  pool: DatabasePool
  dump(): Promise<Blob>
}

const open = async (source: { dataDir?: string; loadDataDir?: Blob }): Promise<EmbeddedDatabase> => {
  const lite = await PGlite.create({ ...source, parsers: embeddedReaders(), serializers: embeddedWriters() })
  await lite.exec("set timezone to 'UTC'")
  const pool = createGateway(lite)
  return {
    pool,
    dump: async () => {
      const client = await pool.connect()
      try {
        return await lite.dumpDataDir('none')
      } finally {
        client.release()
      }
    },
  }
}

/** Creates a database beside its place and moves it there, so that a crash leaves no half-made one. */
const make = async (place: string): Promise<void> => {
  const draft = `${place}.draft`
  rmSync(draft, { recursive: true, force: true })
  const lite = await PGlite.create({ dataDir: draft })
  await lite.close()
  renameSync(draft, place)
}

/**
 * Opens an undamaged database. A cleanly closed one is checked before any change, others after recovery from
 * their log.
 */
const openWhole = async (place: string, folder: string): Promise<EmbeddedDatabase> => {
  const refuse = (damages: readonly string[]) => {
    if (damages.length > 0) throw new DamagedDatabase(folder, damages)
  }
  const isClosed = wasClosed(place)
  if (isClosed) refuse(findDamagedPages(place))
  const database = await open({ dataDir: place })
  try {
    if (!isClosed) refuse(findDamagedPages(place))
    refuse(await findLostPages(place, database.pool))
    return database
  } catch (error) {
    await database.pool.end()
    throw error
  }
}

/** Opens the embedded database of a folder, which only this process may use. */
export const openFolder = async (folder: string): Promise<EmbeddedDatabase> => {
  mkdirSync(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const place = join(folder, 'database')
    if (!existsSync(place)) await make(place)
    const database = await openWhole(place, folder)
    const end = async () => {
      await database.pool.end()
      unlock()
    }
    const readiness = async () => ((await hasSpace(place)) ? database.pool.readiness() : 'full')
    return { ...database, pool: { ...database.pool, readiness, end } }
  } catch (error) {
    unlock()
    throw error
  }
}

export const openMemory = (snapshot?: Blob): Promise<EmbeddedDatabase> =>
  open(snapshot ? { loadDataDir: snapshot } : {})
