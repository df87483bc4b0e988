import { changeFacts } from '#engine/control/change-facts.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Environment } from '../store/environment.ts'
import { whoMay } from '../users/rights/who-may.ts'

interface Person {
  readonly environments?: readonly Environment[]
}

/**
 * Returns the rights to decide that nobody but the requester would have after a change, in some environment. A pending
 * change would then take effect by time, without a decision (TRU-819).
 */
export const findVacant = async (
  { trx, tenant }: Pick<CallRequest, 'trx' | 'tenant'>,
  definitions: Pick<ServerDefinitions, 'library' | 'permissions'>,
  states: { readonly before?: unknown; readonly after?: unknown },
): Promise<string[]> => {
  const { environments = [] } = Object(states.before) as Person
  const { lost } = changeFacts(definitions.permissions, states) as { lost: readonly string[] }
  const deciding = new Set(Object.values(definitions.library.controls).map(({ decides }) => decides))
  const isVacant = async (right: string, environment: Environment) => {
    const others = await whoMay(trx, definitions, right, { orgId: tenant.orgId, environment })
    return others.every((id) => id === tenant.userId)
  }
  const vacant = new Set<string>()
  for (const right of lost.filter((one) => deciding.has(one)))
    for (const environment of environments) if (await isVacant(right, environment)) vacant.add(right)
  return [...vacant]
}
