import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { StuckReason } from '../order/contract.ts'

/** An account at the network that funds payments in one currency. */
export interface NetworkAccount {
  orgId: string
  environment: Environment
  currency: string
}

export interface AccountProblem {
  reason: StuckReason
  detail: string
  /** The amount of the difference or credit, if there is one. */
  amount?: string
}

/**
 * A credit that cannot be booked, or that the bank took back, waits for a person; a later balance does not remove it
 * from the list.
 */
const WAITS_FOR_PERSON: readonly StuckReason[] = ['other-credit', 'reversed-credit']
const forPerson = sql.join(WAITS_FOR_PERSON)

const note = (
  trx: Trx,
  { orgId, environment }: NetworkAccount,
  id: string,
  what: 'stuck' | 'unstuck',
  details: object,
) =>
  writeAudit(
    trx,
    { orgId, environment, userId: null },
    { action: `account.${what}`, objectType: 'account', objectId: id, details: { ...details } },
  )

/** Lists an account for a person to look at, once for each reason (TRU-531). */
export const putOnList = async (
  trx: Trx,
  account: NetworkAccount,
  { reason, detail, amount = '0' }: AccountProblem,
): Promise<void> => {
  const { orgId, environment, currency } = account
  const { rows } = await sql<{ id: string }>`
    insert into network_accounts as account (org_id, environment, currency, stuck, stuck_at, stuck_detail, stuck_amount)
      values (${orgId}, ${environment}, ${currency}, ${reason}, app_now(), ${detail}, ${amount}::numeric)
    on conflict (org_id, environment, currency) do update
      set stuck = excluded.stuck, stuck_at = excluded.stuck_at, stuck_detail = excluded.stuck_detail,
        stuck_amount = excluded.stuck_amount
      where account.stuck is distinct from excluded.stuck and coalesce(account.stuck, '') not in (${forPerson})
        or excluded.stuck in (${forPerson}) and account.stuck_detail is distinct from excluded.stuck_detail
    returning id`.execute(trx)
  if (rows[0])
    await note(trx, account, rows[0].id, 'stuck', {
      reason,
      detail,
      currency,
      ...(amount !== '0' && { amount }),
    })
}

/** Returns true if the same detail was listed before: a person has seen it, so it is not listed again. */
export const wasOnList = async (
  trx: Trx,
  { orgId, environment, currency }: NetworkAccount,
  detail: string,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from audit_trail a join network_accounts n
      on n.org_id = a.org_id and a.object_type = 'account' and n.id::text = a.object_id
    where n.org_id = ${orgId} and n.environment = ${environment} and n.currency = ${currency}
      and a.action = 'account.stuck' and a.details ->> 'detail' = ${detail} limit 1`.execute(trx)
  return rows.length > 0
}

/** Removes an account from the list once the newest balance gives no reason. */
export const takeOffList = async (
  trx: Trx,
  account: NetworkAccount,
  { unless }: { unless?: StuckReason } = {},
): Promise<void> => {
  const { orgId, environment, currency } = account
  const { rows } = await sql<{ id: string }>`
    update network_accounts set stuck = null, stuck_at = null, stuck_detail = null, stuck_amount = 0
    where org_id = ${orgId} and environment = ${environment} and currency = ${currency}
      and stuck is not null and stuck not in (${forPerson}) and stuck is distinct from ${unless ?? null}
    returning id`.execute(trx)
  if (rows[0]) await note(trx, account, rows[0].id, 'unstuck', { currency })
}
