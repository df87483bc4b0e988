import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { About } from './about.ts'
import type { Said } from './labels.ts'

type Column = readonly [label: string, read: (row: Row, said: Said) => unknown]

const COLUMNS: readonly Column[] = [
  ['Payment ID', (row) => row.payment_id],
  ['State', (row, { labels, facts }) => labels.shownState(row, facts)],
  ['Approval', (row, { labels }) => labels.approval(row.approval?.status)],
  ['Direction', (row, { labels }) => labels.direction(row.payment_type)],
  ['Side', (row, { labels }) => labels.side(row.side)],
  ['Source', (row, { labels }) => labels.source(row.source)],
  ['Created', (row, { timeOf }) => timeOf(row.createdAt)],
  ['Changed', (row, { timeOf }) => timeOf(row.modifiedAt)],
  ['Amount sent', (row) => row.sourceAmount],
  ['Currency sent', (row) => row.sourceCurrency],
  ['Amount received', (row) => row.destinationAmount],
  ['Currency received', (row) => row.destinationCurrency],
  ['Country', (row, { labels }) => labels.country(row.destinationCountry)],
  ['Rate', (row) => row.rate],
  ['Beneficiary', (row) => row.beneficiaryName],
  ['Beneficiary ID', (row) => row.beneficiaryId],
  ['Internal ID', (row) => row.internalId],
  ['End-to-end ID', (row) => row.endToEndId],
  ['Started by', (row) => row.initiatedBy.email],
  ['Labels', (row) => row.internal_info?.labels.join(', ')],
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The lines above the table: what it holds, of whom, as of when. */
export const csvHead = (about: About, { timeOf }: Said): string =>
  BYTE_ORDER_MARK +
  csvLine(['Organisation', about.organisation]) +
  csvLine(['Environment', about.environment]) +
  csvLine(['Filters', about.filters.join('; ') || 'none']) +
  csvLine(['Sorted by', about.order]) +
  csvLine(['Time zone', about.zone]) +
  csvLine(['Made at', timeOf(about.madeAt)]) +
  csvLine(['Payments', String(about.payments)]) +
  csvLine([]) +
  csvLine(COLUMNS.map(([label]) => label))

export const csvRows = (rows: readonly Row[], said: Said): string =>
  rows.map((row) => csvLine(COLUMNS.map(([, read]) => textOf(read(row, said))))).join('')
