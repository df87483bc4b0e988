import { sql, type Kysely } from 'kysely'

// What a legacy quote was asked for with, as it was said; quotes that are older, and those of the new flow, have none.
const column = `
alter table quotes add column request jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db)
}
