import type { Handlers } from '../app/call.ts'
import { Refused, refusedField } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { toIdentity } from './answer.ts'
import { createIdentity, type IdentityGround, type IdentityRequest } from './create.ts'
import type { IdentityRole } from './holder.ts'
import { listIdentities, readKey } from './list.ts'

export const identityHandlers = (ground: IdentityGround): Handlers => ({
  'identities.list': async ({ trx, query }) => {
    const {
      identityType,
      pagination_key: key,
      size,
    } = query as { identityType: IdentityRole; pagination_key?: string; size?: number }
    const place = key === undefined ? undefined : readKey(key)
    if (key !== undefined && !place)
      return refusedField('invalid-request', 'pagination_key', 'is not a key of this list', 'format')
    return {
      body: await listIdentities(
        trx,
        identityType,
        size ?? limitOf(ground.definitions, 'pageSizeMax'),
        place,
      ),
    }
  },
  'identities.create': async ({ trx, tenant, body }) => {
    const row = await createIdentity(trx, tenant, ground, body as unknown as IdentityRequest)
    if (row instanceof Refused) return row
    const details = { identityType: row.identity_type, nickName: row.nick_name }
    return {
      body: toIdentity(row),
      audit: { action: 'identity.create', objectType: 'identity', objectId: row.id, details },
    }
  },
})
