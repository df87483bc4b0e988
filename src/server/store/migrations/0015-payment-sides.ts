import { sql, type Kysely } from 'kysely'

// A payment is seen from one side of its chain: the legacy flow moves by who stands where (OPEN-01).
const sides = `
alter table payments
  add column side text not null default 'sender' check (side in ('sender', 'intermediary', 'receiver')),
  add column payment_type text not null default 'SEND' check (payment_type in ('SEND', 'REQUEST', 'RETURN')),
  add column source text not null default 'USER' check (source in ('USER', 'SCHEDULER')),
  add column fully_locked boolean not null default false;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sides).execute(db)
}
