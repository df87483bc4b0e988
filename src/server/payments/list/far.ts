import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { countRows } from './count.ts'
import { expectedRows } from './expected.ts'
import { leftOut } from './left-out.ts'
import { milestoneBefore, type Milestone } from './milestones/find.ts'
import { narrow, type Known } from './narrow.ts'
import { behind, columnsOf, inOrder, orderKeys, type OrderKey } from './order.ts'
import type { Order, Wanted } from './wanted.ts'

// Finding what is left out, and passing as many once more, has to cost less than it saves; a milestone saves the passing.
const LITTLE = 1 / 4
const LITTLE_FROM_A_MILESTONE = 1
const VERY_MUCH = 10

type Left = NonNullable<NonNullable<ReturnType<typeof leftOut>>['each']>

// The planner takes all organisations for one: what it expects to be little is believed, and what to be very much.
const isLittle = async (trx: Trx, left: Left, most: number): Promise<boolean> => {
  const expected = await expectedRows(left)
  if (expected <= most || expected > most * VERY_MUCH) return expected <= most
  return (await countRows(trx, left.limit(most + 1))) <= most
}

// What stands so many steps behind the begin of everything: reached from a milestone, in the narrowest index.
const passedAfter = (trx: Trx, order: Order, steps: number, milestone: Milestone | undefined) => {
  const walk = inOrder(trx.selectFrom('payments').select(orderKeys(order)), order).limit(1)
  if (!milestone) return walk.offset(steps - 1)
  const stone = (keys: readonly OrderKey[]) =>
    sql`(select ${columnsOf('stone', keys)} from payments as stone where stone.id = ${milestone.id}::uuid)`
  return walk.where(behind(order, stone)).offset(steps - 1 - milestone.passed)
}

/**
 * A walk past everything for a filter that leaves out little: as many payments lie behind as steps were asked for, and
 * of those that fit as many are still to be passed as were left out on the way.
 */
export const walkFar = async (trx: Trx, { filters, order }: Wanted, known: Known, steps: number) => {
  const keys = orderKeys(order)
  const left = leftOut(trx, filters, keys)
  if (!left) return undefined
  const milestone = await milestoneBefore(trx, order, steps)
  const place = (of: readonly OrderKey[]) => sql`(select ${columnsOf('passed', of)} from passed)`
  const fitting = trx
    .with(
      (as) => as('passed').materialized(),
      () => passedAfter(trx, order, steps, milestone),
    )
    .selectFrom('payments')
    .select('payments.id')
    .where(narrow(filters, known))
    .where(behind(order, place))
  const { each, all } = left
  if (!each) return milestone && inOrder(fitting, order)
  const most = Math.floor(steps * (milestone ? LITTLE_FROM_A_MILESTONE : LITTLE))
  if (!(await isLittle(trx, each, most))) return undefined
  const leftOnTheWay = sql<number>`(select count(*) from (${all}) as left_out
    where (${columnsOf('left_out', keys)}) ${order.direction === 'asc' ? sql`<=` : sql`>=`} ${place(keys)})`
  return inOrder(fitting, order).offset(leftOnTheWay)
}
