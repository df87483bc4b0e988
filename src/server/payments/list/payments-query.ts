export type SortField = 'created_at' | 'sending_amount' | 'receiving_amount'
export type Direction = 'asc' | 'desc'

export interface Order {
  by: SortField
  direction: Direction
}

/** The filters of a payment list, for every call that lists payments (API-086, OPEN-09). */
export interface Filters {
  payment_id?: string
  sender_end_to_end_id?: string
  internal_id?: string
  after?: string
  before?: string
  quote_type?: string
  currency?: string
  min_amount?: string
  max_amount?: string
  states?: string[]
  payment_type?: string[]
  side?: ('sender' | 'intermediary' | 'receiver')[]
  hosts?: string[]
  accounts?: string[]
  with_labels?: string[]
  without_labels?: string[]
  source?: ('USER' | 'SCHEDULER' | 'CREDENTIAL')[]
  beneficiary_id?: string
  beneficiary_nickname?: string
  destination_currency?: string
  approval_status?: string[]
  /** Words of the payee's name, or the beginning of a reference or ID. */
  search?: string
}

export interface PaymentsQuery {
  filters: Filters
  order: Order
}
