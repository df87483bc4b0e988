import { sql } from 'kysely'
import type { ListCounts, ListSums } from '#definition/generated/wire-entities.ts'
import { sumBy } from '../../../app/list/sums.ts'
import type { Trx } from '../../../store/tenant.ts'
import { countEach, countRows } from './count.ts'
import { expectedRows } from './expected-rows.ts'
import { fitting } from './matching-rows.ts'
import { excludedRows } from './excluded-rows.ts'
import { countEverything } from '../bookmarks/bookmark.ts'
import { WALKED } from '../bookmarks/bookmark-job.ts'
import type { FilterFacts } from '../conditions.ts'
import type { Filters } from '../payments-query.ts'

export interface Total {
  total: number
  isEstimate: boolean
}

export interface Range {
  offset: number
  limit: number
}

const idsOf = (trx: Trx, filters: Filters, existing: FilterFacts) =>
  fitting(trx, filters, existing, ['payments.id'])

/** Counts all matching payments. */
export const countAll = (trx: Trx, filters: Filters, existing: FilterFacts): Promise<number> =>
  countRows(trx, idsOf(trx, filters, existing))

// The bookmarks know the count of all payments, and fewer rows may be excluded than match.
const countTheRest = async (trx: Trx, filters: Filters, most: number): Promise<number | undefined> => {
  const left = excludedRows(trx, filters, ['payments.id'])
  const everything = left && (await countEverything(trx))
  if (everything === undefined) return undefined
  if (!left?.each) return everything
  if ((await expectedRows(left.each)) > most) return undefined
  const counted = await countRows(trx, left.all.limit(most + 1))
  return counted > most ? undefined : everything - counted
}

const expect = (trx: Trx, filters: Filters, existing: FilterFacts): Promise<number> =>
  expectedRows(idsOf(trx, filters, { ...existing, isRough: true }))

/**
 * Counts the matching payments up to a limit, by matching or by excluded rows, whichever is cheaper; above it
 * returns the planner's estimate. A page farther than the limit from both ends is not counted, because its
 * existence proves the minimum.
 */
export const countOrEstimate = async (
  trx: Trx,
  filters: Filters,
  existing: FilterFacts,
  { offset, limit: size }: Range,
  limit: number,
): Promise<Total> => {
  const upTo = (most: number) => countRows(trx, idsOf(trx, filters, existing).limit(most + 1))
  // With so few matches there may be no bookmarks.
  const few = Math.min(WALKED, limit)
  const begun = offset < limit ? await upTo(few) : undefined
  if (begun !== undefined && begun <= few) return { total: begun, isEstimate: false }
  const rest = await countTheRest(trx, filters, limit)
  if (rest !== undefined) return { total: rest, isEstimate: false }
  if (offset >= limit) {
    const total = await expect(trx, filters, existing)
    if (total > limit && total - offset - size >= limit) return { total, isEstimate: true }
  }
  const counted = begun !== undefined && few === limit ? begun : await upTo(limit)
  if (counted <= limit) return { total: counted, isEstimate: false }
  return { total: Math.max(await expect(trx, filters, existing), counted), isEstimate: true }
}

/** Returns the sums that the matching payments send, by currency. */
export const sumsOf = (trx: Trx, filters: Filters, existing: FilterFacts): Promise<ListSums> =>
  sumBy(trx, {
    amount: sql`payments.source_amount`,
    currency: sql`payments.source_currency`,
    from: sql`payments where payments.id in ${idsOf(trx, filters, existing)}`,
  })

/** The groups of states that the list has tabs for. */
const SOUGHT: Readonly<Record<string, string[] | undefined>> = {
  all: undefined,
  PENDING_APPROVAL: ['PENDING_APPROVAL'],
  MOVING: ['INITIATED', 'VALIDATING', 'TRANSFERRING'],
  COMPLETED: ['COMPLETED'],
  FAILED: ['FAILED'],
  RETURNED: ['RETURNED'],
}

/** Counts the payments in each group of states; counts above `most` are omitted. */
export const countSought = async (
  trx: Trx,
  { payment_type, search }: Filters,
  existing: FilterFacts,
  most: number,
): Promise<ListCounts> => {
  const queryOf = (states: string[] | undefined) => {
    const filters = {
      ...(payment_type ? { payment_type } : {}),
      ...(states ? { states } : {}),
      ...(search ? { search } : {}),
    }
    return idsOf(trx, filters, existing).limit(most + 1)
  }
  const queries = Object.entries(SOUGHT).map(([name, states]) => [name, queryOf(states)] as const)
  const counts = Object.entries(await countEach(trx, Object.fromEntries(queries)))
  return Object.fromEntries(counts.filter(([, count]) => count <= most))
}
