import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readVariables } from '#server/deployment/variables-reader.ts'
import { openFolder } from '#server/store/engines/embedded.ts'
import { openDatabase } from '../../src/tools/start/database.ts'
import { sentenceOf } from '../../src/tools/start/sentence.ts'
import { quickFolder } from './quick-folder.ts'
import { writeFilledFolder } from './snapshot.ts'

const PAGE = 8192

let place: string
/** The largest table, below the folder of the database. */
let largest: string

const folder = (name: string) => join(place, name)

beforeAll(async () => {
  place = quickFolder('portolan-damaged-')
  await writeFilledFolder(folder('killed'))
  cpSync(folder('killed'), folder('closed'), { recursive: true })
  const { pool } = await openFolder(folder('closed'))
  const { rows } = await pool.query(
    `select pg_relation_filepath(oid) as path from pg_class where relkind = 'r' order by pg_relation_size(oid) desc limit 1`,
  )
  largest = String(rows[0]?.path)
  await pool.end()
  cpSync(folder('closed'), folder('tried'), { recursive: true, preserveTimestamps: true })
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

const damages: Record<string, (file: string) => void> = {
  'cut to its first page': (file) => truncateSync(file, PAGE),
  'cut to nothing': (file) => truncateSync(file, 0),
  gone: (file) => rmSync(file),
  'written over at random': (file) => writeFileSync(file, randomBytes(readFileSync(file).length)),
  'written over with zeros': (file) => writeFileSync(file, readFileSync(file).fill(0)),
  'changed in one bit': (file) => {
    const bytes = readFileSync(file)
    bytes[PAGE * 5 + 4000]! ^= 1
    writeFileSync(file, bytes)
  },
}
const tried = [
  ...Object.keys(damages).map((what) => [what, 'closed'] as const),
  ...['cut to its first page', 'written over at random'].map((what) => [what, 'killed'] as const),
]

const filesIn = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(of, join(one.parentPath, one.name)))

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  return a?.size === b?.size && Math.floor(a?.mtimeMs ?? 0) === Math.floor(b?.mtimeMs ?? 0)
}

/** Makes a folder equal to another. An attempt changes few of a thousand files, so only those are copied. */
const renew = (from: string, to: string): void => {
  const intended = new Set(filesIn(from))
  for (const file of filesIn(to)) if (!intended.has(file)) rmSync(join(to, file))
  for (const file of intended)
    if (!isSame(join(from, file), join(to, file)))
      cpSync(join(from, file), join(to, file), { preserveTimestamps: true })
}

const open = async (data: string) => {
  const store = await openDatabase(data, readVariables({ PORTOLAN_SEED: 'off' }))
  await store.close()
}

it.each(tried)(
  'the start finds the largest file of the database %s, after it was %s, and says what to do (TRU-077)',
  async (what, how) => {
    const data = folder('tried')
    renew(folder(how), data)
    damages[what]!(join(data, 'database', largest))
    const message = await open(data).then(() => 'It was opened.', sentenceOf)
    expect(message).toMatch(
      /^The database in .+ is damaged: .+\. Put a backup of that folder in its place\. To begin with an empty database set PORTOLAN_DATA to another folder/,
    )
    expect(message).toContain(largest)
    expect(message).not.toContain('\n')
  },
)

it('a whole database is opened, closed or killed before (TRU-077)', async () => {
  for (const how of ['killed', 'closed']) await expect(open(folder(how))).resolves.toBeUndefined()
})
