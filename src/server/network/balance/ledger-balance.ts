import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { LedgerBalance } from './comparison.ts'
import type { NetworkAccount } from './stuck-account.ts'

/**
 * Returns the balance and the reserved amount of an account at a moment, because a balance of the network has
 * a date. A credit counts from its booking date at the bank.
 */
export const ledgerBalanceAt = async (
  trx: Trx,
  { orgId, environment, currency }: NetworkAccount,
  at: string,
): Promise<LedgerBalance> => {
  const { rows } = await sql<LedgerBalance>`
    with account as (select settled from balances
        where org_id = ${orgId} and environment = ${environment} and account_id = ${orgId} and currency = ${currency}),
      later as (select coalesce(sum(k.change), 0) as change from account_bookings k
        left join account_credits c on c.org_id = k.org_id and c.id = k.object_id
        where k.org_id = ${orgId} and k.environment = ${environment} and k.account_id = ${orgId} and k.currency = ${currency}
          and coalesce(c.bank_booked_at, k.booked_at) > ${at}::timestamptz),
      aside as (select coalesce(sum(amount), 0) as reserved from account_entries
        where org_id = ${orgId} and environment = ${environment} and account_id = ${orgId} and currency = ${currency}
          and indicator = 'DEBIT' and created_at <= ${at}::timestamptz
          and (state = 'HELD' or modified_at > ${at}::timestamptz))
    select trim_scale(coalesce((select settled from account), 0) - later.change)::text as settled,
      trim_scale(aside.reserved)::text as reserved from later, aside`.execute(trx)
  return rows[0]!
}
