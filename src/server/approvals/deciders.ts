import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf, type LimitDefinitions } from '../definitions/limit.ts'
import { currentLanguage } from '#values/language.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { whoMay } from '../users/rights/who-may.ts'

type DeciderDefinitions = Pick<ServerDefinitions, 'permissions'>

/** Finds the other people who may now decide what a person submits. */
export const decidersBeside = async (
  trx: Trx,
  definitions: DeciderDefinitions,
  { orgId, environment, userId }: Tenant,
): Promise<string[]> => {
  const deciders = await whoMay(trx, definitions, 'payments.authorize', { orgId, environment })
  return deciders.filter((one) => one !== userId)
}

/** Returns a sentence with people who can approve it; those above the limit are counted. */
export const sayDeciders = async (
  trx: Trx,
  definitions: LimitDefinitions,
  deciders: readonly string[],
): Promise<string> => {
  if (deciders.length === 0) return sayRights('nobodyMayApprove')
  const people = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', 'in', deciders)
    .orderBy('first_name')
    .orderBy('last_name')
    .limit(limitOf(definitions, 'decidersNamed'))
    .execute()
  const others = deciders.length - people.length
  const names = [
    ...people.map((one) => `${one.first_name} ${one.last_name}`.trim()),
    ...(others > 0 ? [sayRights('others', { count: others })] : []),
  ]
  const list = new Intl.ListFormat(currentLanguage().tag, { type: 'disjunction' }).format(names)
  return sayRights('approvedFirst', { names: list })
}
