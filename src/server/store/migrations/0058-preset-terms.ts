import { sql, type Kysely } from 'kysely'

// Until now every preset was one of payments direct, and kept the amount that is sent.
const terms = `
alter table payment_presets
  add column flow text not null default 'DIRECT' check (flow in ('DIRECT', 'LEGACY')),
  add column quote_type text not null default 'SOURCE_AMOUNT',
  add column originator_id uuid,
  add column payin_category text,
  add column source_of_cash text,
  add column sender_account text,
  add column receiver_host text,
  add column receiver_account text,
  add column country text,
  add column payout_method_category text,
  add column outlet_id text,
  add column version integer not null default 1,
  add foreign key (org_id, originator_id) references identities;
alter table payment_presets
  alter column flow drop default,
  alter column quote_type drop default;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(terms).execute(db)
}
