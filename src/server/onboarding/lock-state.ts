import type { CallRequest } from '../app/call.ts'

/**
 * Locks the onboarding state, so that an inquiry starts once and a task is submitted once. Undefined without
 * onboarding.
 */
export const lockState = ({ trx }: Pick<CallRequest, 'trx'>) =>
  trx.selectFrom('onboarding_states').select('org_id').forUpdate().executeTakeFirst()
