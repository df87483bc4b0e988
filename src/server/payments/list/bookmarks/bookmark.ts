import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'
import { columnsOf, orderKeys } from '../order.ts'
import type { Order } from '../payments-query.ts'

// More that came since are not counted for a page: bookmarks will be laid anew.
const SINCE = 40_000

export interface Bookmark {
  id: string
  /** How many payments stand up to it, itself among them, from the end the order begins with. */
  passed: number
}

/** The last bookmark before so many steps of a walk past everything, if any is known to be. */
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

/** How many payments there are, where they were counted for bookmarks and few have come since. */
export const countEverything = async (trx: Trx): Promise<number | undefined> => {
  const { rows } = await sql<{ total: string }>`
    select counted + many as total
    from (select counted, counted_until from payment_milestones limit 1) as laid,
      lateral (select count(*) as many from (
        select from payments where created_at > counted_until limit ${SINCE + 1}::int) as came) as since
    where many <= ${SINCE}::int`.execute(trx)
  return rows[0] && Number.parseInt(rows[0].total, 10)
}
