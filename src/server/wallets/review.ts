import { sql } from 'kysely'
import { withoutNulls } from '../network/review/subject.ts'
import type { Reviewed } from '../network/review/reviews.ts'
import { writeAudit } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'

const STATUS = { Yes: 'Active', No: 'Inactive', Blocked: 'Inactive' } as const
const APPROVED = { APPROVED: 'Yes', DENIED: 'No', BLOCKED: 'Blocked' } as const

export interface WalletReviewed {
  orgId: string
  reviewId: string
  approved: keyof typeof STATUS
}

/** Applies the verdict once, unless the wallet was removed in the meantime. */
export const takeWalletReview = async (
  trx: Trx,
  { orgId, reviewId, approved }: WalletReviewed,
): Promise<void> => {
  const row = await trx
    .updateTable('wallets')
    .set({ approved, status: STATUS[approved], modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('approved', '=', 'Pending')
    .where('status', '<>', 'Deactivated')
    .returning(['id', 'nickname', 'product'])
    .executeTakeFirst()
  if (!row) return
  const origin = { orgId, userId: null, environment: null }
  const { id: objectId, ...subject } = row
  const details = { walletApproved: approved, ...subject }
  await writeAudit(trx, origin, {
    action: 'wallet.review',
    objectType: 'wallet',
    objectId,
    details,
  })
}

/** The review of wallets by a network. */
export const reviewedWallets: Reviewed<'wallet'> = {
  waiting: async (trx, { orgId, id }) => {
    const row = await trx
      .selectFrom('wallets')
      .innerJoin('organisations', 'organisations.id', 'wallets.org_id')
      .select(['wallets.review_id as reviewId', 'organisations.name as organisation', 'wallets.created_at'])
      .select(['address', 'chain', 'asset', 'wallet_type as type', 'counterparty'])
      .select(['custody_host_name as custodian', 'destination_tag as destinationTag'])
      .where('wallets.org_id', '=', orgId)
      .where('wallets.review_id', '=', id)
      .where('approved', '=', 'Pending')
      .where('wallets.status', '<>', 'Deactivated')
      .executeTakeFirst()
    if (!row) return undefined
    const { reviewId, organisation, created_at: at, ...subject } = row
    return { reviewId, organisation, requestedAt: at.toISOString(), subject: withoutNulls(subject) }
  },
  take: (trx, { orgId, id: reviewId }, verdict) =>
    takeWalletReview(trx, { orgId, reviewId, approved: APPROVED[verdict] }),
}
