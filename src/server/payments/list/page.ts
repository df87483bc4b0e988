import type { Trx } from '../../store/tenant.ts'
import { narrow, type Known } from './narrow.ts'
import { inOrder, orderKeys, reversed } from './order.ts'
import type { Total } from './total.ts'
import type { Order, Wanted } from './wanted.ts'

export interface Place extends Total {
  offset: number
  limit: number
}

// So few are sorted faster than they are met on a walk through everything else.
const FEW = 10_000

const walk = (trx: Trx, { filters, order }: Wanted, known: Known) =>
  inOrder(trx.selectFrom('payments').select('payments.id').where(narrow(filters, known)), order)

// Materialized, or the planner walks all the same, hoping to meet them early.
const sort = (trx: Trx, { filters, order }: Wanted, known: Known) =>
  orderKeys(order).reduce(
    (so, key) => so.orderBy(key, order.direction),
    trx
      .with(
        (as) => as('few').materialized(),
        (db) => db.selectFrom('payments').select(orderKeys(order)).where(narrow(filters, known)),
      )
      .selectFrom('few as payments')
      .select('payments.id'),
  )

const turned = (order: Order): Order => ({ ...order, direction: reversed(order.direction) })

/** Which payments stand at a place of the list, walked to from the nearer end if both are known; the rows come later. */
export const idsAt = async (trx: Trx, wanted: Wanted, known: Known, at: Place): Promise<string[]> => {
  const limit = at.isEstimate ? at.limit : Math.min(at.limit, at.total - at.offset)
  if (limit <= 0) return []
  const isNearEnd = !at.isEstimate && at.offset > at.total / 2
  const way = isNearEnd ? { ...wanted, order: turned(wanted.order) } : wanted
  const query = !at.isEstimate && at.total <= FEW ? sort(trx, way, known) : walk(trx, way, known)
  const found = await query
    .limit(limit)
    .offset(isNearEnd ? at.total - at.offset - limit : at.offset)
    .execute()
  const ids = found.map(({ id }) => id)
  return isNearEnd ? ids.toReversed() : ids
}
