import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { pageOf, sliceOf, type PageQuery } from '../../app/list/list-page.ts'
import { refused } from '../../app/refused.ts'
import { matchesWords } from '../../store/search-text.ts'
import type { Trx } from '../../store/tenant.ts'
import { toRow, type RowWords } from '../answer.ts'

/** Selects the rows of a batch with the states of their payments. */
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
    .select([
      'payments.cause as payment_cause',
      // The last reason of a returned payment, or the reasons of a rejection.
      sql<string | null>`case when payments.shown_for_approval = 'REJECTED'
        then (select array_to_string(a.rejection_reasons, ' ') from approvals a where a.org_id = payments.org_id
          and a.payment_id = payments.id and a.status = 'rejected' order by a.decided_at desc limit 1)
        else (select e.detail ->> 'says' from payment_events e where e.org_id = payments.org_id
          and e.payment_id = payments.id and e.state = payments.state order by e.seq desc limit 1) end`.as(
        'payment_reason',
      ),
    ])
    .where('batch_rows.batch_id', '=', batchId)
    .orderBy('row', direction)

const isNamed = (search: string) =>
  matchesWords(
    search,
    sql`concat_ws(' ', batch_rows.row, batch_rows.beneficiary, batch_rows.originator,
      batch_rows.asked #>> '{payment,internalId}', batch_rows.asked #>> '{payment,paymentMemo}')`,
  )

/** Lists a page of the rows of a batch, in file order. */
export const listRows = async (
  trx: Trx,
  words: RowWords,
  id: string,
  requested: PageQuery & { sort_direction?: 'asc' | 'desc'; search?: string | undefined },
) => {
  if (checkUuid(id)) return refused('not-found')
  const slice = sliceOf(requested)
  const counted = await trx
    .selectFrom('batches')
    .select(sql<string>`file_length::text`.as('total'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!counted) return refused('not-found')
  const { search } = requested
  const found =
    search === undefined
      ? counted
      : await trx
          .selectFrom('batch_rows')
          .select(sql<string>`count(*)::text`.as('total'))
          .where('batch_id', '=', id)
          .where(isNamed(search))
          .executeTakeFirstOrThrow()
  const rows = await rowsOf(trx, id, requested.sort_direction)
    .$if(search !== undefined, (query) => query.where(isNamed(search ?? '')))
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  return { content: rows.map((row) => toRow(words, row)), page: pageOf(slice, found.total) }
}
