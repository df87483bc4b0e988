import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { takeBankReview } from '../banks/review.ts'
import { giveBack, onboardingTakers, requestDocument } from '../onboarding/review/takers.ts'
import { takeBusinessCheck } from '../onboarding/verification/checked.ts'
import { notify } from '../notifications/notice.ts'
import type { Trx } from '../store/tenant.ts'
import { takeWalletReview } from '../wallets/review.ts'
import { actorsOf, noteInClient, refuseAlone } from './client.ts'
import { findReview, listRequested, readReviewId, refuseRequested, type ReviewId } from './reviews.ts'

interface Decision {
  isApproved: boolean
  reason: string
  subject: string
}

/**
 * Applies the provider's decision by kind of review, as the simulated reviewer's is applied in a
 * demonstration.
 */
const take: Record<ReviewId['kind'], (trx: Trx, id: ReviewId, decision: Decision) => Promise<void>> = {
  WALLET: async (trx, { orgId, recordId: reviewId }, { isApproved }) =>
    takeWalletReview(trx, { orgId, reviewId, approved: isApproved ? 'Yes' : 'No' }),
  BANK: async (trx, { orgId, recordId: bankId }, { isApproved }) =>
    takeBankReview(trx, { orgId, bankId, verification: isApproved ? 'Verified' : 'Declined' }),
  BUSINESS: async (trx, { orgId, recordId: inquiryId }, { isApproved }) =>
    takeBusinessCheck(trx, { orgId, inquiryId, status: isApproved ? 'approved' : 'declined' }),
  ONBOARDING: async (trx, { orgId, recordId: task }, { isApproved, reason, subject }) => {
    if (isApproved) return onboardingTakers.decided(trx, { orgId, task }, undefined)
    await giveBack(trx, { orgId, task })
    await requestDocument(trx, { orgId, task }, { title: subject, says: reason })
  },
}

/**
 * Decides a client's submission in the name of two people of the provider, and notifies the client (TRU-354).
 */
export const decideReview = async (
  request: RequestOf<'providerReviews.approve'> | RequestOf<'providerReviews.decline'>,
  definitions: ServerDefinitions,
  isApproved: boolean,
) => {
  const { trx, params, body, clients } = request
  const alone = await refuseAlone(request, definitions)
  if (alone) return alone
  const waits = await listRequested(trx)
  const review = await clients.read(() => findReview(trx, definitions, params.id, waits))
  const id = readReviewId(params.id)
  if (!review || !id) return refused('review-over')
  const requested = refuseRequested(request, waits.get(params.id))
  if (requested) return requested
  const { kind, orgId, recordId } = id
  const { subject } = review
  const reason = body.reason.trim()
  const actors = await actorsOf(request)
  const outcome = isApproved ? 'APPROVED' : 'DECLINED'
  await clients.change(orgId, async () => {
    await take[kind](trx, id, { isApproved, reason, subject })
    const details = { ...actors, kind, subject, outcome, reason }
    await noteInClient(trx, orgId, {
      action: 'review.decide',
      objectType: 'review',
      objectId: recordId,
      details,
    })
    // The client sees a business check as part of onboarding.
    const eventType = `${kind === 'BUSINESS' ? 'ONBOARDING' : kind}_REVIEW_${outcome}`
    await notify(trx, definitions, { orgId, eventType, facts: { subject, reason }, kind })
  })
  return { body: { ...review, state: outcome } as const, record: { reason } }
}
