import type { Generated, Selectable } from 'kysely'
import type { Json, Moment } from '../store/database.ts'

export interface InvoiceLine {
  description: string
  amount: string
}

export interface InvoicesTable {
  org_id: string
  id: Generated<string>
  number: string
  first_day: string
  last_day: string
  issued_on: string
  due_on: string
  currency: string
  total: string
  paid: Generated<string>
  lines: Json<InvoiceLine[]>
  created_at: Moment
}

export type InvoiceRow = Selectable<InvoicesTable> & { amount_due: string }

declare module '../store/database.ts' {
  interface Database {
    invoices: InvoicesTable
  }
}
