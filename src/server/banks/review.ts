import { sql } from 'kysely'
import { withoutNulls } from '../network/review/subject.ts'
import type { Reviewed } from '../network/review/reviews.ts'
import { writeAudit } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'

const VERIFICATION = { APPROVED: 'Verified', DENIED: 'Declined' } as const

export interface BankReviewed {
  orgId: string
  bankId: string
  verification: 'Verified' | 'Declined'
}

/** Applies the verdict once, unless the account was deactivated in the meantime. */
export const takeBankReview = async (
  trx: Trx,
  { orgId, bankId, verification }: BankReviewed,
): Promise<void> => {
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

/** The review of bank accounts by a network. */
export const reviewedBanks: Reviewed<'bank'> = {
  waiting: async (trx, { orgId, id }) => {
    const row = await trx
      .selectFrom('bank_accounts')
      .innerJoin('organisations', 'organisations.id', 'bank_accounts.org_id')
      .select([
        'bank_accounts.id as reviewId',
        'organisations.name as organisation',
        'bank_accounts.created_at',
      ])
      .select(['bank_name as bankName', 'account_name as accountName', 'account_number as accountNumber'])
      .select(['routing_number as routingNumber', 'bic', 'iban', 'proof_name as proofName'])
      .where('bank_accounts.org_id', '=', orgId)
      .where('bank_accounts.id', '=', id)
      .where('verification', '=', 'Pending')
      .where('bank_accounts.status', '=', 'Activated')
      .executeTakeFirst()
    if (!row) return undefined
    const { reviewId, organisation, created_at: at, ...subject } = row
    return { reviewId, organisation, requestedAt: at.toISOString(), subject: withoutNulls(subject) }
  },
  take: (trx, { orgId, id: bankId }, verdict) =>
    takeBankReview(trx, { orgId, bankId, verification: VERIFICATION[verdict] }),
}
