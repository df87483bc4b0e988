import type { Machine } from '#definition/generated/machine.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PayoutTerms } from './terms.ts'
import type { NetworkState } from '../types.ts'
import type { OrderStatus } from './contract.ts'

export interface OrderKey {
  orgId: string
  id: string
}

export interface OrderPlace extends OrderKey {
  environment: Environment
}

/** Where the orders of one kind stand. */
export interface OrderBook {
  table: 'network_payouts' | 'network_stablecoin_orders'
  /** The column with the order as it is sent. */
  order: 'payout' | 'content'
}

/** One kind of order that a network is given, and what follows from what it says of one. */
export interface OrderKind extends OrderBook {
  terms: PayoutTerms
  /** What stands under the same ID, whose state the statuses move. */
  moves: { table: 'payments'; state: 'state' } | { table: 'stablecoin_transactions'; state: 'status' }
  machine(): Machine | undefined
  /** What the trail calls it, and what its actions begin with. */
  noun: 'payment' | 'stablecoin transaction'
  action: 'payment' | 'stablecoin'
  /** The state after which the trail keeps what the network said against it. */
  refusedIn: NetworkState
  /** Carries one move out; no where it does not follow. */
  move(
    trx: Trx,
    place: OrderPlace,
    moved: { state: NetworkState; cause: string | undefined; status: OrderStatus | undefined },
  ): Promise<boolean>
  /** Tells the people of the client that it is stuck. */
  notify(trx: Trx, place: OrderPlace): Promise<void>
}
