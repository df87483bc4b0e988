import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'

/**
 * Sets planner costs for this transaction: cheap random reads, more memory for sorting, and no JIT, which
 * takes longer than a list. A table scan stays possible.
 */
export const configurePlanner = async (trx: Trx): Promise<void> => {
  await sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '32MB', true),
    set_config('jit', 'off', true)`.execute(trx)
}
