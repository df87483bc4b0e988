import type { Trx } from '../../../store/tenant.ts'
import { scanOffset } from './offset.ts'
import { fitting, isByEnds } from './matching-rows.ts'
import { narrow } from '../filters.ts'
import type { FilterFacts } from '../conditions.ts'
import { inOrder, orderKeys, reversed } from '../order.ts'
import { countAll, countOrEstimate, type Range, type Total } from './total.ts'
import type { Order, PaymentsQuery } from '../payments-query.ts'

export interface Place extends Total, Range {}

// The most rows for which sorting is faster than walking the index.
const FEW = 10_000

const walk = (trx: Trx, { filters, order }: PaymentsQuery, existing: FilterFacts) =>
  inOrder(trx.selectFrom('payments').select('payments.id').where(narrow(filters, existing)), order)

// Materialised first, or the planner walks the index anyway and hopes for early matches.
const sort = (trx: Trx, { filters, order }: PaymentsQuery, existing: FilterFacts) =>
  orderKeys(order).reduce(
    (so, key) => so.orderBy(key, order.direction),
    trx
      .selectFrom(fitting(trx, filters, existing, orderKeys(order)).offset(0).as('payments'))
      .select('payments.id'),
  )

// The inner limit is the total, so that all rows are sorted: for a far page that is faster than a top-N heap.
const walkThrough = (trx: Trx, input: PaymentsQuery, existing: FilterFacts, total: number) =>
  trx.selectFrom(walk(trx, input, existing).limit(total).as('payments')).select('payments.id')

const turned = (order: Order): Order => ({ ...order, direction: reversed(order.direction) })

const lengthAt = ({ total, offset, limit }: Place): number => Math.min(limit, total - offset)

/**
 * Returns the IDs at a position of the list, walked from its nearer end. The last page is exact even if the
 * total is estimated: the error then lies in the middle.
 */
export const idsAt = async (
  trx: Trx,
  input: PaymentsQuery,
  existing: FilterFacts,
  at: Place,
): Promise<string[]> => {
  const limit = lengthAt(at)
  if (limit <= 0) return []
  const isNearEnd = at.offset > at.total / 2
  const way = isNearEnd ? { ...input, order: turned(input.order) } : input
  const steps = isNearEnd ? at.total - at.offset - limit : at.offset
  const isSorted = !at.isEstimate && (at.total <= FEW || isByEnds(input.filters))
  const near = () => (isSorted ? sort : walk)(trx, way, existing).offset(steps)
  const far = async () =>
    (await scanOffset(trx, way, existing, steps)) ?? walkThrough(trx, way, existing, at.total).offset(steps)
  const query = !isSorted && steps > FEW ? await far() : near()
  const found = await query.limit(limit).execute()
  const ids = found.map(({ id }) => id)
  return isNearEnd ? ids.toReversed() : ids
}

/** Returns a page and the total; the total is counted if an estimate promised more than the page holds. */
export const pageAt = async (
  trx: Trx,
  input: PaymentsQuery,
  existing: FilterFacts,
  range: Range,
  countExactly: number,
): Promise<Total & { ids: string[] }> => {
  const expected = { ...range, ...(await countOrEstimate(trx, input.filters, existing, range, countExactly)) }
  const ids = await idsAt(trx, input, existing, expected)
  if (!expected.isEstimate || ids.length >= lengthAt(expected)) return { ...expected, ids }
  const counted = { ...range, total: await countAll(trx, input.filters, existing), isEstimate: false }
  return { ...counted, ids: await idsAt(trx, input, existing, counted) }
}
