import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { narrow } from '../list/filters.ts'
import type { FilterFacts } from '../list/conditions.ts'
import { inOrder, orderKeys, type OrderKey } from '../list/order.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import { rowsOf } from '../list/rows.ts'
import type { Order, PaymentsQuery } from '../list/payments-query.ts'

type Cursor = Readonly<Record<string, string>>

const TYPES: Record<OrderKey, string> = {
  'payments.created_at': 'timestamptz',
  'payments.sending_units': 'bigint',
  'payments.receiving_units': 'bigint',
  'payments.source_amount': 'numeric',
  'payments.destination_amount': 'numeric',
  'payments.id': 'uuid',
}

const columnOf = (key: OrderKey) => key.replace('payments.', '')

// A condition on the first key alone uses the index, even with the row policy of an operator.
const behind = (order: Order, cursor: Cursor) => {
  const keys = orderKeys(order)
  const valueOf = (key: OrderKey) => sql`${cursor[columnOf(key)]}::${sql.raw(TYPES[key])}`
  const first = keys[0]!
  const [wide, strict] = order.direction === 'asc' ? ['>=', '>'] : ['<=', '<']
  return sql<boolean>`${sql.ref(first)} ${sql.raw(wide)} ${valueOf(first)}
    and (${sql.join(keys.map((key) => sql.ref(key)))}) ${sql.raw(strict)} (${sql.join(keys.map(valueOf))})`
}

const CHUNK = 500

export interface Chunk {
  rows: Row[]
  /** The cursor of the next chunk; absent: this was the last. */
  cursor?: Cursor
}

/** Reads the next payments after the last row of the previous chunk. */
export const readChunk = async (
  trx: Trx,
  { filters, order }: PaymentsQuery,
  existing: FilterFacts,
  { now, after }: { now: Date; after: Cursor | undefined },
): Promise<Chunk> => {
  const texts = orderKeys(order).map((key) => sql<string>`${sql.ref(key)}::text`.as(columnOf(key)))
  const query = inOrder(
    trx.selectFrom('payments').select(texts).where(narrow(filters, existing)),
    order,
  ).limit(CHUNK)
  const found = (await (after ? query.where(behind(order, after)) : query).execute()) as Cursor[]
  const rows = await rowsOf(
    trx,
    found.map(({ id }) => id!),
    now,
  )
  return found.length < CHUNK ? { rows } : { rows, cursor: found.at(-1) }
}
