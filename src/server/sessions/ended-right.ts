import type { CallId } from '#definition/wire.ts'
import type { CallRequest } from '../app/call.ts'
import { Refused } from '../app/refused.ts'
import { findActing, type ActingDependencies } from './acting-session.ts'

/**
 * Returns why the person who acts may do so no more, though they could when the request came. They and others stay as
 * they are until the transaction ends: nobody is shut out, or loses a role, between this and its end (TRU-823).
 */
export const findEndedRight = async (
  { trx, tenant, session }: Pick<CallRequest, 'trx' | 'tenant' | 'session'>,
  dependencies: ActingDependencies,
  call: CallId,
  others: readonly string[] = [],
) => {
  const { orgId, environment, userId } = tenant
  const people = [...new Set([userId, ...others])]
  await trx
    .selectFrom('users')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', people)
    .orderBy('id')
    .forShare()
    .execute()
  const { id: credentialId = null, name: credentialName = null } = session.credential ?? {}
  const actor = { orgId, environment, userId, credentialId, credentialName }
  const acting = await findActing(trx, dependencies, actor, call)
  return acting instanceof Refused ? acting : undefined
}
