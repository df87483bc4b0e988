import type { Trx } from '../../store/tenant.ts'
import { countRows } from './count.ts'
import { expectedRows } from './expected.ts'
import { fitting } from './fitting.ts'
import { leftOut } from './left-out.ts'
import { countEverything } from './milestones/find.ts'
import { WALKED } from './milestones/lay.ts'
import type { Known } from './narrow.ts'
import type { Filters } from './wanted.ts'

export interface Total {
  total: number
  isEstimate: boolean
}

export interface Range {
  offset: number
  limit: number
}

const idsOf = (trx: Trx, filters: Filters, known: Known) => fitting(trx, filters, known, ['payments.id'])

/** How many payments fit, counted to the end. */
export const countAll = (trx: Trx, filters: Filters, known: Known): Promise<number> =>
  countRows(trx, idsOf(trx, filters, known))

// All were counted for the milestones, and what is left out may be fewer than what fits.
const countTheRest = async (trx: Trx, filters: Filters, most: number): Promise<number | undefined> => {
  const left = leftOut(trx, filters, ['payments.id'])
  const everything = left && (await countEverything(trx))
  if (everything === undefined) return undefined
  if (!left?.each) return everything
  if ((await expectedRows(left.each)) > most) return undefined
  const counted = await countRows(trx, left.all.limit(most + 1))
  return counted > most ? undefined : everything - counted
}

const expect = (trx: Trx, filters: Filters, known: Known): Promise<number> =>
  expectedRows(idsOf(trx, filters, { ...known, isRough: true }))

/**
 * How many payments fit, counted up to a limit, as what fits or as what does not; above it what is expected. A page whose
 * walk is longer than the limit from either end is not counted for: that it is found proves what the count would.
 */
export const countOrEstimate = async (
  trx: Trx,
  filters: Filters,
  known: Known,
  { offset, limit: size }: Range,
  limit: number,
): Promise<Total> => {
  const upTo = (most: number) => countRows(trx, idsOf(trx, filters, known).limit(most + 1))
  // Where so few fit, there may be no milestones to ask for.
  const few = Math.min(WALKED, limit)
  const begun = offset < limit ? await upTo(few) : undefined
  if (begun !== undefined && begun <= few) return { total: begun, isEstimate: false }
  const rest = await countTheRest(trx, filters, limit)
  if (rest !== undefined) return { total: rest, isEstimate: false }
  if (offset >= limit) {
    const total = await expect(trx, filters, known)
    if (total > limit && total - offset - size >= limit) return { total, isEstimate: true }
  }
  const counted = begun !== undefined && few === limit ? begun : await upTo(limit)
  if (counted <= limit) return { total: counted, isEstimate: false }
  return { total: Math.max(await expect(trx, filters, known), counted), isEstimate: true }
}
