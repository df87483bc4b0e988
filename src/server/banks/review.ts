import { sql } from 'kysely'
import type { TakeBankReview } from '../network/bank-review.ts'
import { writeAudit } from '../store/audit.ts'

/** What the review says counts once, and not for an account that was taken out of use meanwhile. */
export const takeBankReview: TakeBankReview = async (trx, { orgId, bankId, verification }) => {
  const row = await trx
    .updateTable('bank_accounts')
    .set({ verification, modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', bankId)
    .where('verification', '=', 'Pending')
    .where('status', '=', 'Activated')
    .returning('bank_name')
    .executeTakeFirst()
  if (!row) return
  const origin = { orgId, userId: null, environment: null }
  const details = { verification, bankName: row.bank_name }
  await writeAudit(trx, origin, {
    action: 'bank.review',
    objectType: 'bank account',
    objectId: bankId,
    details,
  })
}
