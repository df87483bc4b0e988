import type { Trx } from '../../store/tenant.ts'
import { narrow, type Known } from './narrow.ts'
import type { Filters } from './wanted.ts'

export interface Total {
  total: number
  isEstimate: boolean
}

interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

const fitting = (trx: Trx, filters: Filters, known: Known) =>
  trx.selectFrom('payments').select('payments.id').where(narrow(filters, known))

/** How many payments fit, counted to the end. */
export const countAll = async (trx: Trx, filters: Filters, known: Known): Promise<number> => {
  const { total } = await trx
    .selectFrom(fitting(trx, filters, known).as('fit'))
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
      fitting(trx, filters, known)
        .limit(limit + 1)
        .as('fit'),
    )
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const counted = Number.parseInt(total, 10)
  if (counted <= limit) return { total: counted, isEstimate: false }
  const [plan] = await fitting(trx, filters, { ...known, isRough: true }).explain<Plan>('json')
  const expected = plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? counted
  return { total: Math.max(expected, counted), isEstimate: true }
}
