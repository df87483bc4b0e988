import { sql, type Kysely } from 'kysely'

// What callers ask, counted for all processes together; worth nothing after a crash, so it is not logged.
const table = `
create unlogged table rate_counts (
  key text primary key,
  times integer not null,
  ends_at timestamptz not null);
create index rate_counts_end on rate_counts (ends_at);
grant select, insert, update, delete on rate_counts to portolan_system;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}
