import type { LinkedFlow } from '#engine/flow/linked.ts'
import type { LinkedTask } from '#engine/task/types.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import type { OnboardingDesk } from '../network/onboarding-desk.ts'

/** What everything of onboarding leans on. */
export interface OnboardingGround {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  tasks: ReadonlyMap<string, LinkedTask>
  flows: ReadonlyMap<string, LinkedFlow>
  /** The provider's people and their programs, who review and verify. */
  desk: OnboardingDesk
  /** The literal reading of the rules for the overall status (OPEN-63). */
  strictOverall: boolean
}
