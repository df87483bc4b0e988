import { sql, type Kysely } from 'kysely'

// Where nothing is asked, the order of an amount is walked in an index as narrow as that of the time: every column an
// entry has is unpacked on the way, wanted or not.
const orders = `
create index payments_sent on payments (org_id, environment, sending_units, source_amount, id);
create index payments_received on payments (org_id, environment, receiving_units, destination_amount, id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders).execute(db)
}
