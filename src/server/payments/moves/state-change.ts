import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'
import { followFunds } from './funds.ts'
import type { Machines } from './machines.ts'

export interface Change {
  to: string
  labels?: readonly string[]
  settling?: boolean
  fullyLocked?: boolean
  cause?: string
  /** The transaction hash on the blockchain, saved for payments to a blockchain. */
  transactionHash?: string
}

type Key = Pick<PaymentRow, 'org_id' | 'id' | 'flow'>

const onChain = (hash: string) => sql<string | null>`case when beneficiary_id is not null and exists (
    select 1 from quotes where quotes.org_id = payments.org_id and quotes.id = payments.id and quotes.network is not null)
  then ${hash} else transaction_hash end`

const changing = (trx: Trx, { org_id, id, flow }: Key, change: Change) =>
  trx
    .updateTable('payments')
    .set({
      state: change.to,
      settling: change.settling ?? false,
      modified_at: sql<Date>`app_now()`,
      ...(change.labels === undefined ? {} : { labels: sql<string[]>`${[...change.labels]}::text[]` }),
      ...(change.fullyLocked === undefined ? {} : { fully_locked: change.fullyLocked }),
      ...(change.cause === undefined ? {} : { cause: change.cause }),
      ...(change.transactionHash === undefined ? {} : { transaction_hash: onChain(change.transactionHash) }),
    })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('flow', '=', flow)

/**
 * Changes a payment and its reserved money if it is unchanged since it was checked, and its contract has not
 * expired by the database's clock.
 */
export const changeAsSeen = async (
  trx: Trx,
  machines: Machines,
  seen: PaymentRow,
  now: Date,
  change: Change,
): Promise<boolean> => {
  const isOver = seen.contract_expires_at !== null && seen.contract_expires_at <= now
  const changed = await changing(trx, seen, change)
    .where('state', '=', seen.state)
    .where('settling', '=', seen.settling)
    .where('fully_locked', '=', seen.fully_locked)
    .where('labels', '=', sql<string[]>`${seen.labels}::text[]`)
    .where(sql<boolean>`coalesce(contract_expires_at <= app_now(), false)`, '=', isOver)
    .returning('id')
    .executeTakeFirst()
  if (changed) await followFunds(trx, machines, seen, change.to)
  return changed !== undefined
}

/**
 * Changes a payment and its money as the network reports; a report out of order or after the contract's
 * expiry changes nothing.
 */
export const changeInTurn = async (
  trx: Trx,
  machines: Machines,
  key: Key,
  { from, lapses }: { from: readonly string[]; lapses: readonly string[] },
  change: Change,
): Promise<PaymentRow | undefined> => {
  const changed = await changing(trx, key, change)
    .where('state', 'in', from)
    .where(sql<boolean>`(contract_expires_at > app_now() or not state = any(${[...lapses]}::text[]))`)
    .returningAll()
    .executeTakeFirst()
  if (changed) await followFunds(trx, machines, changed, change.to)
  return changed
}
