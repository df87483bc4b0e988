import { sql, type Kysely } from 'kysely'

// A key belongs to whoever named it. Of one of before nobody knows whose it was: it counts for everybody until it is forgotten.
const script = `
alter table idempotency_keys add column actor uuid not null default '00000000-0000-0000-0000-000000000000';
alter table idempotency_keys alter column actor drop default;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (org_id, actor, call, key);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}
