import type { ServerConfig } from '../app/config.ts'
import { linkLibrary } from '../definitions/linked-definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { NetworkData } from '../network/data.ts'
import { createOnboardingController } from '../network/onboarding-controller.ts'
import { createReviewer, type Reviewing } from '../network/review/reviews.ts'
import { byPeople } from './by-people.ts'
import type { Store } from '../store/store.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { onboardingTakers } from './review/takers.ts'
import { reviewedBusinesses } from './verification/checked.ts'

type Given = Pick<OnboardingDependencies, 'definitions' | 'readFacts'> & {
  jobs: Jobs
  store: Store
  config: ServerConfig
  data: NetworkData
  reviewing: Reviewing
}

/** Global facts that a flow may read; the check reports misspelt ones. */
const GLOBALS: ReadonlySet<string> = new Set(['session', 'configuration', 'flags', 'limits'])

/** Links the dependencies of onboarding once. */
export const linkOnboarding = ({
  definitions,
  readFacts,
  jobs,
  store,
  config,
  data,
  reviewing,
}: Given): OnboardingDependencies => {
  const { tasks, flows } = linkLibrary(definitions.library, GLOBALS)
  const controller = {
    ...byPeople(createOnboardingController(data, jobs, store, onboardingTakers), config),
    verify: createReviewer(reviewing, 'business', reviewedBusinesses).review,
  }
  return { definitions, readFacts, controller, tasks, flows, strictOverall: config.strictOnboarding }
}
