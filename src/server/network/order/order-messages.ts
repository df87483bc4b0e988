import { sql } from 'kysely'
import { objectOf } from '#values/object.ts'
import type { MessageKind } from './callbacks.ts'
import { isOrderId, type OrderStatus } from './contract.ts'
import type { OrderBook } from './kind.ts'
import type { TakeOutcome } from './taking.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** The parser and handler of messages about one kind of order. */
export interface OrderMessages extends Pick<OrderBook, 'table'> {
  /** The name of the ID in the message. */
  id: 'paymentId' | 'orderId'
  read(data: unknown): OrderStatus | { wrong: string }
  take: TakeOutcome
}

/** Creates the message parser for one kind of order. */
export const orderMessages =
  ({ id: name, table, read, take }: OrderMessages): MessageKind =>
  (data) => {
    const id = objectOf(data)[name]
    if (!isOrderId(id)) return undefined
    const received = read(data)
    const outcome =
      'wrong' in received
        ? {
            kind: 'unreadable' as const,
            why: sayWrong(received.wrong),
          }
        : { kind: 'status' as const, status: received }
    return {
      orderId: id,
      ...(outcome.kind === 'unreadable' && { wrong: outcome.why }),
      findOrganisation: async (trx) => {
        const { rows } = await sql<{ org_id: string }>`
          select org_id from ${sql.table(table)} where id = ${id}`.execute(trx)
        return rows.length === 1 ? rows[0]!.org_id : undefined
      },
      take: async (trx, orgId) => {
        await take(trx, { orgId, id }, outcome)
        return undefined
      },
    }
  }
