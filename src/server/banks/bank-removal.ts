import { sql } from 'kysely'
import { refused } from '../app/refused.ts'
import { takeBackOrders } from '../network/stablecoin/order.ts'
import type { Trx } from '../store/tenant.ts'
import { findBank } from './list.ts'

/** Deactivates an institution, once (BNK-007); a second person reads that it is already removed. */
export const removeBank = async (trx: Trx, id: string) => {
  const existing = await findBank(trx, id)
  if (!existing) return refused('not-found')
  const row = await trx
    .updateTable('bank_accounts')
    .set({ status: 'Deactivated', modified_at: sql<Date>`app_now()` })
    .where('id', '=', existing.id)
    .where('status', '=', 'Activated')
    .returning('id')
    .executeTakeFirst()
  // Orders that wait for a wire from or to it are canceled (STB-004).
  if (row) await takeBackOrders(trx, 'bank_id', row.id)
  return row ? { ...existing, status: 'Deactivated' as const } : refused('bank-removed-already')
}
