import type { Jobs } from '../../jobs/jobs.ts'
import { appNow } from '../../store/clock.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, type Trx } from '../../store/tenant.ts'
import type { NetworkAnswer, AskNetwork } from '../http/asking.ts'
import type { PayoutTerms } from '../order/terms.ts'
import {
  readReview,
  reviews,
  type Review,
  type ReviewKind,
  type ReviewRequest,
  type Verdict,
} from './contract.ts'

export interface ReviewHandover {
  orgId: string
  id: string
}

/** What is known of one thing under review, and what a verdict does to it. */
export interface Reviewed<Kind extends ReviewKind> {
  /** What the network is told; undefined where nothing waits for a verdict any more. */
  waiting(
    trx: Trx,
    handover: ReviewHandover,
  ): Promise<Omit<ReviewRequest<Kind>, 'kind' | 'organisationId'> | undefined>
  take(trx: Trx, handover: ReviewHandover, verdict: Verdict<Kind>): Promise<void>
}

export interface Reviewer {
  /** Hands something over, inside the transaction that added it; the verdict comes back later. */
  review(trx: Trx, handover: ReviewHandover): Promise<void>
}

/** What reviews are asked for with. */
export interface Reviewing {
  jobs: Pick<Jobs, 'define' | 'enqueue'>
  store: Pick<Store, 'db'>
  ask: AskNetwork
  terms: Pick<PayoutTerms, 'waits'>
}

/** It is the network's no longer: people of the provider decide. */
const isLeft = (answer: NetworkAnswer<Review>): boolean =>
  answer.kind === 'unserved' || (answer.kind === 'refused' && answer.status === 422)

/**
 * Asks the network about what was handed over, and again until there is a verdict: the older it is, the less often. What the
 * network does not review, or does not take, waits for the provider's people (TRU-425).
 */
export const createReviewer = <Kind extends ReviewKind>(
  { jobs, store, ask, terms: { waits } }: Reviewing,
  kind: Kind,
  { waiting, take }: Reviewed<Kind>,
): Reviewer => {
  const name = `network.reviews.${kind}`

  const askAgain = (trx: Trx, handover: ReviewHandover, moment: Date, requestedAt: string): Promise<void> => {
    const age = (moment.getTime() - Date.parse(requestedAt)) / 1000
    const wait = Math.min(waits.longest, Math.max(waits.first, age / 4))
    return jobs.enqueue(trx, name, handover, { at: new Date(moment.getTime() + wait * 1000) })
  }

  jobs.define<ReviewHandover>({
    name,
    work: async (handover) => {
      const { request, moment } = await forTenant(store, handover.orgId, async (trx) => ({
        request: await waiting(trx, handover),
        moment: await appNow(trx),
      }))
      if (!request) return
      const content: ReviewRequest<Kind> = { ...request, kind, organisationId: handover.orgId }
      const answer = await ask<Review<Kind>>({
        capability: reviews(kind),
        method: 'PUT',
        path: `/reviews/${request.reviewId}`,
        content,
        read: (body) => readReview(content, body),
      })
      if (isLeft(answer)) return
      const verdict = answer.kind === 'answer' ? answer.content.verdict : 'WAITING'
      await forTenant(store, handover.orgId, (trx) =>
        verdict === 'WAITING'
          ? askAgain(trx, handover, moment, request.requestedAt)
          : take(trx, handover, verdict),
      )
    },
  })

  return { review: (trx, handover) => jobs.enqueue(trx, name, handover) }
}
