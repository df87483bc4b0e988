import type { Row } from '../store/generated/database.ts'

/** A stored invoice, with the amount still due. */
export type InvoiceRow = Row<'invoices'> & { amount_due: string }
