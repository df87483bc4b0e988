import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { PagedQuery } from '#definition/wire.ts'
import { readPage } from '../app/list/listed-rows.ts'
import { sumBy } from '../app/list/sums.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { InvoiceRow } from './invoice.ts'

const COLUMNS = sql`*, (total - paid)::text as amount_due`

/** Returns a page of invoices, newest first by default (API-096). */
export const listInvoices = async (trx: Trx, query: PagedQuery<'invoices.list'>) => {
  const { search = '', sort_field, sort_direction = 'desc' } = query
  const where = matchesWords(search, sql`number`)
  const direction = sql.raw(sort_direction)
  const { rows, page } = await readPage<InvoiceRow>(trx, query, {
    columns: COLUMNS,
    from: sql`invoices`,
    where,
    order: sql`${sort_field === 'due_date' ? sql`due_on` : sql`issued_on`} ${direction}, id ${direction}`,
  })
  const sums = await sumBy(trx, {
    amount: sql`total - paid`,
    currency: sql`currency`,
    from: sql`invoices where ${where}`,
  })
  return { rows, sums, page }
}

/** Returns one invoice; another organisation's is not found. */
export const findInvoice = async (trx: Trx, id: string | undefined): Promise<InvoiceRow | undefined> => {
  if (id === undefined || checkUuid(id)) return undefined
  return (await sql<InvoiceRow>`select ${COLUMNS} from invoices where id = ${id}`.execute(trx)).rows[0]
}
