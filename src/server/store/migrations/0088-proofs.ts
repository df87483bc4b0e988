import { sql, type Kysely } from 'kysely'

// Of a session of before this release nobody knows how its person proved who they are: they are asked when it matters.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proven_at timestamptz`.execute(db)
}
