import type { Filters, Order } from '../list/payments-query.ts'
import type { Labels, LabelledPayment } from './labels.ts'
import { sayFiles } from '#values/generated/say-files.ts'

const NAMES = {
  payment_id: 'paymentId',
  sender_end_to_end_id: 'endToEndId',
  internal_id: 'internalId',
  after: 'createdFrom',
  before: 'createdUntil',
  quote_type: 'meaning',
  currency: 'currency',
  min_amount: 'smallestAmount',
  max_amount: 'largestAmount',
  states: 'state',
  payment_type: 'direction',
  side: 'side',
  source: 'source',
  hosts: 'host',
  accounts: 'account',
  with_labels: 'withLabel',
  without_labels: 'withoutLabel',
  beneficiary_id: 'beneficiaryId',
  beneficiary_nickname: 'nicknameContains',
  destination_currency: 'destinationCurrency',
  approval_status: 'approval',
  search: 'search',
} as const satisfies Record<keyof Filters, string>

const ORDERS = {
  created_at: 'byCreated',
  sending_amount: 'byAmountSent',
  receiving_amount: 'byAmountReceived',
} as const satisfies Record<Order['by'], string>

const LABELS: Partial<Record<keyof Filters, Exclude<keyof Labels, 'shownState'>>> = {
  quote_type: 'quoteType',
  states: 'state',
  payment_type: 'direction',
  side: 'side',
  source: 'source',
  approval_status: 'approval',
}

const isMoment = (name: string) => name === 'after' || name === 'before'

/** Describes the filters for a reader of the file. */
export const describeFilters = (filters: Filters, { labels, timeOf }: LabelledPayment): string[] =>
  (Object.entries(filters) as [keyof Filters, string | string[]][]).map(([name, value]) => {
    const list = LABELS[name]
    const messages = [value].flat().map((one) => (list ? labels[list](one) : one))
    const shown = isMoment(name) ? timeOf(String(value)) : messages.join(', ')
    return sayFiles('filter', { name: sayFiles(NAMES[name]), value: shown })
  })

export const describeOrder = ({ by, direction }: Order): string =>
  sayFiles(direction === 'asc' ? 'ascending' : 'descending', { by: sayFiles(ORDERS[by]) })
