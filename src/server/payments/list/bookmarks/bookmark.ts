import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'
import { columnsOf, orderKeys } from '../order.ts'
import type { Order } from '../payments-query.ts'

// The most payments since the bookmarks for which these are still used; beyond it they are rebuilt.
const SINCE = 40_000

export interface Bookmark {
  id: string
  /** The number of payments up to and including it, from the beginning of the order. */
  passed: number
}

/** Returns the last bookmark before a position of the unfiltered list, if one is known. */
export const bookmarkBefore = async (
  trx: Trx,
  order: Order,
  steps: number,
): Promise<Bookmark | undefined> => {
  const keys = orderKeys(order)
  const isUp = order.direction === 'asc'
  const passed = isUp ? sql`passed` : sql`counted - passed + 1`
  const { rows } = await sql<{ id: string; passed: string }>`
    with came as materialized (
      select ${columnsOf('payments', keys)} from payments
      where created_at > (select counted_until from payment_milestones where sorted_by = ${order.by} limit 1)
      limit ${SINCE + 1}::int),
    last as materialized (
      select payment_id, ${passed} as passed from payment_milestones
      where sorted_by = ${order.by} and (select count(*) from came) <= ${SINCE}::int
        and ${passed} < ${steps}::int - (select count(*) from came)
      order by ${passed} desc limit 1)
    select last.payment_id as id, last.passed + (
      select count(*) from came
      where (${columnsOf('came', keys)}) ${isUp ? sql`<=` : sql`>=`} (${columnsOf('stone', keys)})) as passed
    from last join payments as stone on stone.id = last.payment_id`.execute(trx)
  const [found] = rows
  return found && { id: found.id, passed: Number.parseInt(found.passed, 10) }
}

/** Returns the number of payments, if it was counted for bookmarks and few came since. */
export const countEverything = async (trx: Trx): Promise<number | undefined> => {
  const { rows } = await sql<{ total: string }>`
    select counted + many as total
    from (select counted, counted_until from payment_milestones limit 1) as laid,
      lateral (select count(*) as many from (
        select from payments where created_at > counted_until limit ${SINCE + 1}::int) as came) as since
    where many <= ${SINCE}::int`.execute(trx)
  return rows[0] && Number.parseInt(rows[0].total, 10)
}
