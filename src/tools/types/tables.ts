import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'

const store = new URL('../../server/store/', import.meta.url)
const target = new URL('generated/database.ts', store)
const tenantTarget = new URL('generated/tenant-tables.ts', store)
const migrations = new URL('migrations/', store)

/** Notes about columns that the database lacks: comments, and which columns triggers write. */
const columnNotes = new URL('columns.json', store)

const mark = /^\/\/ Made of .+\n/m
const banner = '// Generated from the migrated database by `npm run types`; do not edit.'

/** Returns a hash of the inputs and outputs of the generated tables. */
const markOf = async (types: string, tenantTables: string): Promise<string> => {
  const names = (await readdir(migrations)).toSorted()
  const hash = createHash('sha256').update(types).update(tenantTables)
  for (const file of [
    ...names.map((name) => new URL(name, migrations)),
    columnNotes,
    new URL('migrated-tables.ts', import.meta.url),
    new URL('tenant-tables.ts', import.meta.url),
  ])
    hash.update(await readFile(file))
  return `// Made of ${hash.digest('hex').slice(0, 16)}.\n`
}

const readWritten = (file: URL): Promise<string> => readFile(file, 'utf8').catch(() => '')

/**
 * Writes the table types and their tenants, unless `check` is set; resolves to true if they were outdated. A
 * check runs no migrations.
 */
export async function writeTables(check: boolean): Promise<boolean> {
  const [before, tenantsBefore] = [await readWritten(target), await readWritten(tenantTarget)]
  const types = before.replace(mark, '')
  if (before !== types && before.includes(await markOf(types, tenantsBefore))) return false
  if (check) return true
  const { migratedTables } = await import('./migrated-tables.ts')
  const options = JSON.parse(await readFile(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'))
  const made = await migratedTables(columnNotes)
  const formatted = (text: string) => format(`${banner}\n${text}`, { ...options, parser: 'typescript' })
  const [after, tenants] = [await formatted(made.types), await formatted(made.tenantTables)]
  await writeFile(target, after.replace(`${banner}\n`, `${banner}\n${await markOf(after, tenants)}`))
  await writeFile(tenantTarget, tenants)
  return true
}
