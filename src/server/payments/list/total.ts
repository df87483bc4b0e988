import type { Trx } from '../../store/tenant.ts'
import { expectedRows } from './expected.ts'
import { fitting } from './fitting.ts'
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
export const countAll = async (trx: Trx, filters: Filters, known: Known): Promise<number> => {
  const { total } = await trx
    .selectFrom(idsOf(trx, filters, known).as('fit'))
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number.parseInt(total, 10)
}

const expect = (trx: Trx, filters: Filters, known: Known): Promise<number> =>
  expectedRows(idsOf(trx, filters, { ...known, isRough: true }))

/**
 * How many payments fit, counted up to a limit; above it what is expected. A page whose walk is longer than the limit
 * from either end is not counted for: that it is found proves what the count would.
 */
export const countOrEstimate = async (
  trx: Trx,
  filters: Filters,
  known: Known,
  { offset, limit: size }: Range,
  limit: number,
): Promise<Total> => {
  if (offset >= limit) {
    const total = await expect(trx, filters, known)
    if (total > limit && total - offset - size >= limit) return { total, isEstimate: true }
  }
  const { total } = await trx
    .selectFrom(
      idsOf(trx, filters, known)
        .limit(limit + 1)
        .as('fit'),
    )
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const counted = Number.parseInt(total, 10)
  if (counted <= limit) return { total: counted, isEstimate: false }
  return { total: Math.max(await expect(trx, filters, known), counted), isEstimate: true }
}
