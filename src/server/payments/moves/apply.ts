import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'

export interface Change {
  to: string
  labels?: readonly string[]
  settling?: boolean
  fullyLocked?: boolean
  cause?: string
}

type Key = Pick<PaymentRow, 'org_id' | 'id' | 'flow'>

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
    })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('flow', '=', flow)

/** Changes a payment if it still is what it was when it was judged, the contract by the database's clock included. */
export const changeAsSeen = async (
  trx: Trx,
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
  return changed !== undefined
}

/** Changes a payment as the network says; one that comes out of turn, or after the contract ran out, changes nothing. */
export const changeInTurn = (
  trx: Trx,
  key: Key,
  { from, lapses }: { from: readonly string[]; lapses: readonly string[] },
  change: Change,
): Promise<PaymentRow | undefined> =>
  changing(trx, key, change)
    .where('state', 'in', from)
    .where(sql<boolean>`(contract_expires_at > app_now() or not state = any(${[...lapses]}::text[]))`)
    .returningAll()
    .executeTakeFirst()
