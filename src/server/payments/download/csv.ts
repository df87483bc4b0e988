import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { Cell } from '../../files/workbook.ts'
import type { About } from './about.ts'
import type { LabelledPayment } from './labels.ts'

type Column = readonly [label: string, read: (row: Row, message: LabelledPayment) => unknown]

const COLUMNS: readonly Column[] = [
  ['Payment ID', (row) => row.payment_id],
  ['State', (row, { labels, facts }) => labels.shownState(row, facts)],
  ['Approval', (row, { labels }) => labels.approval(row.approval?.status)],
  ['Direction', (row, { labels }) => labels.direction(row.payment_type)],
  ['Side', (row, { labels }) => labels.side(row.side)],
  ['Source', (row, { labels }) => labels.source(row.source)],
  ['API credential', (row) => row.credential?.name],
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

/** Columns that a spreadsheet may compute with; references are text, whatever they look like. */
const NUMBERS: ReadonlySet<string> = new Set(['Amount sent', 'Amount received', 'Rate'])

/** What a file says about itself: what it holds, of whom, as of when. */
export const linesAbout = (
  about: About,
  { timeOf }: LabelledPayment,
): readonly (readonly [string, string])[] => [
  ['Organisation', about.organisation],
  ['Environment', about.environment],
  ['Filters', about.filters.join('; ') || 'none'],
  ['Sorted by', about.order],
  ['Time zone', about.zone],
  ['Made at', timeOf(about.madeAt)],
  ['Payments', String(about.payments)],
]

export const columnNames: readonly string[] = COLUMNS.map(([label]) => label)

/** The names of the columns alone. */
export const csvNames = (): string => BYTE_ORDER_MARK + csvLine(columnNames)

/** The lines above the table, and the names of the columns. */
export const csvHead = (about: About, message: LabelledPayment): string =>
  BYTE_ORDER_MARK + linesAbout(about, message).map(csvLine).join('') + csvLine([]) + csvLine(columnNames)

export const csvRows = (rows: readonly Row[], message: LabelledPayment): string =>
  rows.map((row) => csvLine(COLUMNS.map(([, read]) => textOf(read(row, message))))).join('')

/** A payment as cells of a workbook. */
export const cellsOf = (row: Row, message: LabelledPayment): readonly Cell[] =>
  COLUMNS.map(([label, read]) => {
    const text = textOf(read(row, message))
    return NUMBERS.has(label) ? { number: text } : text
  })
