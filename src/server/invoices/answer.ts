import { FORMATS, type Format } from './formats.ts'
import type { InvoiceRow } from './invoice.ts'

export type InvoiceStatus = 'PAID' | 'NOT PAID' | 'Partially Paid'

/** Returns the payment status of an invoice (REP-006). */
export const statusOf = ({ total, paid, amount_due }: InvoiceRow): InvoiceStatus => {
  if (/^0(\.0*)?$/.test(amount_due)) return 'PAID'
  return /^0(\.0*)?$/.test(paid) || amount_due === total ? 'NOT PAID' : 'Partially Paid'
}

export const fileNameOf = ({ number }: Pick<InvoiceRow, 'number'>, format: Format): string =>
  `${number}${FORMATS[format].ending}`

/** Converts an invoice to its answer (REP-005, REP-007). */
export const toInvoice = (row: InvoiceRow) => ({
  id: row.id,
  number: row.number,
  periodFrom: row.first_day,
  periodUntil: row.last_day,
  date: row.issued_on,
  dueDate: row.due_on,
  currency: row.currency,
  total: row.total,
  amountDue: row.amount_due,
  status: statusOf(row),
  files: (Object.keys(FORMATS) as Format[]).map((format) => {
    const content = FORMATS[format].write(row)
    return {
      fileId: `${row.id}.${format}`,
      name: fileNameOf(row, format),
      size: Buffer.byteLength(content),
      type: FORMATS[format].type,
    }
  }),
})
