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

/** What an invoice can be taken along as: to be read, to be booked by a program, to be put beside a payment (REP-007). */
export const FORMATS: Readonly<Record<Format, Written>> = {
  pdf: {
    ending: '.pdf',
    type: 'application/pdf',
    write: (invoice) => writePdf(writeNote(invoice).trimEnd().split('\n')),
  },
  efile: { ending: '.xml', type: 'application/xml; charset=utf-8', write: writeElectronic },
  notefile: { ending: '.txt', type: 'text/plain; charset=utf-8', write: writeNote },
}
