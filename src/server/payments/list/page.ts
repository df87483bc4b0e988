import type { Trx } from '../../store/tenant.ts'
import { walkFar } from './far.ts'
import { fitting, isByEnds } from './fitting.ts'
import { narrow, type Known } from './narrow.ts'
import { inOrder, orderKeys, reversed } from './order.ts'
import { countAll, countOrEstimate, type Range, type Total } from './total.ts'
import type { Order, Wanted } from './wanted.ts'

export interface Place extends Total, Range {}

// So few are sorted faster than they are met on a walk through everything else.
const FEW = 10_000

const walk = (trx: Trx, { filters, order }: Wanted, known: Known) =>
  inOrder(trx.selectFrom('payments').select('payments.id').where(narrow(filters, known)), order)

// Behind a fence, or the planner walks all the same, hoping to meet them early.
const sort = (trx: Trx, { filters, order }: Wanted, known: Known) =>
  orderKeys(order).reduce(
    (so, key) => so.orderBy(key, order.direction),
    trx
      .selectFrom(fitting(trx, filters, known, orderKeys(order)).offset(0).as('payments'))
      .select('payments.id'),
  )

// A sort that knows how few are wanted keeps a heap of them; for a far place sorting all of them takes less.
const walkThrough = (trx: Trx, wanted: Wanted, known: Known, total: number) =>
  trx.selectFrom(walk(trx, wanted, known).limit(total).as('payments')).select('payments.id')

const turned = (order: Order): Order => ({ ...order, direction: reversed(order.direction) })

const lengthAt = ({ total, offset, limit }: Place): number => Math.min(limit, total - offset)

/**
 * Which payments stand at a place of the list, walked to from its nearer end; the rows come later. The last page is
 * the last also where the total is estimated: what the estimate is wrong by lies in the middle.
 */
export const idsAt = async (trx: Trx, wanted: Wanted, known: Known, at: Place): Promise<string[]> => {
  const limit = lengthAt(at)
  if (limit <= 0) return []
  const isNearEnd = at.offset > at.total / 2
  const way = isNearEnd ? { ...wanted, order: turned(wanted.order) } : wanted
  const steps = isNearEnd ? at.total - at.offset - limit : at.offset
  const isSorted = !at.isEstimate && (at.total <= FEW || isByEnds(wanted.filters))
  const near = () => (isSorted ? sort : walk)(trx, way, known).offset(steps)
  const far = async () =>
    (await walkFar(trx, way, known, steps)) ?? walkThrough(trx, way, known, at.total).offset(steps)
  const query = !isSorted && steps > FEW ? await far() : near()
  const found = await query.limit(limit).execute()
  const ids = found.map(({ id }) => id)
  return isNearEnd ? ids.toReversed() : ids
}

/** A page and how many payments there are; an estimate that promised more than the page holds is counted after all. */
export const pageAt = async (
  trx: Trx,
  wanted: Wanted,
  known: Known,
  range: Range,
  countExactly: number,
): Promise<Total & { ids: string[] }> => {
  const expected = { ...range, ...(await countOrEstimate(trx, wanted.filters, known, range, countExactly)) }
  const ids = await idsAt(trx, wanted, known, expected)
  if (!expected.isEstimate || ids.length >= lengthAt(expected)) return { ...expected, ids }
  const counted = { ...range, total: await countAll(trx, wanted.filters, known), isEstimate: false }
  return { ...counted, ids: await idsAt(trx, wanted, known, counted) }
}
