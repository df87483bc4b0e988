import { pageOf, sliceOf, type PageQuery } from '../app/list-page.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

interface CollectionsQuery extends PageQuery {
  status?: Row<'collections'>['status']
  sort_direction?: 'asc' | 'desc'
}

/** A page of collections, newest first unless said otherwise. */
export const listCollections = async (
  trx: Trx,
  query: CollectionsQuery,
): Promise<{ rows: Row<'collections'>[]; page: ReturnType<typeof pageOf> }> => {
  const slice = sliceOf(query)
  const { status, sort_direction: direction = 'desc' } = query
  const all = trx.selectFrom('collections')
  const found = status === undefined ? all : all.where('status', '=', status)
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  return { rows, page: pageOf(slice, total) }
}
