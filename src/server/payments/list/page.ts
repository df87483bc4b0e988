import type { Trx } from '../../store/tenant.ts'
import { narrow, type Known } from './narrow.ts'
import { inOrder, reversed } from './order.ts'
import type { Wanted } from './wanted.ts'

export interface Place {
  offset: number
  limit: number
  total: number
}

/** Which payments stand at a place of the list, walked to from the nearer end; the rows themselves come later. */
export const idsAt = async (trx: Trx, { filters, order }: Wanted, known: Known, at: Place) => {
  const limit = Math.min(at.limit, at.total - at.offset)
  if (limit <= 0) return []
  const isNearEnd = at.offset > at.total / 2
  const walked = isNearEnd ? { ...order, direction: reversed(order.direction) } : order
  const found = await inOrder(
    trx.selectFrom('payments').select('payments.id').where(narrow(filters, known)),
    walked,
  )
    .limit(limit)
    .offset(isNearEnd ? at.total - at.offset - limit : at.offset)
    .execute()
  const ids = found.map(({ id }) => id)
  return isNearEnd ? ids.toReversed() : ids
}
