import { sql, type Kysely } from 'kysely'

// A token counts only from when its person was let in last; one of before is taken to be as old as this release.
const script = `
alter table api_tokens add column issued_at timestamptz;
update api_tokens set issued_at = app_now();
alter table api_tokens alter column issued_at set default app_now();
alter table api_tokens alter column issued_at set not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
