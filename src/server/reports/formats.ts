import { padAmount } from '#values/money.ts'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { ListEntry } from '../languages/lists.ts'
import { WORKBOOK, type Cell } from '../files/workbook.ts'
import type { PaymentFact, PaymentFacts } from './payments.ts'
import type { Row } from '../store/generated/database.ts'

/** The first lines of a report. */
export type About = Readonly<Record<string, string>>

export interface Written {
  about: About
  columns: readonly ListEntry[]
  timeOf(instant: string): string
}

interface Format {
  type: string
  /** The byte order mark, kept separately because the embedded database drops it at the start of a text. */
  mark: string
  head(written: Written): string
  /** `isFirst`: no row was written yet. */
  rows(written: Written, payments: readonly PaymentFacts[], isFirst: boolean): string
  tail: string
}

/** The facts that can be added up. */
const AMOUNTS: ReadonlySet<string> = new Set<PaymentFact>([
  'sourceAmount',
  'destinationAmount',
  'rate',
  'totalFee',
])

const CURRENCY_OF: Readonly<Partial<Record<PaymentFact, PaymentFact>>> = {
  sourceAmount: 'sourceCurrency',
  destinationAmount: 'destinationCurrency',
  totalFee: 'sourceCurrency',
}

const factOf = (payment: PaymentFacts, { value }: ListEntry) => {
  const name = value as PaymentFact
  const fact = payment[name] ?? null
  const currency = payment[CURRENCY_OF[name] ?? name]
  const isAmount = name in CURRENCY_OF && typeof fact === 'string' && typeof currency === 'string'
  return isAmount ? padAmount(fact, currency) : fact
}

const cellOf = (fact: string | Date | null, timeOf: Written['timeOf']): string =>
  fact instanceof Date ? timeOf(fact.toISOString()) : (fact ?? '')

const linesOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${JSON.stringify(cells)}\n`).join('')

/** Writes reports as files; formulas are escaped as text, and amounts stay exact (REP-004). */
export const FORMATS: Readonly<Record<Row<'reports'>['format'], Format>> = {
  CSV: {
    type: 'text/csv; charset=utf-8',
    mark: BYTE_ORDER_MARK,
    head: ({ about, columns }) =>
      Object.entries(about).map(csvLine).join('') + csvLine([]) + csvLine(columns.map(({ label }) => label)),
    rows: ({ columns, timeOf }, payments) =>
      payments
        .map((payment) => csvLine(columns.map((column) => cellOf(factOf(payment, column), timeOf))))
        .join(''),
    tail: '',
  },
  JSON: {
    type: 'application/json; charset=utf-8',
    mark: '',
    head: ({ about }) => `{"about":${JSON.stringify(about)},"content":[`,
    rows: ({ columns }, payments, isFirst) =>
      payments
        .map((payment) => columns.map((column) => [column.value, factOf(payment, column)] as const))
        .map((facts) => JSON.stringify(Object.fromEntries(facts.filter(([, fact]) => fact !== null))))
        .map((text, place) => (isFirst && place === 0 ? `\n${text}` : `,\n${text}`))
        .join(''),
    tail: '\n]}\n',
  },
  // Rows are stored as lines of cells; the workbook is written after the last one.
  XLSX: {
    type: WORKBOOK,
    mark: '',
    head: ({ about, columns }) => linesOf([...Object.entries(about), [], columns.map(({ label }) => label)]),
    rows: ({ columns, timeOf }, payments) =>
      linesOf(
        payments.map((payment) =>
          columns.map((column) => {
            const text = cellOf(factOf(payment, column), timeOf)
            return AMOUNTS.has(column.value) ? { number: text } : text
          }),
        ),
      ),
    tail: '',
  },
}
