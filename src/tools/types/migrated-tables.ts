import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { openMemory } from '#server/store/engines/embedded.ts'
import { migrate } from '#server/store/migrator.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { readTenantTables, writeTenantTables } from './tenant-tables.ts'

interface Column {
  table: string
  name: string
  type: string
  required: boolean
  filled: boolean
  derived: boolean
}

interface Notes {
  says: Record<string, string>
  writtenByTriggers: string[]
  /**
   * Text columns whose values are listed by a schema and no check, or all columns of a name; `ColumnTypes`
   * has their types.
   */
  words: string[]
}

/** TypeScript types as store/wire-types.ts reads them: types without an exact number stay text. */
const READ: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  numeric: 'string',
  bigint: 'string',
  date: 'string',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'text[]': 'string[]',
  'timestamp with time zone': 'Timestamp',
  interval: 'ColumnType<unknown, string, string>',
}

const readColumns = async ({ db }: Pick<Store, 'db'>): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef as filled, a.attgenerated = 's' or a.attidentity = 'a' as derived
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return rows
}

const ONE_OF = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/

/** Returns the allowed values of text columns, by table and column, from their checks. */
const readLists = async ({ db }: Pick<Store, 'db'>): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check
    from pg_constraint where contype = 'c' and conrelid <> 0`.execute(db)
  return new Map(
    rows.flatMap(({ table, check }) => {
      const [, column, list, one] = ONE_OF.exec(check) ?? []
      const values = [...(list ?? one ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`)
      return column === undefined ? [] : [[`${table}.${column}`, values.join(' | ')] as const]
    }),
  )
}

const pascal = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())

const typeOf = (column: Column, lists: ReadonlyMap<string, string>, notes: Notes): string => {
  const place = `${column.table}.${column.name}`
  const isJson = column.type === 'jsonb' || column.type === 'json'
  const columnTypeOf = (name: string) => (notes.words.includes(name) ? `ColumnTypes['${name}']` : undefined)
  const words = columnTypeOf(place) ?? lists.get(place) ?? columnTypeOf(column.name)
  const type = isJson ? `Json<ColumnTypes['${place}']>` : (words ?? READ[column.type])
  if (type === undefined)
    throw new Error(
      `The column ${place} is of the type '${column.type}', which src/tools/types/migrated-tables.ts does not know.`,
    )
  const orNull = column.required ? type : `${type} | null`
  if (column.derived || notes.writtenByTriggers.includes(place))
    return `Derived<${isJson ? `ColumnTypes['${place}']` : orNull}>`
  return column.filled ? `Usual<${orNull}>` : orNull
}

const write = (columns: readonly Column[], lists: ReadonlyMap<string, string>, notes: Notes): string => {
  const existing = new Set(columns.flatMap(({ table, name }) => [name, `${table}.${name}`]))
  for (const place of [...Object.keys(notes.says), ...notes.writtenByTriggers, ...notes.words])
    if (!existing.has(place))
      throw new Error(`store/columns.json speaks of '${place}', and the database has no such column.`)
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table))
  const declared = tables.map(([table, of = []]) => {
    const members = of.map((column) => {
      const says = notes.says[`${table}.${column.name}`]
      return `${says === undefined ? '' : `/** ${says} */\n`}${column.name}: ${typeOf(column, lists, notes)}`
    })
    return `export interface ${pascal(table)}Table {\n${members.join('\n')}\n}\n`
  })
  return `import type { ColumnType, Selectable } from 'kysely'
import type { ColumnTypes, Derived, Json, Timestamp, Usual } from '../columns.ts'

${declared.join('\n')}
/** Every table there is, as the migrations leave it. */
export interface Database {
${tables.map(([table]) => `${table}: ${pascal(table)}Table`).join('\n')}
}

/** A row of a table, as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
`
}

/**
 * Returns the types of the tables and the policies of tenants' tables, from a database in memory with all
 * migrations.
 */
export const migratedTables = async (columnNotes: URL): Promise<{ types: string; tenantTables: string }> => {
  const store = createStore('embedded', (await openMemory()).pool)
  try {
    await migrate(store)
    const notes = JSON.parse(await readFile(columnNotes, 'utf8')) as Notes
    return {
      types: write(await readColumns(store), await readLists(store), notes),
      tenantTables: writeTenantTables(await readTenantTables(store)),
    }
  } finally {
    await store.close()
  }
}
