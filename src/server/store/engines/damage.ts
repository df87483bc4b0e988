import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageChecksum, PAGE_BYTES, PAGE_WORDS, storedChecksum } from './page-checksum.ts'
import type { DatabasePool } from './pool.ts'

/** Files of the embedded database that are not what was written: it says which, and what to do. */
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
/** Of a database of more than half a gigabyte so many pages are looked at, spread evenly: the start stays bounded. */
const MOST_PAGES = 65_536
const PAGES_READ_AT_ONCE = 128
const PAGES_IN_A_SEGMENT = 131_072

/** The pages of one table or index, or of what belongs to it, such as `16826`, `16826_fsm` or `16826.1`. */
const PAGED = /^\d+(?:_\w+)?(?:\.(\d+))?$/

interface PagedFile {
  /** Below the folder of the database. */
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

/** What is wrong with the pages of a file, of which each `step`th is looked at. */
const findDamage = (place: string, file: PagedFile, step: number, words: Int32Array): string | undefined => {
  const { path, pages, firstBlock } = file
  const atOnce = step === 1 ? PAGES_READ_AT_ONCE : 1
  const descriptor = openSync(join(place, path), 'r')
  let [damaged, first] = [0, 0]
  const look = (at: number, page: number) => {
    const stored = storedChecksum(words, at)
    // A table grows by many empty pages at once; whoever is killed then leaves them, and PostgreSQL takes them for new.
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

/** Damaged pages by their own checksums, in the files of a database that is not open, or was just opened. */
export const findDamagedPages = (place: string): string[] => {
  const files = listPaged(place)
  const pages = files.reduce((sum, file) => sum + file.pages, 0)
  const step = Math.max(1, Math.ceil(pages / MOST_PAGES))
  // A database has a thousand files, most of a page or two: room of its own for each cost more than all the reading.
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

/** How many pages a table or an index has on disk: a large one lies in several files. */
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

/** A process that is killed while it fills a table for the first time leaves the first page empty; the next one fills it behind that. */
const isFilledBehind = async (
  pool: Pick<DatabasePool, 'query'>,
  { name, kind, rows }: Relation,
): Promise<boolean> => {
  if (kind !== 'r') return false
  const counted = await pool.query(`select count(*)::float8 as rows from ${name}`).catch(() => undefined)
  return ((counted?.rows[0] as { rows?: number } | undefined)?.rows ?? 0) >= rows
}

/**
 * Tables and indexes whose file is shorter than it was when they were last counted, for nothing here makes one shorter, or begins
 * with an empty page although they had rows. The files are looked at here: the database takes a millisecond to find each.
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

/** Whether it was closed, and is not to be repaired from its log first. */
export const wasClosed = (place: string): boolean => {
  const control = readFileSync(join(place, 'global', 'pg_control'))
  return control.length > STATE_AT + 4 && control.readInt32LE(STATE_AT) === SHUT_DOWN
}
