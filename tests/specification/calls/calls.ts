import { batchCalls } from './batches.ts'
import { networkCalls } from './network.ts'
import { onboardingCalls } from './onboarding.ts'
import { paymentCalls } from './payments.ts'
import { peopleCalls } from './people.ts'

/** All calls that the specification names, and ours. */
export const calls = [...paymentCalls, ...batchCalls, ...peopleCalls, ...networkCalls, ...onboardingCalls]
