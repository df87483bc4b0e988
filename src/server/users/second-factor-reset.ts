import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { notifyPerson } from '../notifications/person.ts'
import { removeFactor } from '../second-factor/storage.ts'
import type { Changed } from './change.ts'
import type { UserAccess } from './user-access.ts'

/** Takes the second factor of somebody away and ends their sessions, so that they set up another one (TRU-312). */
export const resetSecondFactor = async (
  { trx, ip }: Pick<CallRequest, 'trx' | 'ip'>,
  access: UserAccess,
): Promise<Changed> => {
  const { user, environments } = access
  const owner = { orgId: user.org_id, userId: user.id }
  await removeFactor(trx, owner)
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .execute()
  await notifyPerson(trx, { ...owner, environments }, 'SECOND_FACTOR_OFF', { address: ip })
  return { access, audit: { action: 'user.second-factor.reset', objectType: 'user', objectId: user.id } }
}
