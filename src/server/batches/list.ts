import { sql } from 'kysely'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { countBy } from '../app/list/counts.ts'
import { sumBy } from '../app/list/sums.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { toListed, type ListedBatch } from './answer.ts'
import type { BatchesQuery } from './batches-query.ts'
import { COUNTED, STATUS } from './count.ts'

const conditionsOf = (query: Omit<BatchesQuery, 'page' | 'size'>) => {
  const { states, after, before, payment_id, min_amount, max_amount, file_name, source, search } = query
  const requested = states?.split(',').filter(Boolean)
  return allOf(
    requested && requested.length > 0 && sql`${STATUS} in (${sql.join(requested)})`,
    after !== undefined && sql`b.created_at >= ${after}::timestamptz`,
    before !== undefined && sql`b.created_at < ${before}::timestamptz + interval '1 millisecond'`,
    payment_id !== undefined &&
      sql`exists (select 1 from batch_rows where org_id = b.org_id and batch_id = b.id and quote_id = ${payment_id}::uuid)`,
    min_amount !== undefined && sql`b.total >= ${min_amount}::numeric`,
    max_amount !== undefined && sql`b.total <= ${max_amount}::numeric`,
    file_name !== undefined && matchesWords(file_name, sql`b.file_name`),
    source !== undefined &&
      sql`b.uploaded_credential_id is ${source === 'CREDENTIAL' ? sql`not null` : sql`null`}`,
    search !== undefined &&
      matchesWords(
        search,
        sql`concat_ws(' ', b.batch_name, b.file_name, (select concat_ws(' ', who.first_name, who.last_name, who.email)
          from users who where who.org_id = b.org_id and who.id = b.uploaded_by))`,
      ),
  )
}

/** Returns a page of batches, newest first by default (API-107). */
export const listBatches = async (trx: Trx, query: BatchesQuery) => {
  const isUp = (query.sort_direction ?? query.sort?.split(',')[1]) === 'asc'
  const where = conditionsOf(query)
  const narrow = query.states ? sql`batches b ${COUNTED}` : sql`batches b`
  const { rows, page } = await readPage<ListedBatch>(trx, query, {
    columns: sql`b.id, b.batch_name, b.file_name, b.file_length, b.total, b.created_at, b.expires_at, b.uploaded_by,
      b.uploaded_credential_id, b.uploaded_credential_name,
      u.first_name, u.last_name, u.email, ${STATUS} as status, r.*, p.*`,
    from: sql`batches b ${COUNTED} join users u on u.org_id = b.org_id and u.id = b.uploaded_by`,
    where,
    order: sql`b.created_at ${sql.raw(isUp ? 'asc' : 'desc')}, b.id`,
    countedFrom: narrow,
  })
  const counts = await countBy(trx, {
    state: STATUS,
    from: sql`batches b ${COUNTED} where ${conditionsOf({ search: query.search })}`,
  })
  const sums = await sumBy(trx, {
    amount: sql`b.total`,
    currency: sql`q.currency`,
    from: sql`${narrow} cross join lateral (select one.source_currency as currency
      from batch_rows one where one.org_id = b.org_id and one.batch_id = b.id and one.source_currency is not null limit 1) q
      where b.total is not null and ${where}`,
  })
  return { content: rows.map(toListed), sums, counts, page }
}
