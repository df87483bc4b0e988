import type { InvoiceRow } from './invoice.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const text = (value: string) => value.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)

const element = (name: string, value: string, attributes = '') =>
  `<cbc:${name}${attributes}>${text(value)}</cbc:${name}>`

/** Returns an invoice for accounting programs (OASIS Universal Business Language 2.1). */
export const writeElectronic = (invoice: InvoiceRow): string => {
  const currency = ` currencyID="${text(invoice.currency)}"`
  const lines = invoice.lines.map(
    ({ description, amount }, place) => `  <cac:InvoiceLine>
    ${element('ID', String(place + 1))}
    ${element('LineExtensionAmount', amount, currency)}
    <cac:Item>${element('Name', description)}</cac:Item>
  </cac:InvoiceLine>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  ${element('ID', invoice.number)}
  ${element('IssueDate', invoice.issued_on)}
  ${element('DueDate', invoice.due_on)}
  ${element('DocumentCurrencyCode', invoice.currency)}
  <cac:InvoicePeriod>
    ${element('StartDate', invoice.first_day)}
    ${element('EndDate', invoice.last_day)}
  </cac:InvoicePeriod>
  <cac:LegalMonetaryTotal>
    ${element('PayableAmount', invoice.amount_due, currency)}
    ${element('PrepaidAmount', invoice.paid, currency)}
  </cac:LegalMonetaryTotal>
${lines.join('\n')}
</Invoice>
`
}
