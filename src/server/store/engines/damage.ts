import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageChecksum, PAGE_BYTES, PAGE_WORDS, storedChecksum } from './page-checksum.ts'
import type { DatabasePool } from './pool.ts'

/** Damaged files of the embedded database; the message names them and what to do. */
export class DamagedDatabase extends Error {
  constructor(folder: string, damages: readonly string[]) {
    const more = damages.length - SHOWN
    const named = damages.slice(0, SHOWN).join('; ') + (more > 0 ? `; and ${more} more` : '')
    super(
      `The database in ${folder} is damaged: ${named}. Put a backup of that folder in its place. To begin with an empty ` +
        'database set PORTOLAN_DATA to another folder, and keep this one: most of it may still be read.',
    )
    this.name = 'DamagedDatabase'
  }
}

const SHOWN = 3
/** The maximum of checked pages, spread evenly over larger databases, so that the start stays quick. */
const MOST_PAGES = 65_536
const PAGES_READ_AT_ONCE = 128
const PAGES_IN_A_SEGMENT = 131_072

/** Matches the file names of a table or index, such as `16826`, `16826_fsm` or `16826.1`. */
const PAGED = /^\d+(?:_\w+)?(?:\.(\d+))?$/

interface PagedFile {
  /** The path below the database folder. */
  path: string
  pages: number
  firstBlock: number
}

const listPaged = (place: string): PagedFile[] => {
  const folders = ['global', ...readdirSync(join(place, 'base')).map((name) => join('base', name))]
  return folders.flatMap((folder) =>
    readdirSync(join(place, folder)).flatMap((name) => {
      const [match, segment = '0'] = PAGED.exec(name) ?? []
      if (match === undefined) return []
      const path = join(folder, name)
      const pages = Math.floor(statSync(join(place, path)).size / PAGE_BYTES)
      return [{ path, pages, firstBlock: Number(segment) * PAGES_IN_A_SEGMENT }]
    }),
  )
}

/** Returns a description of damaged pages in a file; checks every `step`th page. */
const findDamage = (place: string, file: PagedFile, step: number, words: Int32Array): string | undefined => {
  const { path, pages, firstBlock } = file
  const atOnce = step === 1 ? PAGES_READ_AT_ONCE : 1
  const descriptor = openSync(join(place, path), 'r')
  let [damaged, first] = [0, 0]
  const look = (at: number, page: number) => {
    const stored = storedChecksum(words, at)
    // A process killed while a table grows leaves empty pages, which PostgreSQL treats as new.
    if (stored === 0 && words.subarray(at, at + PAGE_WORDS).every((word) => word === 0)) return
    if (stored === pageChecksum(words, at, firstBlock + page)) return
    if (damaged === 0) first = page
    damaged += 1
  }
  try {
    for (let page = 0; page < pages; page += step === 1 ? atOnce : step) {
      const read = Math.min(atOnce, pages - page)
      readSync(descriptor, words, 0, read * PAGE_BYTES, page * PAGE_BYTES)
      for (let one = 0; one < read; one += 1) look(one * PAGE_WORDS, page + one)
    }
  } finally {
    closeSync(descriptor)
  }
  return damaged === 0 ? undefined : `${path} has ${damaged} damaged pages, from page ${first} on`
}

/** Finds pages with wrong checksums, in a database that is closed or was just opened. */
export const findDamagedPages = (place: string): string[] => {
  const files = listPaged(place)
  const pages = files.reduce((sum, file) => sum + file.pages, 0)
  const step = Math.max(1, Math.ceil(pages / MOST_PAGES))
  // One buffer serves all files, because allocating one per file takes longer than reading.
  const words = new Int32Array(PAGE_WORDS * PAGES_READ_AT_ONCE)
  return files.flatMap((file) => findDamage(place, file, step, words) ?? [])
}

interface Relation {
  name: string
  kind: string
  path: string
  pages: number
  rows: number
}

/** Returns the number of pages of a table or index, over all its files. */
const pagesAt = (file: string): number => {
  let pages = 0
  for (let segment = 0; ; segment += 1) {
    const found = statSync(segment === 0 ? file : `${file}.${segment}`, { throwIfNoEntry: false })
    if (found === undefined) return pages
    pages += Math.floor(found.size / PAGE_BYTES)
  }
}

const beginsEmpty = (file: string): boolean => {
  const descriptor = openSync(file, 'r')
  try {
    const page = Buffer.alloc(PAGE_BYTES)
    readSync(descriptor, page, 0, PAGE_BYTES, 0)
    return page.every((byte) => byte === 0)
  } finally {
    closeSync(descriptor)
  }
}

const lostIn = (place: string, { name, path, pages, rows }: Relation): string | undefined => {
  const file = join(place, path)
  const left = pagesAt(file)
  if (pages > left) return `${name} (${path}) ends after ${left} of ${pages} pages`
  if (rows > 0 && left > 0 && beginsEmpty(file))
    return `${name} (${path}) begins with an empty page, and had ${rows} rows`
  return undefined
}

/**
 * Returns true if only the first page is empty: a process killed during the first insert leaves that behind.
 */
const isFilledBehind = async (
  pool: Pick<DatabasePool, 'query'>,
  { name, kind, rows }: Relation,
): Promise<boolean> => {
  if (kind !== 'r') return false
  const counted = await pool.query(`select count(*)::float8 as rows from ${name}`).catch(() => undefined)
  return ((counted?.rows[0] as { rows?: number } | undefined)?.rows ?? 0) >= rows
}

/**
 * Finds tables and indexes whose file is shorter than at the last count, or begins with an empty page despite
 * having rows. It reads the files directly, because the database takes a millisecond for each.
 */
export const findLostPages = async (place: string, pool: Pick<DatabasePool, 'query'>): Promise<string[]> => {
  const { rows } =
    await pool.query(`select oid::regclass::text as name, relkind as kind, pg_relation_filepath(oid) as path,
      relpages as pages, reltuples::float8 as rows
    from pg_class where relkind in ('r', 'i', 't', 'm') and (relpages > 0 or reltuples > 0)`)
  const lost: string[] = []
  for (const relation of rows as unknown as Relation[]) {
    const found = lostIn(place, relation)
    if (found !== undefined && !(await isFilledBehind(pool, relation))) lost.push(found)
  }
  return lost
}

const STATE_AT = 16
const SHUT_DOWN = 1

/** Returns true if the database was shut down cleanly and needs no recovery. */
export const wasClosed = (place: string): boolean => {
  const control = readFileSync(join(place, 'global', 'pg_control'))
  return control.length > STATE_AT + 4 && control.readInt32LE(STATE_AT) === SHUT_DOWN
}
