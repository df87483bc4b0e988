import { sql } from 'kysely'
import { book, release } from '../balances/reservation.ts'
import type { OrderKind } from '../network/order/kind.ts'
import { writeAudit } from '../store/audit.ts'
import type { Row } from '../store/generated/database.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'

/** Notifies people that a stablecoin order is stuck. */
export const notifyOfStuckOrder =
  (definitions: NotifyingDefinitions): OrderKind['notify'] =>
  async (trx, { orgId, environment, id }) => {
    const facts = await trx
      .selectFrom('network_stablecoin_orders')
      .select(['currency', sql<string>`trim_scale(amount)::text`.as('amount')])
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const parameters = { id }
    await notify(trx, definitions, { orgId, environment, eventType: 'STABLECOIN_STUCK', facts, parameters })
  }

type Reason = NonNullable<Row<'stablecoin_transactions'>['reason']>

const REASONS: Readonly<Record<string, Reason>> = {
  'unverified-account': 'UNVERIFIED_ACCOUNT',
  'no-account': 'NO_REDEMPTION_ACCOUNT',
}

/** Ends an order once, as the network reports: completed, or returned with the reason (STB-004, TRU-446). */
export const takeArrival: OrderKind['move'] = async (
  trx,
  { orgId, environment, id },
  { state, cause = '', status },
) => {
  const isDone = state === 'COMPLETED'
  const reason = REASONS[cause] ?? 'NOT_TAKEN'
  const row = await trx
    .updateTable('stablecoin_transactions')
    .set({
      ...(isDone
        ? { status: 'COMPLETED' as const, ledger_hash: status?.transactionHash ?? null }
        : { status: 'RETURNED' as const, reason }),
      modified_at: sql<Date>`app_now()`,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .returning('type')
    .executeTakeFirst()
  if (!row) return false
  await (isDone ? book : release)(trx, { org_id: orgId, id })
  await writeAudit(
    trx,
    { orgId, userId: null, environment },
    {
      action: isDone ? 'stablecoin.completed' : 'stablecoin.returned',
      objectType: 'stablecoin transaction',
      objectId: id,
      details: { type: row.type, ...(isDone ? {} : { reason }) },
    },
  )
  return true
}
