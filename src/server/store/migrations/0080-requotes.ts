import { sql, type Kysely } from 'kysely'

// The price a payment is decided about once its own quote is over: kept as a quote of its own, which no other payment takes.
const columns = `
alter table quotes
  add column replaces uuid,
  add constraint quotes_replaces_fkey foreign key (org_id, replaces) references quotes on delete cascade;
create index quotes_replacing on quotes (org_id, replaces, created_at desc) where replaces is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}
