import type { Row } from '../store/generated/database.ts'

/** An invoice as it is kept, and what of it is still owed. */
export type InvoiceRow = Row<'invoices'> & { amount_due: string }
