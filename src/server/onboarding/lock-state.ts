import type { CallRequest } from '../app/call.ts'

/** One after the other: two people begin one inquiry, and hand a task over once. Absent: there is no onboarding. */
export const lockState = ({ trx }: Pick<CallRequest, 'trx'>) =>
  trx.selectFrom('onboarding_states').select('org_id').forUpdate().executeTakeFirst()
