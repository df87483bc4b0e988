import type { Filters, Order } from '../list/wanted.ts'

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
}

const ORDERS: Record<Order['by'], string> = {
  created_at: 'created',
  sending_amount: 'amount sent',
  receiving_amount: 'amount received',
}

const isMoment = (name: string) => name === 'after' || name === 'before'

/** The filters as a reader of the file understands them. */
export const filtersInWords = (filters: Filters, timeOf: (instant: string) => string): string[] =>
  Object.entries(filters).map(([name, value]) => {
    const said = Array.isArray(value) ? value.join(', ') : String(value)
    return `${NAMES[name as keyof Filters]}: ${isMoment(name) ? timeOf(said) : said}`
  })

export const orderInWords = ({ by, direction }: Order): string =>
  `${ORDERS[by]}, ${direction === 'asc' ? 'ascending' : 'descending'}`
