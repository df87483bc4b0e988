import { sql } from 'kysely'
import { domainOf } from '#values/email-domain.ts'
import type { Trx } from '../store/tenant.ts'

/**
 * Finds the login of their organisation that a person has to use, as `findLoneProvider` does; a password lets them in
 * nowhere. Works in any transaction that may see the organisation (TRU-659).
 */
export const findLoneLogin = (
  trx: Trx,
  { orgId, email }: { orgId: string; email: string },
): Promise<{ name: string } | undefined> =>
  trx
    .selectFrom('identity_providers')
    .select('name')
    .where('org_id', '=', orgId)
    .where('state', '=', 'ON')
    .where('other_sign_in', '=', 'REFUSED')
    .where(sql<boolean>`${domainOf(email)} = any(domains)`)
    .executeTakeFirst()
