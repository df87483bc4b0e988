import { sql, type Kysely } from 'kysely'

// A wallet that is removed and added again is the same wallet with the same balance, and another review.
const script = `
alter table wallets add column review_id uuid not null default gen_random_uuid();
set local role portolan_system;
update wallets set review_id = id;
reset role;
alter table wallets add constraint wallets_review unique (org_id, review_id);
grant select (review_id) on wallets to portolan_provider;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
