import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { asSystem, type Trx } from '../store/tenant.ts'
import type { ExchangeQuery, NetworkData, Verdict } from './data.ts'

const REVIEW = 'network.onboarding-review'
const VERIFY = 'network.verification'

export interface TaskHandover {
  orgId: string
  task: string
}

export interface InquiryHandover {
  orgId: string
  inquiryId: string
  registrationNumber: string
}

/** How decisions come back. */
export interface OnboardingHandlers {
  /** The answers of a subtask, for the controller to read. */
  answersOf(trx: Trx, orgId: string, subtask: string): Promise<Readonly<Record<string, unknown>>>
  decided(trx: Trx, handover: TaskHandover, ask: ExchangeQuery | undefined): Promise<void>
  verified(trx: Trx, handover: InquiryHandover, verdict: Verdict): Promise<void>
}

/** The seam to whoever reviews tasks and verifies businesses. */
export interface OnboardingController {
  /** Hands a submitted task over, inside the transaction that submitted it; the decision comes back later. */
  review(trx: Trx, handover: TaskHandover): Promise<void>
  /** Hands a finished inquiry over. */
  verify(trx: Trx, handover: InquiryHandover): Promise<void>
}

/** A controller inside this process: what was written decides, on business time, through jobs that survive a restart. */
export const createOnboardingController = (
  { onboarding }: Pick<NetworkData, 'onboarding'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  takers: OnboardingHandlers,
): OnboardingController => {
  const askOf = async (trx: Trx, { orgId, task }: TaskHandover): Promise<ExchangeQuery | undefined> => {
    for (const ask of onboarding.asks.filter((one) => one.task === task)) {
      const answers = await takers.answersOf(trx, orgId, ask.subtask)
      if (String(answers[ask.answer] ?? '').endsWith(ask.endsWith)) return ask
    }
    return undefined
  }
  const verdictOn = (registrationNumber: string): Verdict =>
    onboarding.verdicts.find(({ endsWith }) => registrationNumber.endsWith(endsWith))?.status ?? 'approved'

  jobs.define<TaskHandover>({
    name: REVIEW,
    work: (handover) =>
      asSystem(store, async (trx) => takers.decided(trx, handover, await askOf(trx, handover))),
  })
  jobs.define<InquiryHandover>({
    name: VERIFY,
    work: (handover) =>
      asSystem(store, (trx) => takers.verified(trx, handover, verdictOn(handover.registrationNumber))),
  })

  const later = async (trx: Trx, seconds: number): Promise<{ at: Date }> => ({
    at: new Date((await appNow(trx)).getTime() + seconds * 1000),
  })
  return {
    review: async (trx, handover) =>
      jobs.enqueue(trx, REVIEW, handover, await later(trx, onboarding.review.after)),
    verify: async (trx, handover) =>
      jobs.enqueue(trx, VERIFY, handover, await later(trx, onboarding.verification.after)),
  }
}
