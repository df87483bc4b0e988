import { sql, type Kysely } from 'kysely'

// A change that waits is made under the condition with which it was requested.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table control_changes add column if_match text`.execute(db)
}
