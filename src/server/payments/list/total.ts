import type { Trx } from '../../store/tenant.ts'
import { narrow, type Known } from './narrow.ts'
import type { Filters } from './wanted.ts'

/** How many payments fit. */
export const countAll = async (trx: Trx, filters: Filters, known: Known): Promise<number> => {
  const { total } = await trx
    .selectFrom('payments')
    .select((is) => is.fn.countAll<string>().as('total'))
    .where(narrow(filters, known))
    .executeTakeFirstOrThrow()
  return Number.parseInt(total, 10)
}
