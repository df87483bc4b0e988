import { sql, type Expression } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'

/** Returns the number of rows a query finds. */
export const countRows = async (trx: Trx, query: Expression<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: string }>`select count(*) as total from ${query} as fit`.execute(trx)
  return Number.parseInt(rows[0]?.total ?? '0', 10)
}

/**
 * Returns the row counts of several queries in one statement, since each statement costs more than such a
 * count.
 */
export const countEach = async <Name extends string>(
  trx: Trx,
  queries: Readonly<Record<Name, Expression<unknown>>>,
): Promise<Record<Name, number>> => {
  const counts = Object.entries<Expression<unknown>>(queries).map(
    ([name, query]) => sql`(select count(*)::int from ${query} as fit) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(trx)
  return rows[0]!
}
