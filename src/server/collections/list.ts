import { sql } from 'kysely'
import type { PagedQuery } from '#definition/wire.ts'
import { countBy } from '../app/list/counts.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

/** Returns a page of collections, newest first by default. */
export const listCollections = async (trx: Trx, query: PagedQuery<'collections.list'>) => {
  const { status, search = '', sort_direction = 'desc' } = query
  const called = matchesWords(search, sql`concat_ws(' ', order_id, seller, payer_id, beneficiary_id)`)
  const direction = sql.raw(sort_direction)
  const { rows, page } = await readPage<Row<'collections'>>(trx, query, {
    columns: sql`*`,
    from: sql`collections`,
    where: allOf(called, status && sql`status = ${status}`),
    order: sql`created_at ${direction}, id ${direction}`,
  })
  const counts = await countBy(trx, { state: sql`status`, from: sql`collections where ${called}` })
  return { rows, counts, page }
}
