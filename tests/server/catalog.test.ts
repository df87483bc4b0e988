import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { tenantTables } from '#server/store/generated/tenant-tables.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'

interface TableRow {
  name: string
  rls: boolean
  forced: boolean
  policies: string
  owner: string
}

const ORGANISATION_TABLES = sql<TableRow>`
  select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
    (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'organisations' or exists (
    select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped))`

describeEachEngine('catalog', (makeStore) => {
  let store: Store
  beforeAll(async () => {
    store = await makeStore('empty')
  })

  it('closes every table that has an organisation', async () => {
    const { rows } = await ORGANISATION_TABLES.execute(store.db)
    expect(rows.length).toBeGreaterThan(8)
    const open = rows.filter((row) => !row.rls || !row.forced || row.policies === '0').map((row) => row.name)
    expect(open).toEqual([])
  })

  it('holds the statements over every table that has an organisation, and lets requests read no view (TRU-510)', async () => {
    const { rows } = await ORGANISATION_TABLES.execute(store.db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(tenantTables).toSorted())
    const views = await sql`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('v', 'm') and has_table_privilege('portolan_app', oid, 'select')`.execute(store.db)
    expect(views.rows).toEqual([])
  })

  it('keys every table that has an organisation by it', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and a.attnotnull
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not exists (
        select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum)`.execute(
      store.db,
    )
    expect(rows).toEqual([])
  })

  it('lets the roles of requests and jobs own nothing', async () => {
    const owned = await sql`select relname from pg_class where pg_get_userbyid(relowner) like 'portolan\_%'
      and pg_get_userbyid(relowner) <> current_user`.execute(store.db)
    expect(owned.rows).toEqual([])
    const powers = await sql<{ rolname: string }>`select rolname from pg_roles
      where rolname in ('portolan_app', 'portolan_system', 'portolan_jobs') and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`.execute(
      store.db,
    )
    expect(powers.rows).toEqual([])
  })

  it('has no view that looks past the reader', async () => {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any(c.reloptions) or 'security_invoker=on' = any(c.reloptions), false)`.execute(
      store.db,
    )
    expect(rows).toEqual([])
  })
})
