import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'
import { countRows } from './count.ts'
import { expectedRows } from './expected-rows.ts'
import { excludedRows } from './excluded-rows.ts'
import { bookmarkBefore, type Bookmark } from '../bookmarks/bookmark.ts'
import { narrow } from '../filters.ts'
import type { FilterFacts } from '../conditions.ts'
import { behind, columnsOf, inOrder, orderKeys, type OrderKey } from '../order.ts'
import type { Order, PaymentsQuery } from '../payments-query.ts'

// Finding the excluded rows and passing as many again must be cheaper than a plain scan; a bookmark makes it
// cheaper.
const LITTLE = 1 / 4
const LITTLE_FROM_A_BOOKMARK = 1
const VERY_MUCH = 10

type Left = NonNullable<NonNullable<ReturnType<typeof excludedRows>>['each']>

// The planner ignores organisations, so only its very small and very large estimates are trusted.
const isLittle = async (trx: Trx, left: Left, most: number): Promise<boolean> => {
  const expected = await expectedRows(left)
  if (expected <= most || expected > most * VERY_MUCH) return expected <= most
  return (await countRows(trx, left.limit(most + 1))) <= most
}

// Finds the row a number of steps from the start, from a bookmark and in the narrowest index.
const passedAfter = (trx: Trx, order: Order, steps: number, start: Bookmark | undefined) => {
  const walk = inOrder(trx.selectFrom('payments').select(orderKeys(order)), order).limit(1)
  if (!start) return walk.offset(steps - 1)
  const bookmark = (keys: readonly OrderKey[]) =>
    sql`(select ${columnsOf('stone', keys)} from payments as stone where stone.id = ${start.id}::uuid)`
  return walk.where(behind(order, bookmark)).offset(steps - 1 - start.passed)
}

/**
 * Finds the start of a page with a large offset, for a filter that excludes few rows. It skips `steps` rows of all
 * payments, then one matching row for each excluded one. Undefined if that is not cheaper.
 */
export const scanOffset = async (
  trx: Trx,
  { filters, order }: PaymentsQuery,
  existing: FilterFacts,
  steps: number,
) => {
  const keys = orderKeys(order)
  const left = excludedRows(trx, filters, keys)
  if (!left) return undefined
  const bookmark = await bookmarkBefore(trx, order, steps)
  const place = (of: readonly OrderKey[]) => sql`(select ${columnsOf('passed', of)} from passed)`
  const fitting = trx
    .with(
      (as) => as('passed').materialized(),
      () => passedAfter(trx, order, steps, bookmark),
    )
    .selectFrom('payments')
    .select('payments.id')
    .where(narrow(filters, existing))
    .where(behind(order, place))
  const { each, all } = left
  if (!each) return bookmark && inOrder(fitting, order)
  const most = Math.floor(steps * (bookmark ? LITTLE_FROM_A_BOOKMARK : LITTLE))
  if (!(await isLittle(trx, each, most))) return undefined
  const leftOnTheWay = sql<number>`(select count(*) from (${all}) as left_out
    where (${columnsOf('left_out', keys)}) ${order.direction === 'asc' ? sql`<=` : sql`>=`} ${place(keys)})`
  return inOrder(fitting, order).offset(leftOnTheWay)
}
