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

/** The seam to the issuer of the stablecoin, who also takes it back. */
export interface StablecoinIssuer {
  readonly currency: string
  /** What it is bought with and redeemed in, one to one. */
  readonly wireCurrency: string
  /** Where money and coins of this customer go to; no transaction waits for it. */
  places(place: Place): Promise<NetworkAnswer<StablecoinPlaces>>
  /** Hands over what was announced, inside the transaction that did; what comes of it comes back later. */
  order(trx: Trx, ordered: OrderPlace): Promise<void>
}

/** The issuer as the network has it: nothing about it is decided here (TRU-446, TRU-447). */
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
