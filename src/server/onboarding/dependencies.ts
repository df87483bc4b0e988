import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { LinkedTask } from '#engine/task/types.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import type { OnboardingController } from '../network/onboarding-controller.ts'

/** What everything of onboarding depends on. */
export interface OnboardingDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  tasks: ReadonlyMap<string, LinkedTask>
  flows: ReadonlyMap<string, LinkedFlow>
  /** The provider's people and their programs, who review and verify. */
  controller: OnboardingController
  /** The literal reading of the rules for the overall status (OPEN-63). */
  strictOverall: boolean
}
