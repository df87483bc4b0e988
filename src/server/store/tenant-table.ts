import { sql, type Kysely } from 'kysely'

/** What the policies of a table say to requests, as the migrated database holds them. */
export interface TenantTable {
  /** The column of whose organisation a row is. */
  organisation: string
  /** Rows belong to one environment as well, and are hidden in the others. */
  environment?: boolean
  /** The column of who changes a row, where that is not whose it is. */
  changed?: string
  /** Which rows are read, where that is more than the tenant's own. */
  read?: string
}

export interface TenantTableOptions {
  /** The column that holds the organisation. */
  column?: string
  /** Rows belong to one environment as well, and are hidden in the others. */
  environment?: boolean
  /** What requests may do; system work may do everything. */
  app: readonly ('select' | 'insert' | 'update' | 'delete')[]
}

/** Closes a table: row level security with force, a policy for requests and one for system work, and grants. */
export const guardTenantTable = async (
  db: Kysely<unknown>,
  table: string,
  options: TenantTableOptions,
): Promise<void> => {
  const name = sql.table(table)
  const own = sql`${sql.ref(options.column ?? 'org_id')} = app_org_id()`
  const rule = options.environment ? sql`${own} and environment = app_environment()` : own
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`alter table ${name} force row level security`.execute(db)
  await sql`create policy tenant on ${name} for all to portolan_app using (${rule}) with check (${rule})`.execute(
    db,
  )
  await sql`create policy system on ${name} for all to portolan_system using (true) with check (true)`.execute(
    db,
  )
  await sql`grant select, insert, update, delete on ${name} to portolan_system`.execute(db)
  if (options.app.length > 0) {
    await sql`grant ${sql.raw(options.app.join(', '))} on ${name} to portolan_app`.execute(db)
  }
}
