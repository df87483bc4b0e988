import { sql, type Expression } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/** How many rows a query finds. */
export const countRows = async (trx: Trx, query: Expression<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: string }>`select count(*) as total from ${query} as fit`.execute(trx)
  return Number.parseInt(rows[0]?.total ?? '0', 10)
}
