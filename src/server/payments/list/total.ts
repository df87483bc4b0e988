import type { Trx } from '../../store/tenant.ts'
import { fitting } from './fitting.ts'
import type { Known } from './narrow.ts'
import type { Filters } from './wanted.ts'

export interface Total {
  total: number
  isEstimate: boolean
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
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

/** How many payments fit, counted up to a limit; above it what the planner, who keeps statistics, expects. */
export const countOrEstimate = async (
  trx: Trx,
  filters: Filters,
  known: Known,
  limit: number,
): Promise<Total> => {
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
  const [plan] = await idsOf(trx, filters, { ...known, isRough: true }).explain<Plan>('json')
  const expected = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? counted
  return { total: Math.max(expected, counted), isEstimate: true }
}
