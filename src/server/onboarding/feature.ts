import type { Handlers } from '../app/call.ts'
import { limitOf } from '../definitions/limit.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { documentHandlers } from './documents/handlers.ts'
import { requestHandlers } from './documents/requests.ts'
import { entryHandlers } from './entries/handlers.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { outreachHandlers } from './outreach/handlers.ts'
import { submissionForgetting } from './review/content.ts'
import { onboardingStateHandlers } from './review/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'
import type { Feature } from '../feature.ts'
import { onboardingConfigHandlers } from './config/handlers.ts'
import { colleagueHandlers } from './colleagues/handlers.ts'

const onboardingHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  ...outreachHandlers(dependencies),
  ...colleagueHandlers(dependencies),
  ...onboardingStateHandlers(dependencies),
  ...entryHandlers(dependencies),
  ...documentHandlers(),
  ...requestHandlers(dependencies),
  ...verificationHandlers(dependencies),
})

/** Onboarding of an organisation: its tasks, documents, owners, and the provider's questions. */
export const feature: Feature = ({ onboarding, definitions, jobs, store }) => {
  defineForgetting(jobs, store, submissionForgetting(limitOf(definitions, 'onboardingSubmissionDays')))
  return { ...onboardingConfigHandlers({ definitions }), ...onboardingHandlers(onboarding) }
}
