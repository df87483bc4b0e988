import { settle } from '#values/money.ts'
import type { Row } from '../store/generated/database.ts'

/** Returns a collection as a row of the table (COL-002). */
export const toCollection = (row: Row<'collections'>) => ({
  id: row.id,
  orderId: row.order_id,
  payerId: row.payer_id,
  beneficiaryId: row.beneficiary_id,
  seller: row.seller,
  amount: settle(row.amount, row.currency),
  currency: row.currency,
  status: row.status,
  createdAt: row.created_at.toISOString(),
})
