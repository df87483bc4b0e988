import { sql } from 'kysely'
import type { HandlerOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { notify } from '../notifications/notice.ts'
import { toUser } from '../users/user-answer.ts'
import { findUserAccess } from '../users/user-access.ts'
import { removeFactor } from './storage.ts'

/**
 * Removes a person's second factor and sessions, so that they set up another (TRU-312). Passkeys go as well:
 * a lost or stolen one would open the account without it (TRU-627).
 */
export const resetSecondFactor =
  (definitions: ServerDefinitions): HandlerOf<'users.resetSecondFactor'> =>
  async ({ trx, ip, params, session }) => {
    const access = await findUserAccess(trx, params.userId)
    if (!access) return refused('not-found')
    const { user } = access
    const owner = { orgId: user.org_id, userId: user.id }
    await removeFactor(trx, owner)
    await trx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute()
    const passkeys = await trx
      .deleteFrom('passkeys')
      .where('org_id', '=', user.org_id)
      .where('user_id', '=', user.id)
      .returning('name')
      .execute()
    const notice = { orgId: user.org_id, persons: { person: user.id } }
    await notify(trx, definitions, { ...notice, eventType: 'SECOND_FACTOR_OFF', facts: { address: ip } })
    for (const { name } of passkeys)
      await notify(trx, definitions, {
        ...notice,
        eventType: 'PASSKEY_REMOVED',
        facts: { name, address: ip },
      })
    return { body: toUser(definitions, session.organisation, access) }
  }
