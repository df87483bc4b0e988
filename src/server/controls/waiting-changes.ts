import { sql } from 'kysely'
import type { CallId } from '#definition/wire.ts'
import type { Environment } from '../store/environment.ts'
import type { Trx } from '../store/tenant.ts'

/**
 * Lists the pending changes of a call in this environment, oldest first, by the naming member of the body
 * (TRU-154).
 */
export const listWaiting = async (
  trx: Trx,
  environment: Environment,
  call: CallId,
  name: string,
): Promise<string[]> => {
  const rows = await trx
    .selectFrom('control_changes')
    .select(sql<string>`body ->> ${name}::text`.as('name'))
    .where('call', '=', call)
    .where('state', '=', 'waiting')
    .where('environment', '=', environment)
    .orderBy('requested_at')
    .execute()
  return rows.map((row) => row.name)
}
