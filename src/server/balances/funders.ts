import type { ServerDefinitions } from '../app/definitions.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { whoMay } from '../users/rights/who-may.ts'

/** Permissions in order: people who may fund an account, or, if nobody may, those who grant that right. */
const FUNDS = ['bank.write', 'organisation.write']

/** Returns the people to notify about the money of an account. */
export const findFunders = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { orgId, environment }: Pick<Tenant, 'orgId' | 'environment'>,
): Promise<string[]> => {
  for (const permission of FUNDS) {
    const people = await whoMay(trx, definitions, permission, { orgId, environment })
    if (people.length > 0) return people
  }
  return []
}
