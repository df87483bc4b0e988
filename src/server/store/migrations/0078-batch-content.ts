import { sql, type Kysely } from 'kysely'

// What a batch asks for, whatever its file is called and however its rows are ordered; unknown for those of before.
const columns = `
alter table batches add column content_hash text;
create index batches_content on batches (org_id, environment, content_hash) where accepted_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}
