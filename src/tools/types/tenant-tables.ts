import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { TenantTable } from '#server/store/tenant-table.ts'

interface Policy {
  table: string
  /** `r` select, `a` insert, `w` update, `d` delete, `*` all. */
  command: string
  rule: string
}

const readPolicies = async ({ db }: Pick<Store, 'db'>): Promise<Policy[]> => {
  const { rows } = await sql<Policy>`
    select c.relname as table, p.polcmd as command, pg_get_expr(coalesce(p.polqual, p.polwithcheck), c.oid) as rule
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polpermissive and p.polroles && array[0::oid, 'portolan_app'::regrole::oid] order by c.relname, p.polname`.execute(
    db,
  )
  return rows
}

const OWN = /^(\w+) = app_org_id\(\)$/

interface Own {
  organisation: string
  environment: boolean
  /** True if the rule has no other condition. */
  isAll: boolean
}

/** Reads the organisation and environment conditions of a policy, if they are joined by `and`. */
const readOwn = (rule: string): Own | undefined => {
  const parts = rule.replaceAll(/\((?!\))|(?<!\()\)/g, '').split(' AND ')
  const organisation = parts.map((part) => OWN.exec(part)?.[1]).find((column) => column !== undefined)
  const environment = parts.includes('environment = app_environment()')
  const isAll = parts.length === (environment ? 2 : 1)
  return organisation === undefined ? undefined : { organisation, environment, isAll }
}

const read = (table: string, policies: readonly Policy[]): TenantTable => {
  const of = (...commands: string[]) =>
    policies.filter(({ command }) => command === '*' || commands.includes(command)).map(({ rule }) => rule)
  const [reads, adds, changes] = [of('r'), of('a'), of('w', 'd')]
  const own = [...adds, ...reads].map(readOwn).find((found) => found !== undefined)
  const changed = changes.map(readOwn)
  const by = changed[0]?.organisation ?? own?.organisation
  if (!own || changed.some((found) => !found?.isAll || found.organisation !== by))
    throw new Error(`The policies of ${table} do not say whose its rows are.`)
  const isOwnAlone = reads.every((rule) => readOwn(rule)?.isAll)
  return {
    organisation: own.organisation,
    ...(own.environment && { environment: true }),
    ...(by !== own.organisation && { changed: by! }),
    ...((reads.length > 1 || !isOwnAlone) && { read: reads.join(' OR ') }),
  }
}

/** Reads the tables with rows of tenants, and their policies for requests. */
export const readTenantTables = async (store: Pick<Store, 'db'>): Promise<Record<string, TenantTable>> => {
  const tables = Object.entries(Object.groupBy(await readPolicies(store), ({ table }) => table))
  return Object.fromEntries(tables.map(([table, policies = []]) => [table, read(table, policies)]))
}

export const writeTenantTables = (tables: Record<string, TenantTable>): string =>
  `import type { TenantTable } from '../tenant-table.ts'

/** Every table that holds rows of tenants, as the policies of the migrated database say. */
export const tenantTables: Readonly<Record<string, TenantTable>> = ${JSON.stringify(tables)}
`
