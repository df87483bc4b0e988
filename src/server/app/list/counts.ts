import { sql, type RawBuilder } from 'kysely'
import type { ListCounts } from '#definition/generated/wire-entities.ts'
import type { Trx } from '../../store/tenant.ts'

/** Counts rows by state and in total; `from` names the table and the condition. */
export const countBy = async (
  trx: Trx,
  { state, from }: Readonly<Record<'state' | 'from', RawBuilder<unknown>>>,
): Promise<ListCounts> => {
  const { rows } = await sql<{
    state: string
    count: number
  }>`select ${state} as state, count(*)::int as count
    from ${from} group by 1`.execute(trx)
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return { ...Object.fromEntries(rows.map(({ state: of, count }) => [of, count])), all }
}
