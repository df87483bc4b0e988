import { sql, type Kysely } from 'kysely'

/** The row policies of a table for requests, as in the migrated database. */
export interface TenantTable {
  /** The column with the organisation of a row. */
  organisation: string
  /** True: rows belong to one environment and are hidden in the others. */
  environment?: boolean
  /** The column with the organisation that may change a row, if that is not its owner. */
  changed?: string
  /** The condition of readable rows, if they are more than the tenant's own. */
  read?: string
}

export interface TenantTableOptions {
  /** The column with the organisation. */
  column?: string
  /** True: rows belong to one environment and are hidden in the others. */
  environment?: boolean
  /** Statements that requests may use; system work may use all. */
  app: readonly ('select' | 'insert' | 'update' | 'delete')[]
}

/** Protects a table: forced row level security, a policy each for requests and system work, and grants. */
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
