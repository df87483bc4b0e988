import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../../store/database.ts'
import type { Direction, Order } from './wanted.ts'

const KEYS = {
  created_at: ['payments.created_at', 'payments.id'],
  sending_amount: ['payments.sending_units', 'payments.source_amount', 'payments.id'],
  receiving_amount: ['payments.receiving_units', 'payments.destination_amount', 'payments.id'],
} as const

export type OrderKey = (typeof KEYS)[keyof typeof KEYS][number]

/** The columns an order is made of; each stands in an index in just this sequence. */
export const orderKeys = ({ by }: Order): readonly OrderKey[] => KEYS[by]

export const reversed = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

export const inOrder = <Row>(
  query: SelectQueryBuilder<Database, 'payments', Row>,
  order: Order,
): SelectQueryBuilder<Database, 'payments', Row> =>
  orderKeys(order).reduce((so, key) => so.orderBy(key, order.direction), query)
