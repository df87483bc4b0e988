import { sql, type Kysely } from 'kysely'

// By a hash of the account, the address or the browser, whether anybody has that address of mail or not.
const table = `
create table sign_in_brakes (
  subject text primary key,
  tries integer not null,
  last_at timestamptz not null,
  open_at timestamptz not null);
create index sign_in_brakes_age on sign_in_brakes (last_at);
grant select, insert, update, delete on sign_in_brakes to portolan_system;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
}
