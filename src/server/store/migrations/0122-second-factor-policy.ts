import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column is_second_factor_required boolean not null default false`.execute(
    db,
  )
}
