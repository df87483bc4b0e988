import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { forTenant, type Trx } from '../store/tenant.ts'
import type { ExchangeQuery, NetworkData } from './data.ts'
import type { ReviewHandover } from './review/reviews.ts'

const REVIEW = 'network.onboarding-review'

export interface TaskHandover {
  orgId: string
  task: string
}

/** Callbacks for the controller's decisions. */
export interface OnboardingHandlers {
  /** Returns the answers of a subtask, for the controller. */
  answersOf(trx: Trx, orgId: string, subtask: string): Promise<Readonly<Record<string, unknown>>>
  decided(trx: Trx, handover: TaskHandover, ask: ExchangeQuery | undefined): Promise<void>
}

/** The interface to the party that reviews tasks and verifies businesses. */
export interface OnboardingController {
  /** Sends a submitted task for review, in the transaction that submitted it; the decision follows later. */
  review(trx: Trx, handover: TaskHandover): Promise<void>
  /** Sends a finished inquiry for verification of the business. */
  verify(trx: Trx, handover: ReviewHandover): Promise<void>
}

/**
 * Simulates the provider's review of onboarding tasks: the answers decide, and a job delivers the decision
 * after `review.after` seconds.
 */
export const createOnboardingController = (
  { onboarding }: Pick<NetworkData, 'onboarding'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  takers: OnboardingHandlers,
): Pick<OnboardingController, 'review'> => {
  const askOf = async (trx: Trx, { orgId, task }: TaskHandover): Promise<ExchangeQuery | undefined> => {
    for (const ask of onboarding.asks.filter((one) => one.task === task)) {
      const answers = await takers.answersOf(trx, orgId, ask.subtask)
      if (String(answers[ask.answer] ?? '').endsWith(ask.endsWith)) return ask
    }
    return undefined
  }

  jobs.define<TaskHandover>({
    name: REVIEW,
    work: (handover) =>
      forTenant(store, handover.orgId, async (trx) =>
        takers.decided(trx, handover, await askOf(trx, handover)),
      ),
  })

  const later = async (trx: Trx, seconds: number): Promise<{ at: Date }> => ({
    at: new Date((await appNow(trx)).getTime() + seconds * 1000),
  })
  return {
    review: async (trx, handover) =>
      jobs.enqueue(trx, REVIEW, handover, await later(trx, onboarding.review.after)),
  }
}
