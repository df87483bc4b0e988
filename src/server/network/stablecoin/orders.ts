import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import type { Machine } from '#definition/generated/machine.ts'
import { createOrderClient, type OrderClient } from '../order/client.ts'
import type { SendRequest } from '../http/request.ts'
import type { OrderKind } from '../order/kind.ts'
import { defineOrders, type OrderSending } from '../order/sending.ts'
import type { PayoutTerms } from '../order/terms.ts'
import { readStablecoinStatus, type StablecoinOrder } from './contract.ts'
import { inEnglish } from '../../languages/reader.ts'
import { sayWrong } from '../http/contract-parts.ts'

export const STABLECOIN_ORDERS = 'network.stablecoin-orders'
const BOOK = { table: 'network_stablecoin_orders', order: 'content' } as const

export interface StablecoinDependencies extends Pick<OrderKind, 'move' | 'notify'> {
  terms: PayoutTerms
  machine: Machine | undefined
}

/** Creates the kind of order for stablecoin orders, whose statuses move stablecoin transactions. */
export const stablecoinKind = (dependencies: StablecoinDependencies): OrderKind => {
  const { terms, machine, move, notify } = dependencies
  return {
    ...BOOK,
    terms,
    moves: { table: 'stablecoin_transactions', state: 'status' },
    machine: () => machine,
    noun: 'stablecoin transaction',
    action: 'stablecoin',
    refusedIn: 'RETURNED',
    move,
    notify,
  }
}

/** Creates the HTTP client for stablecoin orders (TRU-446). */
const createStablecoinClient = (send: SendRequest): OrderClient<StablecoinOrder> =>
  createOrderClient(send, {
    path: '/stablecoin/orders',
    read: (id, body) => {
      const status = readStablecoinStatus(body)
      if ('wrong' in status) return { why: sayWrong(status.wrong) }
      return status.orderId === id ? { status } : { why: inEnglish(() => sayStuckDetails('otherOrder')) }
    },
  })

/** Defines the job that submits stablecoin orders (TRU-446). */
export const defineStablecoinOrders = (
  sending: Omit<OrderSending<StablecoinOrder>, 'name' | 'table' | 'order' | 'client'>,
  send: SendRequest,
): void =>
  defineOrders({ ...sending, ...BOOK, name: STABLECOIN_ORDERS, client: createStablecoinClient(send) })
