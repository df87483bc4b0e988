import { sql } from 'kysely'
import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import { sumBy } from '../app/list/sums.ts'
import type { Trx } from '../store/tenant.ts'
import type { AccountRow } from './account.ts'
import type { Row } from '../store/generated/database.ts'

export interface StatementQuery extends PageQuery {
  type?: Row<'ledger_transactions'>['type']
  sort_direction?: 'asc' | 'desc'
}

interface Entry {
  id: string
  type: Row<'ledger_transactions'>['type']
  change: string
  balance: string
  transfer_id: string | null
  created_at: Date
}

/** What moved an account, newest first unless said otherwise, each with the balance after it (ACC-010). */
export const statementOf = async (
  trx: Trx,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  query: StatementQuery,
) => {
  const slice = sliceOf(query)
  const filter = sql`account_id = ${id} ${query.type ? sql`and type = ${query.type}` : sql``}`
  const direction = sql.raw(query.sort_direction === 'asc' ? 'asc' : 'desc')
  const counted = await sql<{ total: string }>`select count(*) as total from ledger_transactions
    where ${filter}`.execute(trx)
  const { rows } = await sql<Entry>`select id, type, trim_scale(change)::text as change,
      trim_scale(balance)::text as balance, transfer_id, created_at
    from ledger_transactions where ${filter}
    order by place ${direction} limit ${slice.size} offset ${slice.offset}`.execute(trx)
  const sums = await sumBy(trx, {
    amount: sql`change`,
    currency: sql`${currency}::text`,
    from: sql`ledger_transactions where ${filter}`,
  })
  return {
    sums,
    content: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      type: row.type,
      change: row.change,
      balance: row.balance,
      currency,
      ...(row.transfer_id === null ? {} : { transferId: row.transfer_id }),
    })),
    page: pageOf(slice, counted.rows[0]?.total ?? '0'),
  }
}
