import { sql, type Kysely } from 'kysely'

// A failed or returned payment is sent again once at the most, or put away by somebody; until then it is work.
const script = `
alter table payments
  add column retry_of uuid,
  add column put_away_at timestamptz,
  add column put_away_by uuid;
create unique index payments_retry_of on payments (org_id, retry_of) where retry_of is not null;
create index payments_to_fix on payments (org_id, environment, created_at desc, id)
  where state in ('FAILED', 'RETURNED') and put_away_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
