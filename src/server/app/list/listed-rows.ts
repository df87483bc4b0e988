import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { pageOf, sliceOf, type PageQuery } from './list-page.ts'

type Sql = RawBuilder<unknown>

/** Joins conditions with `and`; absent ones are skipped. */
export const allOf = (...conditions: readonly (Sql | false | '' | undefined)[]): RawBuilder<boolean> => {
  const requested = conditions.filter(Boolean)
  return sql`${sql.join([sql`true`, ...requested], sql` and `)}`
}

/** The parts of a list query. */
export interface ListedRows {
  columns: Sql
  from: Sql
  where: Sql
  order: Sql
  /** A shorter `from` for the count, if it needs fewer tables. */
  countedFrom?: Sql
  /** A common table expression that `from` uses. */
  named?: Sql
}

/** Reads one page of a list with its totals. */
export const readPage = async <Row>(
  trx: Trx,
  query: PageQuery,
  { columns, from, where, order, countedFrom = from, named }: ListedRows,
) => {
  const slice = sliceOf(query)
  const head = named ? sql`with ${named}` : sql``
  const counted = await sql<{ total: string }>`${head} select count(*) as total
    from ${countedFrom} where ${where}`.execute(trx)
  const { rows } = await sql<Row>`${head} select ${columns} from ${from} where ${where}
    order by ${order} limit ${slice.size} offset ${slice.offset}`.execute(trx)
  return { rows, page: pageOf(slice, counted.rows[0]?.total ?? '0') }
}
