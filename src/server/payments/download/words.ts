import type { Filters, Order } from '../list/payments-query.ts'
import type { Labels, LabelledPayment } from './labels.ts'

const NAMES: Record<keyof Filters, string> = {
  payment_id: 'Payment ID',
  sender_end_to_end_id: 'End-to-end ID',
  internal_id: 'Internal ID',
  after: 'Created from',
  before: 'Created until',
  quote_type: 'Amount and currency mean',
  currency: 'Currency',
  min_amount: 'Smallest amount',
  max_amount: 'Largest amount',
  states: 'State',
  payment_type: 'Direction',
  side: 'Side',
  hosts: 'Host',
  accounts: 'Account',
  with_labels: 'With label',
  without_labels: 'Without label',
  beneficiary_id: 'Beneficiary ID',
  beneficiary_nickname: 'Beneficiary nickname contains',
  destination_currency: 'Destination currency',
  approval_status: 'Approval',
  search: 'Search',
}

const ORDERS: Record<Order['by'], string> = {
  created_at: 'created',
  sending_amount: 'amount sent',
  receiving_amount: 'amount received',
}

const LABELS: Partial<Record<keyof Filters, Exclude<keyof Labels, 'shownState'>>> = {
  quote_type: 'quoteType',
  states: 'state',
  payment_type: 'direction',
  side: 'side',
  approval_status: 'approval',
}

const isMoment = (name: string) => name === 'after' || name === 'before'

/** The filters as a reader of the file understands them. */
export const describeFilters = (filters: Filters, { labels, timeOf }: LabelledPayment): string[] =>
  (Object.entries(filters) as [keyof Filters, string | string[]][]).map(([name, value]) => {
    const list = LABELS[name]
    const messages = [value].flat().map((one) => (list ? labels[list](one) : one))
    return `${NAMES[name]}: ${isMoment(name) ? timeOf(String(value)) : messages.join(', ')}`
  })

export const describeOrder = ({ by, direction }: Order): string =>
  `${ORDERS[by]}, ${direction === 'asc' ? 'ascending' : 'descending'}`
