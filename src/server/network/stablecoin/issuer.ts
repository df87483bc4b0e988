import type { Jobs } from '../../jobs/jobs.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { AskNetwork, NetworkAnswer } from '../http/asking.ts'
import { askOutside } from '../http/outside-transaction.ts'
import type { OrderPlace } from '../order/kind.ts'
import type { StablecoinProvider } from '../stablecoin-provider.ts'
import { readPlaces, type StablecoinPlaces } from './contract.ts'
import { writeStablecoinOrder } from './order.ts'
import { STABLECOIN_ORDERS } from './orders.ts'

interface Place {
  orgId: string
  environment: Environment
}

/** The interface to the issuer of the stablecoin. */
export interface StablecoinIssuer {
  readonly currency: string
  /** The currency that buys and redeems the coin, one to one. */
  readonly wireCurrency: string
  /** Requests the account and wallets to pay into; never inside a transaction. */
  places(place: Place): Promise<NetworkAnswer<StablecoinPlaces>>
  /** Submits an order inside the transaction that created it; the result arrives later. */
  order(trx: Trx, ordered: OrderPlace): Promise<void>
}

/** Creates the issuer that passes every decision to the network (TRU-446, TRU-447). */
export const createStablecoinIssuer = (
  { currency, wireCurrency }: Pick<StablecoinProvider, 'currency' | 'wireCurrency'>,
  { ask, jobs }: { ask: AskNetwork; jobs: Pick<Jobs, 'enqueue'> },
): StablecoinIssuer => {
  const askPlaces = ({ orgId, environment }: Place) =>
    ask<StablecoinPlaces>({
      capability: 'stablecoin',
      method: 'GET',
      path: `/stablecoin/places/${environment}/${orgId}`,
      read: (body) => readPlaces({ currency, wireCurrency }, body),
    })
  return {
    currency,
    wireCurrency,
    places: askOutside(askPlaces, ({ orgId, environment }) => ({ places: orgId, environment })),
    order: async (trx, ordered) => {
      await writeStablecoinOrder(trx, ordered, { currency, wireCurrency })
      await jobs.enqueue(trx, STABLECOIN_ORDERS, {})
    },
  }
}
