import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Whoever asked is never the one who books: the database holds it, whatever writes here. A reference is booked once.
const credits = `
create table account_credits (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  currency text not null,
  kind text not null check (kind in ('CREDIT', 'CREDIT_LINE')),
  amount numeric not null check (amount >= 0),
  reference text not null check (length(reference) between 1 and 140),
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'rejected')),
  asked_by text not null,
  asked_at timestamptz not null default app_now(),
  decided_by text,
  decided_at timestamptz,
  primary key (org_id, id),
  unique (org_id, environment, reference),
  check ((state = 'waiting') = (decided_by is null)),
  check (state <> 'booked' or decided_by <> asked_by));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(credits).execute(db)
  await guardTenantTable(db, 'account_credits', { environment: true, app: [] })
}
