import { isListed, listOf, type ListDefinitions, type ListEntry } from '../languages/lists.ts'
import type { PaymentFact } from './payments.ts'

/** The columns of each kind, where they are not chosen by a person (REP-001). */
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

/** The columns a new report of a kind has: those of its list, or those a person chose. */
export const columnsOf = (
  definitions: ListDefinitions,
  kind: string,
  chosen: readonly string[] = [],
): string[] =>
  listOf(definitions, COLUMNS[kind] ?? ALL)
    .map(({ value }) => value)
    .filter((value) => kind !== CUSTOMIZED || chosen.includes(value))

/** What stands above the columns of a report; one that no list names any more keeps its own name. */
export const headingsOf = (
  definitions: ListDefinitions,
  kind: string,
  columns: readonly string[],
): ListEntry[] => {
  const labels = new Map(listOf(definitions, COLUMNS[kind] ?? ALL).map(({ value, label }) => [value, label]))
  return columns.map((value) => ({ value: value as PaymentFact, label: labels.get(value) ?? value }))
}

/** A settlement report holds payments whose money arrived, or came back. */
export const statesOf = (definitions: ListDefinitions, kind: string): string[] | undefined =>
  kind === 'settlement' ? listOf(definitions, SETTLED).map(({ value }) => value) : undefined
