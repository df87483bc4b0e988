import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'

/**
 * What the planner is told for the rest of this transaction: storage that finds any page alike, room to sort in, and
 * that compiling a plan costs more than a list takes. It is free to read the table; nothing but its costs keeps it off.
 */
export const configurePlanner = async (trx: Trx): Promise<void> => {
  await sql`select set_config('random_page_cost', '1.1', true), set_config('work_mem', '32MB', true),
    set_config('jit', 'off', true)`.execute(trx)
}
