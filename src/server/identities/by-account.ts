import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import { nameOf } from './answer.ts'

/** Returns beneficiaries already paid to an account, ignoring spaces and case (TRU-435). */
export const findByAccount = async (trx: Trx, account: string) => {
  const key = account.replaceAll(/\s/g, '').toUpperCase()
  if (key === '') return []
  const rows = await trx
    .selectFrom('identities')
    .selectAll()
    .where('identity_type', '=', 'BENEFICIARY')
    .where('archived_at', 'is', null)
    .where((where) =>
      where.or([
        where('account_key', '=', key),
        where.exists(
          where
            .selectFrom('financial_instruments as further')
            .select('further.id')
            .whereRef('further.identity_id', '=', 'identities.id')
            .where(
              sql<string>`upper(regexp_replace(further.us_ach->>'accountNumber', '\\s', '', 'g'))`,
              '=',
              key,
            ),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.map((row) => ({ identityId: row.id, nickName: row.nick_name || nameOf(row) }))
}
