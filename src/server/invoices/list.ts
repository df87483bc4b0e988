import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import type { ListSums } from '#definition/generated/wire-entities.ts'
import { sumBy } from '../app/list/sums.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { InvoiceRow } from './invoice.ts'

interface InvoicesQuery extends PageQuery {
  search?: string
  sort_field?: 'date' | 'due_date'
  sort_direction?: 'asc' | 'desc'
}

const invoicesOf = (trx: Trx) =>
  trx
    .selectFrom('invoices')
    .selectAll()
    .select(sql<string>`(total - paid)::text`.as('amount_due'))

/** A page of invoices, newest first unless said otherwise (API-096). */
export const listInvoices = async (
  trx: Trx,
  query: InvoicesQuery,
): Promise<{ rows: InvoiceRow[]; sums: ListSums; page: ReturnType<typeof pageOf> }> => {
  const slice = sliceOf(query)
  const { sort_field: by = 'date', sort_direction: direction = 'desc' } = query
  const fits = matchesWords(query.search ?? '', sql`number`)
  const { total } = await trx
    .selectFrom('invoices')
    .select((is) => is.fn.countAll<string>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow()
  const rows = await invoicesOf(trx)
    .where(fits)
    .orderBy(by === 'due_date' ? 'due_on' : 'issued_on', direction)
    .orderBy('id', direction)
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  const sums = await sumBy(trx, {
    amount: sql`total - paid`,
    currency: sql`currency`,
    from: sql`invoices where ${fits}`,
  })
  return { rows, sums, page: pageOf(slice, total) }
}

/** One invoice; another organisation's does not exist. */
export const findInvoice = async (trx: Trx, id: string | undefined): Promise<InvoiceRow | undefined> =>
  id === undefined || checkUuid(id) ? undefined : invoicesOf(trx).where('id', '=', id).executeTakeFirst()
