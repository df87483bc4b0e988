import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import { isPaymentId, type StuckReason } from './contract.ts'
import type { PayoutTerms } from './terms.ts'

/** Why nothing was done, in a sentence for the provider’s staff. */
export class PayoutRefused extends Error {}

export interface StuckPayout {
  org_id: string
  environment: Environment
  id: string
  organisation: string
  amount: string
  currency: string
  payment_state: string
  stuck: StuckReason
  stuck_at: Date
  stuck_detail: string | null
  status: string | null
  network_id: string | null
}

/** The payouts that a person has to look at, of all organisations, the oldest first. */
export const listStuck = async (trx: Trx): Promise<StuckPayout[]> => {
  const { rows } = await sql<StuckPayout>`
    select payout.org_id, payout.environment, payout.id, organisations.name as organisation, payout.amount::text,
      payout.currency, payments.state as payment_state, payout.stuck, payout.stuck_at, payout.stuck_detail,
      payout.status, payout.network_id
    from network_payouts payout
      join organisations on organisations.id = payout.org_id
      join payments on payments.org_id = payout.org_id and payments.id = payout.id
    where payout.stuck is not null order by payout.stuck_at, payout.id`.execute(trx)
  return rows
}

/** One of them in three lines: which it is, why it is stuck, and what to do. */
export const sayStuck = ({ stuck: reasons }: Pick<PayoutTerms, 'stuck'>, row: StuckPayout): string => {
  const { says, help } = reasons[row.stuck]
  const detail = row.stuck_detail === null ? '' : ` (${row.stuck_detail})`
  const { id, organisation, environment, amount, currency, payment_state: state } = row
  return `${id}  ${amount} ${currency}  ${state}  ${organisation}, ${environment}, since ${row.stuck_at.toISOString()}\n  ${says}${detail}\n  ${help}`
}

type Changed = Pick<StuckPayout, 'org_id' | 'environment'>

const note = (
  trx: Trx,
  { org_id: orgId, environment }: Changed,
  id: string,
  action: string,
  details: object,
) =>
  writeAudit(
    trx,
    { orgId, userId: null, environment },
    { action, objectType: 'payment', objectId: id, details: { ...details } },
  )

const noPayment = (id: string) => new PayoutRefused(`'${id}' is no ID of a payment.`)

/** Lets a payout go on that a person has looked at: the network is asked anew, and what it says is taken as ever. Throws PayoutRefused. */
export const resumePayout = async (trx: Trx, id: string, by: string): Promise<void> => {
  if (!isPaymentId(id)) throw noPayment(id)
  const { rows } = await sql<Changed & { reason: string }>`
    with before as (select org_id, id, stuck from network_payouts where id = ${id} and stuck is not null for update)
    update network_payouts payout set stuck = null, stuck_at = null, stuck_detail = null, state = 'WAITING', tries = 0,
      due_at = app_now(), heard_at = app_now() from before
    where payout.org_id = before.org_id and payout.id = before.id
    returning payout.org_id, payout.environment, before.stuck as reason`.execute(trx)
  if (!rows[0]) throw new PayoutRefused(`The payment ${id} is not on the list.`)
  await note(trx, rows[0], id, 'payment.resume', { by, reason: rows[0].reason })
}

/** Asks the network to take a payout back; the payment fails, and its money is free again, only where the network grants it. Throws PayoutRefused. */
export const askToCancel = async (trx: Trx, id: string, by: string): Promise<void> => {
  if (!isPaymentId(id)) throw noPayment(id)
  const { rows } = await sql<Changed>`
    update network_payouts set cancel = 'WANTED', due_at = app_now()
    where id = ${id} and state = 'WAITING' and cancel is null returning org_id, environment`.execute(trx)
  if (!rows[0])
    throw new PayoutRefused(
      `The payment ${id} is with no network, is held on the list of the stuck, or was asked back before.`,
    )
  await note(trx, rows[0], id, 'payment.askCancel', { by })
}
