import { sql } from 'kysely'
import type { PagedQuery } from '#definition/wire.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { COLUMNS, IS_LOW, TABLES, toAccount, type AccountRow } from './account.ts'

/** Returns a page of accounts, by name by default (ACC-002). */
export const listAccounts = async (trx: Trx, query: PagedQuery<'ledgerAccounts.list'>) => {
  const { kind, status, currency, liquidity, search, sort_field, sort_direction: to = 'asc' } = query
  const direction = sql.raw(to)
  const { rows, page } = await readPage<AccountRow>(trx, query, {
    columns: COLUMNS,
    from: TABLES,
    where: allOf(
      kind && sql`a.kind = ${kind}`,
      status && sql`a.status = ${status}`,
      currency && sql`a.currency = ${currency}`,
      search && matchesWords(search, sql`concat_ws(' ', a.name, a.owner)`),
      liquidity && sql`(${IS_LOW}) = ${liquidity === 'LOW'}`,
    ),
    order: sql`${sort_field === 'created_at' ? sql`a.created_at` : sql`lower(a.name)`} ${direction}, a.name ${direction}`,
  })
  return { content: rows.map(toAccount), page }
}
