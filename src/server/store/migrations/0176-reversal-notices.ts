import { sql, type Kysely } from 'kysely'

// The client hears once that the bank took money back, and once that it was set free. Nothing is said of what was decided before.
const script = `
alter table account_credits
  add column notified_state text check (notified_state in ('waiting', 'booked', 'rejected'));
set local role portolan_system;
update account_credits set notified_state = state where kind = 'REVERSAL';
reset role;
create index account_credits_to_notify on account_credits (org_id)
  where kind = 'REVERSAL' and notified_state is distinct from state;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
