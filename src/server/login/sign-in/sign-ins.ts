import type { FastifyRequest } from 'fastify'
import { notifyEverywhere } from '../../notifications/notice.ts'
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

/** Notifies a person, in each of their environments, about attempts with wrong passwords. */
export const notifyOfTries = (store: Store, person: Person, tries: number, address: string): Promise<void> =>
  forTenant(store, person.org_id, (trx) =>
    notifyEverywhere(
      trx,
      {
        orgId: person.org_id,
        eventType: 'SIGN_IN_TRIES',
        facts: { tries: String(tries), address },
        page: 'security',
      },
      new Map(person.environments.map((environment) => [environment, [person.id]])),
    ),
  )
