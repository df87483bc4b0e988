import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// numeric without a scale keeps every digit it is given, zeros at the end included.
const quotes = `
create table quotes (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null,
  collection_id uuid not null,
  user_id uuid not null,
  flow text not null check (flow in ('DIRECT', 'LEGACY')),
  state text not null default 'open' check (state in ('open', 'accepted')),
  quote_type text not null,
  source_amount numeric not null,
  source_currency text not null,
  destination_amount numeric not null,
  destination_currency text not null,
  destination_country text not null,
  payin_category text not null,
  payout_category text not null,
  network text,
  rail text not null,
  settles text not null,
  rate numeric not null,
  total_fee numeric not null,
  fee_breakdown jsonb not null,
  sender_address text,
  receiver_address text,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, user_id) references users);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(quotes).execute(db)
  await guardTenantTable(db, 'quotes', { environment: true, app: ['select', 'insert', 'update'] })
}
