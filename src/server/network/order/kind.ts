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

/** The table and column that store one kind of order. */
export interface OrderBook {
  table: 'network_payouts' | 'network_stablecoin_orders'
  /** The column that holds the order in the form sent. */
  order: 'payout' | 'content'
}

/** One kind of order, and the effects of its statuses. */
export interface OrderKind extends OrderBook {
  terms: PayoutTerms
  /** The table and column of the record with the same ID, which the statuses move. */
  moves: { table: 'payments'; state: 'state' } | { table: 'stablecoin_transactions'; state: 'status' }
  machine(): Machine | undefined
  /** The noun and the prefix of actions in the audit trail. */
  noun: 'payment' | 'stablecoin transaction'
  action: 'payment' | 'stablecoin'
  /** In this state a contradicting status is written to the audit trail. */
  refusedIn: NetworkState
  /** Carries out one move; resolves to false if it does not follow. */
  move(
    trx: Trx,
    place: OrderPlace,
    moved: { state: NetworkState; cause: string | undefined; status: OrderStatus | undefined },
  ): Promise<boolean>
  /** Notifies the client's people that the order is stuck. */
  notify(trx: Trx, place: OrderPlace): Promise<void>
}
