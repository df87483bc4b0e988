import { sql, type Kysely } from 'kysely'

// Who keeps a credential is told of its end once, however often the job looks.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_credentials add column end_told_at timestamptz`.execute(db)
}
