import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import { idRange } from './range.ts'

/** Beneficiaries whose nickname holds what was typed, those that begin with it first; or by their id. */
export const findPeople = (trx: Trx, typed: string, most: number) => {
  const ids = idRange(typed)
  const place = sql<number>`position(${typed} in lower(nick_name))`
  return trx
    .selectFrom('identities')
    .select(['id', 'nick_name', 'country', 'currency'])
    .where('identity_type', '=', 'BENEFICIARY')
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([is(place, '>', 0), ...(ids ? [is.and([is('id', '>=', ids[0]), is('id', '<=', ids[1])])] : [])]),
    )
    .orderBy(sql`${place} <> 1`)
    .orderBy('nick_name')
    .orderBy('id')
    .limit(most)
    .execute()
}
