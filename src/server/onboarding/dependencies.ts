import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { LinkedTask } from '#engine/task/types.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import type { OnboardingController } from '../network/onboarding-controller.ts'

/** The dependencies of onboarding. */
export interface OnboardingDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  tasks: ReadonlyMap<string, LinkedTask>
  flows: ReadonlyMap<string, LinkedFlow>
  /** The provider's reviews and verifications, by people and programs. */
  controller: OnboardingController
  /** True: reads the rules for the overall status literally (OPEN-63). */
  strictOverall: boolean
}
