import type { Handlers } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import { linkLibrary } from '../definitions/linked.ts'
import { documentHandlers } from './documents/handlers.ts'
import { requestHandlers } from './documents/requests.ts'
import { entryHandlers } from './entries/handlers.ts'
import type { OnboardingGround } from './ground.ts'
import { outreachHandlers } from './outreach/handlers.ts'
import { onboardingStateHandlers } from './review/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'

type Given = Pick<OnboardingGround, 'definitions' | 'readFacts' | 'desk'> & { config: ServerConfig }

/** Facts a flow may read beside its own; what a definition misspells the check has told. */
const GLOBALS: ReadonlySet<string> = new Set(['session', 'configuration', 'flags', 'limits'])

/** What onboarding leans on, linked once. */
export const onboardingGround = ({ config, ...given }: Given): OnboardingGround => {
  const { tasks, flows } = linkLibrary(given.definitions.library, GLOBALS)
  return { ...given, tasks, flows, strictOverall: config.strictOnboarding }
}

export const onboardingHandlers = (ground: OnboardingGround): Handlers => ({
  ...outreachHandlers(ground),
  ...onboardingStateHandlers(ground),
  ...entryHandlers(ground),
  ...documentHandlers(),
  ...requestHandlers(ground),
  ...verificationHandlers(ground),
})
