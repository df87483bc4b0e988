import type { Handlers } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import { linkLibrary } from '../definitions/linked-definitions.ts'
import { documentHandlers } from './documents/handlers.ts'
import { requestHandlers } from './documents/requests.ts'
import { entryHandlers } from './entries/handlers.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { outreachHandlers } from './outreach/handlers.ts'
import { onboardingStateHandlers } from './review/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'

type Given = Pick<OnboardingDependencies, 'definitions' | 'readFacts' | 'controller'> & {
  config: ServerConfig
}

/** Facts a flow may read beside its own; what a definition misspells the check has told. */
const GLOBALS: ReadonlySet<string> = new Set(['session', 'configuration', 'flags', 'limits'])

/** What onboarding depends on, linked once. */
export const onboardingDependencies = ({ config, ...given }: Given): OnboardingDependencies => {
  const { tasks, flows } = linkLibrary(given.definitions.library, GLOBALS)
  return { ...given, tasks, flows, strictOverall: config.strictOnboarding }
}

export const onboardingHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  ...outreachHandlers(dependencies),
  ...onboardingStateHandlers(dependencies),
  ...entryHandlers(dependencies),
  ...documentHandlers(),
  ...requestHandlers(dependencies),
  ...verificationHandlers(dependencies),
})
