import { sql } from 'kysely'
import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import type { ListCounts } from '#definition/generated/wire-entities.ts'
import { countBy } from '../app/list/counts.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

interface CollectionsQuery extends PageQuery {
  status?: Row<'collections'>['status']
  search?: string
  sort_direction?: 'asc' | 'desc'
}

/** A page of collections, newest first unless said otherwise. */
export const listCollections = async (
  trx: Trx,
  query: CollectionsQuery,
): Promise<{ rows: Row<'collections'>[]; counts: ListCounts; page: ReturnType<typeof pageOf> }> => {
  const slice = sliceOf(query)
  const { status, sort_direction: direction = 'desc' } = query
  const all = trx.selectFrom('collections')
  const called = matchesWords(
    query.search ?? '',
    sql`concat_ws(' ', order_id, seller, payer_id, beneficiary_id)`,
  )
  const found = (status === undefined ? all : all.where('status', '=', status)).where(called)
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  const counts = await countBy(trx, { state: sql`status`, from: sql`collections where ${called}` })
  return { rows, counts, page: pageOf(slice, total) }
}
