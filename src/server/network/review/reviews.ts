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

/** Loads the subject of a review, and applies the verdict. */
export interface Reviewed<Kind extends ReviewKind> {
  /** Returns the request to send; undefined if the verdict is no longer needed. */
  waiting(
    trx: Trx,
    handover: ReviewHandover,
  ): Promise<Omit<ReviewRequest<Kind>, 'kind' | 'organisationId'> | undefined>
  take(trx: Trx, handover: ReviewHandover, verdict: Verdict<Kind>): Promise<void>
}

export interface Reviewer {
  /** Starts a review inside the transaction that added the subject; the verdict arrives later. */
  review(trx: Trx, handover: ReviewHandover): Promise<void>
}

/** The dependencies of reviews. */
export interface Reviewing {
  jobs: Pick<Jobs, 'define' | 'enqueue'>
  store: Pick<Store, 'db'>
  ask: AskNetwork
  terms: Pick<PayoutTerms, 'waits'>
}

/** Returns true if the network will not decide; the provider's staff does. */
const isLeft = (answer: NetworkAnswer<Review>): boolean =>
  answer.kind === 'unserved' || (answer.kind === 'refused' && answer.status === 422)

/**
 * Polls the network for verdicts, less often the older the review is. A subject that the network does not
 * review waits for the provider's staff (TRU-425).
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
