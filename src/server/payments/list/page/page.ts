import type { Trx } from '../../../store/tenant.ts'
import { scanOffset } from './offset.ts'
import { fitting, isByEnds } from './matching-rows.ts'
import { narrow } from '../filters.ts'
import type { FilterFacts } from '../conditions.ts'
import { inOrder, orderKeys, reversed } from '../order.ts'
import { countAll, countOrEstimate, type Range, type Total } from './total.ts'
import type { Order, PaymentsQuery } from '../payments-query.ts'

export interface Place extends Total, Range {}

// So few are sorted faster than they are met on a walk through everything else.
const FEW = 10_000

const walk = (trx: Trx, { filters, order }: PaymentsQuery, existing: FilterFacts) =>
  inOrder(trx.selectFrom('payments').select('payments.id').where(narrow(filters, existing)), order)

// Behind a fence, or the planner walks all the same, hoping to meet them early.
const sort = (trx: Trx, { filters, order }: PaymentsQuery, existing: FilterFacts) =>
  orderKeys(order).reduce(
    (so, key) => so.orderBy(key, order.direction),
    trx
      .selectFrom(fitting(trx, filters, existing, orderKeys(order)).offset(0).as('payments'))
      .select('payments.id'),
  )

// A sort that knows how few are wanted keeps a heap of them; for a far place sorting all of them takes less.
const walkThrough = (trx: Trx, input: PaymentsQuery, existing: FilterFacts, total: number) =>
  trx.selectFrom(walk(trx, input, existing).limit(total).as('payments')).select('payments.id')

const turned = (order: Order): Order => ({ ...order, direction: reversed(order.direction) })

const lengthAt = ({ total, offset, limit }: Place): number => Math.min(limit, total - offset)

/**
 * Which payments stand at a place of the list, walked to from its nearer end; the rows come later. The last page is
 * the last also where the total is estimated: what the estimate is wrong by lies in the middle.
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

/** A page and how many payments there are; an estimate that promised more than the page holds is counted after all. */
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
