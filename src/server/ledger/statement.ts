import { sql } from 'kysely'
import type { PagedQuery } from '#definition/wire.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { sumBy } from '../app/list/sums.ts'
import type { Trx } from '../store/tenant.ts'
import type { AccountRow } from './account.ts'
import type { Row } from '../store/generated/database.ts'

interface Entry {
  id: string
  type: Row<'ledger_transactions'>['type']
  change: string
  balance: string
  transfer_id: string | null
  created_at: Date
}

/** Lists the movements of an account, newest first by default, each with the balance after it (ACC-010). */
export const statementOf = async (
  trx: Trx,
  { id, currency }: Pick<AccountRow, 'id' | 'currency'>,
  query: PagedQuery<'ledgerAccounts.statement'>,
) => {
  const where = allOf(sql`account_id = ${id}`, query.type && sql`type = ${query.type}`)
  const { rows, page } = await readPage<Entry>(trx, query, {
    columns: sql`id, type, trim_scale(change)::text as change, trim_scale(balance)::text as balance, transfer_id, created_at`,
    from: sql`ledger_transactions`,
    where,
    order: sql`place ${sql.raw(query.sort_direction ?? 'desc')}`,
  })
  const sums = await sumBy(trx, {
    amount: sql`change`,
    currency: sql`${currency}::text`,
    from: sql`ledger_transactions where ${where}`,
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
    page,
  }
}
