import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import { refused } from '../app/refused.ts'
import type { KnownLists } from '../definitions/lists.ts'
import type { Trx } from '../store/tenant.ts'
import { toRow } from './answer.ts'

/** Rows of a batch with the state of the payment each has become. */
export const rowsOf = (trx: Trx, batchId: string, direction: 'asc' | 'desc' = 'asc') =>
  trx
    .selectFrom('batch_rows')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.org_id', '=', 'batch_rows.org_id')
        .onRef('payments.id', '=', 'batch_rows.quote_id')
        .onRef('payments.batch_id', '=', 'batch_rows.batch_id'),
    )
    .selectAll('batch_rows')
    .select(
      sql<
        string | null
      >`case when payments.shown_for_approval = 'REJECTED' then 'REJECTED' else payments.state end`.as(
        'payment_state',
      ),
    )
    .where('batch_rows.batch_id', '=', batchId)
    .orderBy('row', direction)

/** A page of the rows of a batch, in the order of its file. */
export const listRows = async (
  trx: Trx,
  known: KnownLists,
  id: string,
  asked: PageAsked & { sort_direction?: 'asc' | 'desc' },
) => {
  if (checkUuid(id)) return refused('not-found')
  const slice = sliceOf(asked)
  const counted = await trx
    .selectFrom('batches')
    .select(sql<string>`file_length::text`.as('total'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!counted) return refused('not-found')
  const rows = await rowsOf(trx, id, asked.sort_direction).limit(slice.size).offset(slice.offset).execute()
  return { content: rows.map((row) => toRow(known, row)), page: pageOf(slice, counted.total) }
}
