import { sql } from 'kysely'
import type { Verdict as Checked } from '../../network/data.ts'
import type { Reviewed } from '../../network/review/reviews.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Trx } from '../../store/tenant.ts'

const STATUS = {
  APPROVED: 'approved',
  DENIED: 'declined',
  NEEDS_REVIEW: 'needs_review',
  FAILED: 'failed',
  EXPIRED: 'expired',
} as const

/** Applies the verdict on a business once; a person may decide after a network that could not. */
export const takeBusinessCheck = async (
  trx: Trx,
  { orgId, inquiryId, status }: { orgId: string; inquiryId: string; status: Checked },
): Promise<void> => {
  const row = await trx
    .updateTable('onboarding_inquiries')
    .set({ status, modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', inquiryId)
    .where('status', 'in', ['completed', 'needs_review'])
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  if (status === 'approved') {
    await trx
      .updateTable('onboarding_states')
      .set({ trulioo_verified: true })
      .where('org_id', '=', orgId)
      .execute()
  }
  const origin = { orgId, userId: null, environment: null }
  await writeAudit(trx, origin, {
    action: 'onboarding.verification',
    objectType: 'inquiry',
    objectId: inquiryId,
    details: { status },
  })
}

/** The review of businesses by a network. */
export const reviewedBusinesses: Reviewed<'business'> = {
  waiting: async (trx, { orgId, id }) => {
    const row = await trx
      .selectFrom('onboarding_inquiries')
      .innerJoin('organisations', 'organisations.id', 'onboarding_inquiries.org_id')
      .select(['organisations.name as organisation', 'subject', 'modified_at'])
      .where('onboarding_inquiries.org_id', '=', orgId)
      .where('onboarding_inquiries.id', '=', id)
      .where('onboarding_inquiries.status', '=', 'completed')
      .executeTakeFirst()
    if (!row) return undefined
    const { legalName, registrationNumber, country } = row.subject
    return {
      reviewId: id,
      organisation: row.organisation,
      requestedAt: row.modified_at.toISOString(),
      subject: { legalName, registrationNumber, country },
    }
  },
  take: (trx, { orgId, id: inquiryId }, verdict) =>
    takeBusinessCheck(trx, { orgId, inquiryId, status: STATUS[verdict] }),
}
