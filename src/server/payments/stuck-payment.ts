import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { PaymentRow } from './answer.ts'

/**
 * True if the network contradicts itself about a payment `p`, which may then have been paid whatever its state
 * is.
 */
export const isStuckPayment = sql<boolean>`exists (select from network_payouts n where n.org_id = p.org_id and n.id = p.id
  and n.stuck is not null)`

/** Returns true if the network contradicts itself about a payment, which may then have been paid. */
export const isStuck = async (
  trx: Trx,
  { org_id, id }: Pick<PaymentRow, 'org_id' | 'id'>,
): Promise<boolean> => {
  const { rows } =
    await sql`select from payments p where p.org_id = ${org_id} and p.id = ${id}::uuid and ${isStuckPayment}`.execute(
      trx,
    )
  return rows.length > 0
}
