import { sql } from 'kysely'
import { refused } from '../app/refused.ts'
import { takeBackOrders } from '../network/stablecoin/order.ts'
import type { Trx } from '../store/tenant.ts'
import { findBank } from './list.ts'

/** Takes an institution out of use, once (BNK-007); the second person is told that it is gone already. */
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
  // What waits for a wire from it, or to it, is not credited any more (STB-004).
  if (row) await takeBackOrders(trx, row.id)
  return row ? { ...existing, status: 'Deactivated' as const } : refused('bank-removed-already')
}
