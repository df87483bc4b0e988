import { sql, type Kysely } from 'kysely'

/** A payment that knows already is not written again: each writing takes a place in every index of the table. */
const toldOnce = `
create or replace function approvals_tell_payment() returns trigger language plpgsql as $$
begin
  update payments set approval_status = new.status
    where org_id = new.org_id and id = new.payment_id and approval_status is distinct from new.status;
  return null;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(toldOnce).execute(db)
}
