import { sql, type Kysely } from 'kysely'

/** What was asked of a beneficiary or originator besides and is only stored, with what a change replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['identities', 'identity_versions'])
    await sql`alter table ${sql.table(table)} add column extras jsonb not null default '[]'`.execute(db)
}
