import { sql } from 'kysely'
import type { TakeWalletReview } from '../network/wallet-review.ts'
import { writeAudit } from '../store/audit.ts'

const STATUS = { Yes: 'Active', No: 'Inactive', Blocked: 'Inactive' } as const

/** What the review says counts once, and not for a wallet that was removed meanwhile. */
export const takeWalletReview: TakeWalletReview = async (trx, { orgId, walletId, approved }) => {
  const row = await trx
    .updateTable('wallets')
    .set({ approved, status: STATUS[approved], modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', walletId)
    .where('approved', '=', 'Pending')
    .where('status', '<>', 'Deactivated')
    .returning(['nickname', 'product'])
    .executeTakeFirst()
  if (!row) return
  const origin = { orgId, userId: null, environment: null }
  const details = { walletApproved: approved, ...row }
  await writeAudit(trx, origin, {
    action: 'wallet.review',
    objectType: 'wallet',
    objectId: walletId,
    details,
  })
}
