import { writeElectronic } from './electronic.ts'
import { writeNote } from './note.ts'
import { writePdf } from './pdf.ts'
import type { InvoiceRow } from './invoice.ts'

export type Format = 'pdf' | 'efile' | 'notefile'

interface Written {
  ending: string
  type: string
  write(invoice: InvoiceRow): string | Buffer
}

/**
 * The file formats of an invoice: to read, to import into accounting, or to store with a payment (REP-007).
 */
export const FORMATS: Readonly<Record<Format, Written>> = {
  pdf: {
    ending: '.pdf',
    type: 'application/pdf',
    write: (invoice) => writePdf(writeNote(invoice).trimEnd().split('\n')),
  },
  efile: { ending: '.xml', type: 'application/xml; charset=utf-8', write: writeElectronic },
  notefile: { ending: '.txt', type: 'text/plain; charset=utf-8', write: writeNote },
}
