import { sql } from 'kysely'
import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { isIso4217 } from '#values/currency.ts'
import { inEnglish } from '../languages/reader.ts'
import { writeAudit } from '../store/audit.ts'
import type { Row } from '../store/generated/database.ts'
import { ofTenant, type Trx } from '../store/tenant.ts'
import { findReported, otherAmount, type ReportedCredit } from './reported-credit.ts'

type Credit = Row<'account_credits'>

/**
 * Sets an amount aside, even if the account does not cover it: the bank has taken the money, so it cannot be paid out.
 * The available balance becomes negative if the money was already spent (TRU-820).
 */
export const setAside = async (
  trx: Trx,
  {
    org_id,
    environment,
    id,
    currency,
    amount,
  }: Pick<Credit, 'org_id' | 'environment' | 'id' | 'currency' | 'amount'>,
): Promise<void> => {
  const kind = isIso4217(currency) ? 'FIAT' : 'CRYPTO'
  await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind, held)
    values (${org_id}, ${environment}, ${org_id}, 'PAYMENTS', ${currency}, ${kind}, ${amount}::numeric)
    on conflict (org_id, environment, account_id, currency) do update set held = balances.held + excluded.held`.execute(
    trx,
  )
  await trx
    .insertInto('account_entries')
    .values({
      org_id,
      environment,
      object_id: id,
      object_type: 'REVERSAL',
      indicator: 'DEBIT',
      account_id: org_id,
      currency,
      amount,
    })
    .execute()
}

const NETWORK = 'network'

/**
 * Sets aside what the network says was taken back, once by its reference; a person books it or sets it free. Returns the
 * reason if the reference belongs to something else.
 */
export const holdReversal = async (
  trx: Trx,
  reported: ReportedCredit,
): Promise<{ why?: string; isNew: boolean }> => {
  const { org_id, environment, currency, amount, reference, bookedAt } = reported
  const place = { org_id, environment, currency, amount, reference }
  const { rows: added } = await sql<{ id: string }>`
    insert into account_credits (org_id, environment, currency, amount, reference, kind, requested_by, channel, bank_booked_at)
      values (${org_id}, ${environment}, ${currency}, ${amount}::numeric, ${reference}, 'REVERSAL', ${NETWORK}, 'NETWORK',
        ${bookedAt}::timestamptz)
    on conflict do nothing returning id`.execute(trx)
  if (added[0]) {
    const { id } = added[0]
    const own = ofTenant(trx, org_id)
    await setAside(own, { ...place, id })
    await writeAudit(
      own,
      { orgId: org_id, userId: null, environment },
      {
        action: 'account.credit.reverse',
        objectType: 'account',
        objectId: id,
        details: { currency, amount, reference },
      },
    )
    return { isNew: true }
  }
  const before = await findReported(trx, reported)
  const why =
    before.kind === 'REVERSAL'
      ? otherAmount(before, reported)
      : inEnglish(() => sayStuckDetails('creditHasIt'))
  return { isNew: false, ...(why !== undefined && { why }) }
}
