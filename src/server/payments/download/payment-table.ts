import { padAmount } from '#values/money.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { WrittenTable } from '../../files/table-file.ts'
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

/** Columns written as numbers for spreadsheets; references stay text, even if all digits. */
const NUMBERS: ReadonlySet<ColumnName> = new Set<ColumnName>(['amountSent', 'amountReceived', 'rate'])

/** Returns the table definition of a payments file. */
export const paymentTable = (about: About, message: LabelledPayment): WrittenTable<Row> => ({
  title: sayFiles('payments'),
  about,
  lines: [
    [sayFiles('organisation'), about.organisation],
    [sayFiles('environment'), about.environment],
    [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
    [sayFiles('sortedBy'), about.order],
    [sayFiles('timeZone'), about.zone],
    [sayFiles('madeAt'), message.timeOf(about.madeAt)],
    [sayFiles('payments'), String(about.payments)],
  ],
  names: COLUMNS.map(([name]) => sayFiles(name)),
  numbers: COLUMNS.map(([name]) => NUMBERS.has(name)),
  cells: (row) => COLUMNS.map(([, read]) => textOf(read(row, message))),
})
