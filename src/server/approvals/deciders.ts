import type { ServerDefinitions } from '../app/definitions.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { whoMay } from '../users/rights/who-may.ts'

type DeciderDefinitions = Pick<ServerDefinitions, 'permissions'>

/** The other people who may decide what a person submits, as things are now. */
export const decidersBeside = async (
  trx: Trx,
  definitions: DeciderDefinitions,
  { orgId, environment, userId }: Tenant,
): Promise<string[]> => {
  const deciders = await whoMay(trx, definitions, 'payments.authorize', { orgId, environment })
  return deciders.filter((one) => one !== userId)
}
