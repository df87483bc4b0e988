export type SortField = 'created_at' | 'sending_amount' | 'receiving_amount'
export type Direction = 'asc' | 'desc'

export interface Order {
  by: SortField
  direction: Direction
}

/** What narrows a list of payments, whichever call said it (API-086, OPEN-09). */
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
  beneficiary_id?: string
  beneficiary_nickname?: string
  destination_currency?: string
  approval_status?: string[]
  /** Words of the payee's name, or how one of its references or its id begins. */
  search?: string
}

export interface PaymentsQuery {
  filters: Filters
  order: Order
}

const LISTS = [
  'states',
  'payment_type',
  'side',
  'hosts',
  'accounts',
  'with_labels',
  'without_labels',
] as const
const ORDERING = new Set(['page', 'size', 'sort_field', 'sort_direction', 'format', 'zone'])

const orderOf = (requested: Record<string, unknown>): Order => ({
  by: (requested.sort_field as SortField | undefined) ?? 'created_at',
  direction: (requested.sort_direction as Direction | undefined) ?? 'desc',
})

/** What a body says; its schema was validated before. */
export const readBody = (body: Record<string, unknown>): PaymentsQuery => ({
  filters: Object.fromEntries(Object.entries(body).filter(([name]) => !ORDERING.has(name))),
  order: orderOf(body),
})

/** What a query says: the same, its lists separated by commas. */
export const readQuery = (query: Record<string, unknown>): PaymentsQuery => {
  const split = LISTS.flatMap((name) => {
    const text = query[name]
    return typeof text === 'string' ? [[name, text.split(',').filter((part) => part !== '')] as const] : []
  })
  return readBody({ ...query, ...Object.fromEntries(split) })
}
