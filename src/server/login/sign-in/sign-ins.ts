import type { FastifyRequest } from 'fastify'
import { notify, type NotifyingDefinitions } from '../../notifications/notice.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, type Trx } from '../../store/tenant.ts'
import type { Person } from '../../users/people.ts'
import type { Row } from '../../store/generated/database.ts'

const LONGEST = 255

/** The IP address and browser of a sign-in. */
export interface SignInOrigin {
  ip: string
  userAgent: string | null
}

export const originOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): SignInOrigin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST) ?? null,
})

/** Adds a successful or failed sign-in to a person's history. */
export const recordSignIn = async (
  trx: Trx,
  { orgId, userId }: { orgId: string; userId: string },
  outcome: Row<'sign_ins'>['outcome'],
  from: SignInOrigin,
  method: Row<'sign_ins'>['method'] = null,
): Promise<void> => {
  await trx
    .insertInto('sign_ins')
    .values({ org_id: orgId, user_id: userId, outcome, method, ip: from.ip, user_agent: from.userAgent })
    .execute()
}

/** Notifies of attempts with wrong passwords. */
export const notifyOfTries = (
  store: Store,
  definitions: NotifyingDefinitions,
  { org_id: orgId, id: person }: Person,
  facts: { tries: string; address: string },
): Promise<void> =>
  forTenant(store, orgId, (trx) =>
    notify(trx, definitions, { orgId, eventType: 'SIGN_IN_TRIES', facts, persons: { person } }),
  )
