import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { pageOf, sliceOf, type PageQuery } from './list-page.ts'

type Sql = RawBuilder<unknown>

/** Conditions that must all hold; one that was not asked for is left out. */
export const allOf = (...conditions: readonly (Sql | false | '' | undefined)[]): RawBuilder<boolean> => {
  const requested = conditions.filter(Boolean)
  return sql`${sql.join([sql`true`, ...requested], sql` and `)}`
}

/** A list as the database is asked for it. */
export interface ListedRows {
  columns: Sql
  from: Sql
  where: Sql
  order: Sql
  /** Where fewer tables do to count its rows. */
  countedFrom?: Sql
  /** What `from` names and is a question of its own. */
  named?: Sql
}

/** One page of a list, and where it stands among all rows that fit. */
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
