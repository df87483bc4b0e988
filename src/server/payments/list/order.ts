import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Direction, Order, SortField } from './payments-query.ts'
import type { Database } from '../../store/generated/database.ts'

const KEYS = {
  created_at: ['payments.created_at', 'payments.id'],
  sending_amount: ['payments.sending_units', 'payments.source_amount', 'payments.id'],
  receiving_amount: ['payments.receiving_units', 'payments.destination_amount', 'payments.id'],
} as const satisfies Record<SortField, readonly string[]>

export type OrderKey = (typeof KEYS)[keyof typeof KEYS][number]

export const SORT_FIELDS = Object.keys(KEYS) as SortField[]

/** Returns the columns of an order, in the sequence of its index. */
export const orderKeys = ({ by }: Pick<Order, 'by'>): readonly OrderKey[] => KEYS[by]

export const reversed = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

export const inOrder = <Row>(
  query: SelectQueryBuilder<Database, 'payments', Row>,
  order: Order,
): SelectQueryBuilder<Database, 'payments', Row> =>
  orderKeys(order).reduce((so, key) => so.orderBy(key, order.direction), query)

/** Returns these columns qualified with another table name. */
export const columnsOf = (table: string, keys: readonly OrderKey[]) =>
  sql.join(keys.map((key) => sql.ref(key.replace('payments', table))))

/**
 * Returns the condition for rows after a row: the index compares the first column, the others filter the
 * rest.
 */
export const behind = (order: Order, from: (keys: readonly OrderKey[]) => RawBuilder<unknown>) => {
  const keys = orderKeys(order)
  const first = keys.slice(0, 1)
  const isUp = order.direction === 'asc'
  // Only the first key uses an index: comparing amounts could reveal rows hidden by a policy.
  return sql<boolean>`(${columnsOf('payments', first)} ${isUp ? sql`>=` : sql`<=`} ${from(first)}
    and (${columnsOf('payments', keys)}) ${isUp ? sql`>` : sql`<`} ${from(keys)})`
}
