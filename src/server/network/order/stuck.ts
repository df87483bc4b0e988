import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import { isOrderId, type StuckReason } from './contract.ts'
import type { PayoutTerms } from './terms.ts'

/** A refusal of an action on an order, with a sentence for the provider's staff. */
export class OrderRefused extends Error {}

export interface StuckOrder {
  kind: 'PAYOUT' | 'ISSUE' | 'REDEMPTION' | 'ACCOUNT'
  org_id: string
  environment: Environment
  id: string
  organisation: string
  amount: string
  currency: string
  /** The state of the payment or stablecoin transaction; null for an account. */
  moved_state: string | null
  stuck: StuckReason
  stuck_at: Date
  stuck_detail: string | null
  status: string | null
  network_id: string | null
}

/** Lists the stuck orders of all organisations, oldest first. */
export const listStuck = async (trx: Trx): Promise<StuckOrder[]> => {
  const { rows } = await sql<StuckOrder>`
    select s.kind, s.org_id, s.environment, s.id, organisations.name as organisation, s.amount::text, s.currency,
      coalesce(payments.state, coins.status) as moved_state, s.stuck, s.stuck_at, s.stuck_detail, s.status, s.network_id
    from network_stuck s
      join organisations on organisations.id = s.org_id
      left join payments on payments.org_id = s.org_id and payments.id = s.id
      left join stablecoin_transactions coins on coins.org_id = s.org_id and coins.id = s.id
    order by s.stuck_at, s.id`.execute(trx)
  return rows
}

/** Describes a stuck order in three lines: which one, why, and what to do. */
export const sayStuck = ({ stuck: reasons }: Pick<PayoutTerms, 'stuck'>, row: StuckOrder): string => {
  const { says, help } = reasons[row.stuck]
  const detail = row.stuck_detail === null ? '' : ` (${row.stuck_detail})`
  const { id, organisation, environment, amount, currency, moved_state: state } = row
  return `${id}  ${amount} ${currency}  ${state ?? 'account'}  ${organisation}, ${environment}, since ${row.stuck_at.toISOString()}\n  ${says}${detail}\n  ${help}`
}

type Changed = Pick<StuckOrder, 'org_id' | 'environment'>

/** The tables of orders, with their names in the audit trail. */
const ORDERS = [
  { table: 'network_payouts', action: 'payment', noun: 'payment' },
  { table: 'network_stablecoin_orders', action: 'stablecoin', noun: 'stablecoin transaction' },
] as const

const ACCOUNTS = { table: 'network_accounts', action: 'account', noun: 'account' } as const

type Book = (typeof ORDERS)[number] | typeof ACCOUNTS

const note = (
  trx: Trx,
  { action, noun }: Book,
  { org_id: orgId, environment }: Changed,
  id: string,
  verb: 'resume' | 'askCancel',
  details: object,
) =>
  writeAudit(
    trx,
    { orgId, userId: null, environment },
    { action: `${action}.${verb}`, objectType: noun, objectId: id, details: { ...details } },
  )

/** Changes the row with this ID and writes to the audit trail; returns false if there is none. */
const changeStuck = async (
  trx: Trx,
  books: readonly Book[],
  id: string,
  verb: Parameters<typeof note>[4],
  change: (
    table: ReturnType<typeof sql.table>,
  ) => ReturnType<typeof sql<Changed & { reason: string | null }>>,
  by: string,
): Promise<boolean> => {
  if (!isOrderId(id)) throw new OrderRefused(`'${String(id)}' is no ID of a payment.`)
  for (const book of books) {
    const { rows } = await change(sql.table(book.table)).execute(trx)
    if (!rows[0]) continue
    const { reason } = rows[0]
    await note(trx, book, rows[0], id, verb, { by, ...(reason !== null && { reason }) })
    return true
  }
  return false
}

/** Resumes a stuck order after a person looked at it: the network is asked again. Throws OrderRefused. */
export const resumeOrder = async (trx: Trx, id: string, by: string): Promise<void> => {
  const resume = (table: ReturnType<typeof sql.table>) => sql<Changed & { reason: string }>`
    with before as (select org_id, id, stuck from ${table} where id = ${id} and stuck is not null for update)
    update ${table} as ordered set stuck = null, stuck_at = null, stuck_detail = null, state = 'WAITING', tries = 0,
      due_at = app_now(), heard_at = app_now() from before
    where ordered.org_id = before.org_id and ordered.id = before.id
    returning ordered.org_id, ordered.environment, before.stuck as reason`
  if (!(await changeStuck(trx, [...ORDERS, ACCOUNTS], id, 'resume', resume, by)))
    throw new OrderRefused(`The payment ${id} is not on the list.`)
}

/**
 * Asks the network to cancel an order; its money is released only if the network agrees. Throws OrderRefused.
 */
export const askToCancel = async (trx: Trx, id: string, by: string): Promise<void> => {
  const cancel = (table: ReturnType<typeof sql.table>) => sql<Changed & { reason: null }>`
    update ${table} set cancel = 'WANTED', due_at = app_now()
    where id = ${id} and state = 'WAITING' and cancel is null returning org_id, environment, null as reason`
  if (!(await changeStuck(trx, ORDERS, id, 'askCancel', cancel, by)))
    throw new OrderRefused(
      `The payment ${id} is with no network, is held on the list of the stuck, or was asked back before.`,
    )
}
