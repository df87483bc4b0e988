import { isListed, listOf, type ListDefinitions, type ListEntry } from '../languages/lists.ts'
import type { PaymentFact } from './payments.ts'

/** The lists of columns by kind, unless a person chooses them (REP-001). */
const COLUMNS: Readonly<Record<string, string>> = {
  'payment-operations': 'report-payment-operations',
  reconciliation: 'report-reconciliation',
  settlement: 'report-settlement',
  'sender-account': 'report-sender-account',
}

const ALL = 'report-columns'
const SETTLED = 'report-settled-states'

export const CUSTOMIZED = 'customized'
export const SENDER_ACCOUNT = 'sender-account'

export const isKind = (definitions: ListDefinitions, kind: string): boolean =>
  isListed(definitions, 'report-kinds', kind)

/** Returns the columns of a new report: those of its list, or the chosen ones. */
export const columnsOf = (
  definitions: ListDefinitions,
  kind: string,
  chosen: readonly string[] = [],
): string[] =>
  listOf(definitions, COLUMNS[kind] ?? ALL)
    .map(({ value }) => value)
    .filter((value) => kind !== CUSTOMIZED || chosen.includes(value))

/** Returns the headings of a report; a column that is no longer listed uses its own name. */
export const headingsOf = (
  definitions: ListDefinitions,
  kind: string,
  columns: readonly string[],
): ListEntry[] => {
  const labels = new Map(listOf(definitions, COLUMNS[kind] ?? ALL).map(({ value, label }) => [value, label]))
  return columns.map((value) => ({ value: value as PaymentFact, label: labels.get(value) ?? value }))
}

/** Returns the states of a kind; a settlement report has payments that arrived or were returned. */
export const statesOf = (definitions: ListDefinitions, kind: string): string[] | undefined =>
  kind === 'settlement' ? listOf(definitions, SETTLED).map(({ value }) => value) : undefined
