import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/**
 * For the rest of this transaction the planner prefers indexes: every order of a list has one that answers without
 * looking at rows, and its default costs, made for spinning disks, would rather read the whole table.
 */
export const preferIndexes = async (trx: Trx): Promise<void> => {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true),
    set_config('work_mem', '32MB', true)`.execute(trx)
}
