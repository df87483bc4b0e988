import { sql } from 'kysely'
import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { COLUMNS, IS_LOW, TABLES, toAccount, type AccountKind, type AccountRow } from './account.ts'

export interface AccountsQuery extends PageQuery {
  kind?: AccountKind
  status?: AccountRow['status']
  currency?: string
  search?: string
  liquidity?: 'LOW' | 'ENOUGH'
  sort_field?: 'name' | 'created_at'
  sort_direction?: 'asc' | 'desc'
}

const filterOf = ({ kind, status, currency, liquidity, search }: AccountsQuery) =>
  sql.join(
    [
      sql`true`,
      ...(kind ? [sql`a.kind = ${kind}`] : []),
      ...(status ? [sql`a.status = ${status}`] : []),
      ...(currency ? [sql`a.currency = ${currency}`] : []),
      ...(search ? [matchesWords(search, sql`concat_ws(' ', a.name, a.owner)`)] : []),
      ...(liquidity ? [sql`(${IS_LOW}) = ${liquidity === 'LOW'}`] : []),
    ],
    sql` and `,
  )

/** A page of the accounts, by name unless said otherwise (ACC-002). */
export const listAccounts = async (trx: Trx, query: AccountsQuery) => {
  const slice = sliceOf(query)
  const filter = filterOf(query)
  const direction = sql.raw(query.sort_direction === 'desc' ? 'desc' : 'asc')
  const by = sql.raw(query.sort_field === 'created_at' ? 'a.created_at' : 'lower(a.name)')
  const counted = await sql<{ total: string }>`select count(*) as total from ${TABLES}
    where ${filter}`.execute(trx)
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from ${TABLES} where ${filter}
    order by ${by} ${direction}, a.name ${direction} limit ${slice.size} offset ${slice.offset}`.execute(trx)
  return { content: rows.map(toAccount), page: pageOf(slice, counted.rows[0]?.total ?? '0') }
}
