import { sql, type Kysely } from 'kysely'

// A credential has no secret until its owner takes it: one that nobody has seen opens nothing, and cannot leak.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_credentials alter column secret_hash drop not null`.execute(db)
}
