import type { InvoiceRow } from './invoice.ts'

const WIDTH = 60

const line = (label: string, value: string) => label.padEnd(WIDTH - value.length) + value

/** An invoice as plain text. */
export const writeNote = (invoice: InvoiceRow): string => {
  const amount = (value: string) => `${value} ${invoice.currency}`
  return [
    `Invoice ${invoice.number}`,
    '',
    line('Period', `${invoice.first_day} to ${invoice.last_day}`),
    line('Date', invoice.issued_on),
    line('Due date', invoice.due_on),
    '',
    ...invoice.lines.map(({ description, amount: value }) => line(description, amount(value))),
    '',
    line('Total', amount(invoice.total)),
    line('Paid', amount(invoice.paid)),
    line('Amount due', amount(invoice.amount_due)),
    '',
  ].join('\n')
}
