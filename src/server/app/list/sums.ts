import { sql, type RawBuilder } from 'kysely'
import type { ListSums } from '#definition/generated/wire-entities.ts'
import type { Trx } from '../../store/tenant.ts'

/** Returns the exact sums by currency; `from` selects the rows. */
export const sumBy = async (
  trx: Trx,
  { amount, currency, from }: Readonly<Record<'amount' | 'currency' | 'from', RawBuilder<unknown>>>,
): Promise<ListSums> => {
  const { rows } = await sql<
    ListSums[number]
  >`select ${currency} as currency, trim_scale(sum(${amount}))::text as amount
    from ${from} group by 1 order by 1`.execute(trx)
  return rows
}
