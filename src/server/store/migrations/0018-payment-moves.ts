import { sql, type Kysely } from 'kysely'

// Settling is a promise already handed to the network: the payment stays locked until the funds are set aside (OPEN-01).
const moves = `
alter table payments add column settling boolean not null default false check (not settling or (flow = 'LEGACY' and side = 'sender'));
create index payments_contract_due on payments (contract_expires_at)
  where state in ('QUOTED', 'ACCEPTED', 'LOCKED', 'LOCK_DECLINED', 'SETTLEMENT_DECLINED');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(moves).execute(db)
}
