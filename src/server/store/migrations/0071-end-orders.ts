import { sql, type Kysely } from 'kysely'

// Whom a payment went to, and between which hosts, finds more of a list than a walk should look up one by one, and is
// often empty: it widens the narrow orders by next to nothing, and need not be walked in the wide ones.
const ENDS = 'include (beneficiary_id, sender_host, receiver_host)'

const orders = `
drop index payments_created, payments_sent, payments_received;
create index payments_created on payments (org_id, environment, created_at, id) ${ENDS};
create index payments_sent on payments (org_id, environment, sending_units, source_amount, id) ${ENDS};
create index payments_received on payments (org_id, environment, receiving_units, destination_amount, id) ${ENDS};
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders).execute(db)
}
