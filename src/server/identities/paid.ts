import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { IdentityRow } from './answer.ts'

/** The last payment of an identity, and the number of completed payments to it, at most 1,000. */
export interface Paid {
  lastPaidAt: string
  timesPaid: number
}

/** Returns the payments to each identity, by its ID; those never paid are absent. */
export const paidOf = async (
  trx: Trx,
  identities: readonly Pick<IdentityRow, 'id' | 'org_id' | 'environment'>[],
): Promise<ReadonlyMap<string, Paid>> => {
  const [first] = identities
  if (!first) return new Map()
  // Reads at most 1,000 of a payee's newest payments by index, so that a payee with a million costs no more.
  const { rows } = await sql<{ id: string; last_paid_at: Date; times_paid: number }>`
    select payee.id, max(p.created_at) as last_paid_at, count(*)::int as times_paid
    from unnest(${identities.map(({ id }) => id)}::uuid[]) as payee(id)
    cross join lateral (select created_at from payments where org_id = ${first.org_id} and environment = ${first.environment}
      and beneficiary_id = payee.id and state = 'COMPLETED' order by created_at desc, id desc limit 1000) p
    group by payee.id`.execute(trx)
  return new Map(
    rows.map(({ id, last_paid_at, times_paid }) => [
      id,
      { lastPaidAt: last_paid_at.toISOString(), timesPaid: times_paid },
    ]),
  )
}
