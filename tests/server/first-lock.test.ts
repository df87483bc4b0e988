import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { tenantTables } from '#server/store/generated/tenant-tables.ts'
import type { Store } from '#server/store/store.ts'
import { forAllTenants, forNoTenant, forTenant, inTenant, ofTenant, type Trx } from '#server/store/tenant.ts'
import { roleNames } from '#tests/specification/access/granted-rights.ts'
import { askAll, formatAnswers } from './asking-calls.ts'
import { createTestStore } from './engines.ts'
import { namesRecord, openMatrix, organisationOf, type Organisation } from './matrix-world.ts'
import { shippedWorld } from './server.ts'
import { asSystem } from './system.ts'

const { library } = shippedWorld().definitions
const calls = Object.values(library.calls)
const administrator = 'Organization Administrator'

// Other organisations may read the directory of partners and its grants.
const tables = Object.keys(tenantTables).filter((table) => tenantTables[table]?.read === undefined)

/** The second lock is opened: the database lets a request do anything to the rows of anybody. */
const openSecondLock = async ({ db }: Store): Promise<void> => {
  for (const table of Object.keys(tenantTables)) {
    await sql`alter table ${sql.table(table)} disable row level security`.execute(db)
    await sql`grant select, insert, update, delete on ${sql.table(table)} to portolan_app, portolan_system`.execute(
      db,
    )
  }
  // Foreign keys are dropped, so that a delete is neither refused nor cascades.
  const { rows } = await sql<{
    name: string
    key: string
  }>`select conrelid::regclass::text as name, conname as key
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { name, key } of rows)
    await sql`alter table ${sql.raw(name)} drop constraint if exists ${sql.ref(key)}`.execute(db)
  for (const table of Object.keys(tenantTables))
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
}

let store: Store
let own: Organisation
let other: Organisation

beforeAll(async () => {
  const flags = Object.keys(library.flags)
  store = await createTestStore('seeded')
  own = await organisationOf(store, 'viewer@northwind.example', flags)
  other = await organisationOf(store, 'viewer@lumen.example', flags)
  await openSecondLock(store)
})

const UNDONE = new Error('undone')

const undone =
  (open: (work: (trx: Trx) => Promise<unknown>) => Promise<unknown>) =>
  (work: (trx: Trx) => Promise<unknown>) =>
    open(async (trx) => {
      await work(trx)
      throw UNDONE
    }).catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })

const whileUndone = undone((work) =>
  inTenant(store, { orgId: own.id, userId: own.session.user.id, environment: 'uat' }, work),
)

interface RowCounts {
  own: number
  /** Of the organisation, in all its environments. */
  everywhere: number
  all: number
}

const countAll = (table: string): RawBuilder<RowCounts> => {
  const { organisation, environment } = tenantTables[table]!
  const isOwn = sql`${sql.ref(organisation)} = ${own.id}`
  const isHere = environment ? sql`environment = 'uat'` : sql`true`
  return sql<RowCounts>`select count(*) filter (where ${isOwn} and ${isHere})::int as own,
    count(*) filter (where ${isOwn})::int as everywhere, count(*)::int as all
    from ${sql.table(table)}`
}

type Statements = Record<string, RawBuilder<{ n: number }>>

/** The ways in which a statement can name a table that it reads. */
const readsOf = (table: string, column: string): Statements => {
  const [name, n] = [sql.raw(table), sql.raw(`count(x.${column})::int as n`)]
  return {
    alone: sql`select ${n} from ${name} x`,
    unnamed: sql`select count(*)::int as n from ${name}`,
    quoted: sql`select ${n} from ${sql.table(table)} as "x"`,
    'with its schema': sql`select ${n} from public.${name} as x`,
    'in any case': sql`SELECT ${n} FROM ${sql.raw(table.toUpperCase())} AS x WHERE true OR x.${sql.raw(column)} IS NULL`,
    'behind a comma': sql`select ${n} from app_clock as clock, ${name} x`,
    joined: sql`select ${n} from app_clock left join ${name} x on true or x.${sql.raw(column)} is null`,
    'in brackets': sql`select ${n} from (app_clock cross join ${name} x)`,
    'from the side': sql`select ${n} from app_clock cross join lateral (select * from ${name}) x`,
    'in a part': sql`with x as (select * from ${name}) select ${n} from x`,
    'in a value': sql`select (select ${n} from ${name} x) as n`,
    'in a union': sql`select sum(n)::int as n from (select 0 as n union all select ${n} from ${name} x) both_of_them`,
    'behind a comment': sql`select ${n} from -- from nobody
      /* nobody, */ ${name} x`,
  }
}

const changesOf = (table: string, column: string): Statements => {
  const [name, is] = [sql.raw(table), sql.raw(column)]
  return {
    changed: sql`update ${name} set ${is} = ${name}.${is}`,
    'changed where anything': sql`update ${name} x set ${is} = x.${is} where false or true`,
    'changed from others': sql`with one as (select 1 as n) update ${sql.table(table)} as x set ${is} = x.${is} from one where one.n = 1 or true returning x.${is}`,
    deleted: sql`delete from ${name} x where false or true`,
  }
}

it('shows and changes no row of another tenant, however a statement names the table (TRU-510)', async () => {
  const wrong: string[] = []
  let foreign = 0
  for (const table of tables) {
    const { organisation } = tenantTables[table]!
    const counts = (await asSystem(store, (trx) => countAll(table).execute(trx))).rows[0]!
    if (counts.all > counts.own) foreign += 1
    const note = (how: string, number: number | undefined, expected: number) => {
      if (number !== expected) wrong.push(`${table} ${how}: ${number} rows instead of ${expected}`)
    }
    await whileUndone(async (trx) => {
      for (const [how, statement] of Object.entries(readsOf(table, organisation)))
        note(how, (await statement.execute(trx)).rows[0]?.n, counts.own)
      for (const [how, statement] of Object.entries(changesOf(table, organisation)))
        note(how, Number((await statement.execute(trx)).numAffectedRows), counts.own)
      const left = await countAll(table).execute(trx.withoutPlugins())
      note('left', left.rows[0]?.all, counts.all - counts.own)
    })
  }
  expect(wrong).toEqual([])
  expect(foreign).toBeGreaterThan(40)
})

it('reaches nothing of another tenant by any call (TRU-510)', async () => {
  const matrix = await openMatrix(store, other)
  matrix.callers.set(String(roleNames.indexOf(administrator)), {
    ...own.session,
    proofAge: 0,
    roles: [administrator],
  })
  const both = { own, other }
  const answers = await askAll(matrix, both, calls, () => ({ role: administrator }))
  expect(answers.filter(({ code }) => code === 'reached').length).toBeGreaterThan(50)
  const records = calls.filter(namesRecord)
  const theirs = await askAll(matrix, both, records, () => ({ role: administrator, whose: 'other' }))
  expect(formatAnswers(theirs.filter(({ code, status }) => code === 'reached' || status >= 500))).toEqual([])
  expect(theirs.filter(({ status }) => status === 404).length).toBeGreaterThan(50)
  expect(matrix.leaks).toEqual([])
})

it('holds what the system does for an organisation to the rows of that one, in all its environments (TRU-460)', async () => {
  const wrong: string[] = []
  for (const table of Object.keys(tenantTables)) {
    const { organisation } = tenantTables[table]!
    const { everywhere } = (await asSystem(store, (trx) => countAll(table).execute(trx))).rows[0]!
    const { alone, joined, 'in a part': part } = readsOf(table, organisation)
    const { 'changed where anything': changed, deleted } = changesOf(table, organisation)
    await undone((work) => forTenant(store, own.id, work))(async (trx) => {
      for (const read of [alone, joined, part]) {
        const { n } = (await read!.execute(trx)).rows[0]!
        if (n !== everywhere) wrong.push(`${table} shows ${n} rows instead of ${everywhere}`)
      }
      for (const change of [changed, deleted]) {
        const { numAffectedRows } = await change!.execute(trx)
        if (Number(numAffectedRows) !== everywhere)
          wrong.push(`${table} changes ${numAffectedRows} rows instead of ${everywhere}`)
      }
    })
  }
  expect(wrong).toEqual([])
})

it('lets the system do over all organisations what the list names, and nothing beside it (TRU-460)', async () => {
  const countUsers = (trx: Trx) => sql<{ n: number }>`select count(*)::int as n from users`.execute(trx)
  const foreign = "A statement of the system for 'contracts.due' is about 'users' of all organisations"
  await expect(forAllTenants(store, 'contracts.due', countUsers)).rejects.toThrow(foreign)
  await expect(forNoTenant(store, countUsers)).rejects.toThrow("is about 'users' of all organisations")
  const all = await forAllTenants(store, 'people.find', async (trx) => [
    (await countUsers(trx)).rows[0]!.n,
    (await countUsers(ofTenant(trx, own.id))).rows[0]!.n,
  ])
  expect(all[0]).toBeGreaterThan(all[1]!)
  expect(all[1]).toBeGreaterThan(0)
  await expect(whileUndone(async (trx) => ofTenant(trx, other.id))).rejects.toThrow('Only work of the system')
})
