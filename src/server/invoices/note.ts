import type { InvoiceRow } from './invoice.ts'
import { sayFiles } from '#values/generated/say-files.ts'

const WIDTH = 60

const line = (label: string, value: string) => label.padEnd(WIDTH - value.length) + value

/** Returns an invoice as plain text. */
export const writeNote = (invoice: InvoiceRow): string => {
  const amount = (value: string) => `${value} ${invoice.currency}`
  return [
    sayFiles('invoice', { number: invoice.number }),
    '',
    line(sayFiles('period'), sayFiles('fromTo', { first: invoice.first_day, last: invoice.last_day })),
    line(sayFiles('date'), invoice.issued_on),
    line(sayFiles('dueDate'), invoice.due_on),
    '',
    ...invoice.lines.map(({ description, amount: value }) => line(description, amount(value))),
    '',
    line(sayFiles('total'), amount(invoice.total)),
    line(sayFiles('paid'), amount(invoice.paid)),
    line(sayFiles('amountDue'), amount(invoice.amount_due)),
    '',
  ].join('\n')
}
