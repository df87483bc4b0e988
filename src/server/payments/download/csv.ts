import { padAmount } from '#values/money.ts'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { Cell } from '../../files/workbook.ts'
import type { About } from './about.ts'
import type { LabelledPayment } from './labels.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { textOf } from '#values/object.ts'

type ColumnName =
  | 'paymentId'
  | 'state'
  | 'approval'
  | 'direction'
  | 'side'
  | 'source'
  | 'apiCredential'
  | 'created'
  | 'changed'
  | 'amountSent'
  | 'currencySent'
  | 'amountReceived'
  | 'currencyReceived'
  | 'country'
  | 'rate'
  | 'beneficiary'
  | 'beneficiaryId'
  | 'internalId'
  | 'endToEndId'
  | 'startedBy'
  | 'labels'
  | 'furtherAnswers'

type Column = readonly [name: ColumnName, read: (row: Row, message: LabelledPayment) => unknown]

const COLUMNS: readonly Column[] = [
  ['paymentId', (row) => row.payment_id],
  ['state', (row, { labels, facts }) => labels.shownState(row, facts)],
  ['approval', (row, { labels }) => labels.approval(row.approval?.status)],
  ['direction', (row, { labels }) => labels.direction(row.payment_type)],
  ['side', (row, { labels }) => labels.side(row.side)],
  ['source', (row, { labels }) => labels.source(row.source)],
  ['apiCredential', (row) => row.credential?.name],
  ['created', (row, { timeOf }) => timeOf(row.createdAt)],
  ['changed', (row, { timeOf }) => timeOf(row.modifiedAt)],
  ['amountSent', (row) => padAmount(row.sourceAmount, row.sourceCurrency)],
  ['currencySent', (row) => row.sourceCurrency],
  ['amountReceived', (row) => padAmount(row.destinationAmount, row.destinationCurrency)],
  ['currencyReceived', (row) => row.destinationCurrency],
  ['country', (row, { labels }) => labels.country(row.destinationCountry)],
  ['rate', (row) => row.rate],
  ['beneficiary', (row) => row.beneficiaryName],
  ['beneficiaryId', (row) => row.beneficiaryId],
  ['internalId', (row) => row.internalId],
  ['endToEndId', (row) => row.endToEndId],
  ['startedBy', (row) => row.initiatedBy.email],
  ['labels', (row) => row.internal_info?.labels.join(', ')],
  ['furtherAnswers', (row) => row.extras?.map(({ label, shown }) => `${label}: ${shown}`).join('; ')],
]

/** Columns that a spreadsheet may compute with; references are text, whatever they look like. */
const NUMBERS: ReadonlySet<ColumnName> = new Set<ColumnName>(['amountSent', 'amountReceived', 'rate'])

/** What a file says about itself: what it holds, of whom, as of when. */
export const linesAbout = (
  about: About,
  { timeOf }: LabelledPayment,
): readonly (readonly [string, string])[] => [
  [sayFiles('organisation'), about.organisation],
  [sayFiles('environment'), about.environment],
  [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
  [sayFiles('sortedBy'), about.order],
  [sayFiles('timeZone'), about.zone],
  [sayFiles('madeAt'), timeOf(about.madeAt)],
  [sayFiles('payments'), String(about.payments)],
]

export const columnNames = (): readonly string[] => COLUMNS.map(([name]) => sayFiles(name))

/** The names of the columns alone. */
export const csvNames = (): string => BYTE_ORDER_MARK + csvLine(columnNames())

/** The lines above the table, and the names of the columns. */
export const csvHead = (about: About, message: LabelledPayment): string =>
  BYTE_ORDER_MARK + linesAbout(about, message).map(csvLine).join('') + csvLine([]) + csvLine(columnNames())

export const csvRows = (rows: readonly Row[], message: LabelledPayment): string =>
  rows.map((row) => csvLine(COLUMNS.map(([, read]) => textOf(read(row, message))))).join('')

/** A payment as cells of a workbook. */
export const cellsOf = (row: Row, message: LabelledPayment): readonly Cell[] =>
  COLUMNS.map(([name, read]) => {
    const text = textOf(read(row, message))
    return NUMBERS.has(name) ? { number: text } : text
  })
