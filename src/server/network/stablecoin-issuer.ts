import { createHash } from 'node:crypto'
import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { asSystem, type Trx } from '../store/tenant.ts'
import { drawNumber, drawUpTo } from './chance.ts'
import type { NetworkData } from './data.ts'
import type { Beneficiary, ProviderWallet } from './stablecoin-provider.ts'

const WIRE = 'network.wire'
const COINS = 'network.coins'

export interface Announced {
  orgId: string
  transactionId: string
  amount: string
}

export interface Arrived {
  orgId: string
  transactionId: string
  /** What the ledger calls the transfer of the coins. */
  ledgerHash: string
}

export interface WireArrived extends Arrived {
  /** It came from the account that was named, or from one nobody knows. */
  isFromNamedAccount: boolean
}

/** How what was announced arrives. */
export interface IssuerTakers {
  wire(trx: Trx, arrived: WireArrived): Promise<void>
  coins(trx: Trx, arrived: Arrived): Promise<void>
}

export interface Place {
  chain: string
  address: string
  destinationTag?: string
}

/** The seam to whoever issues the stablecoin and takes it back. */
export interface StablecoinIssuer {
  readonly currency: string
  /** What it is bought with and redeemed in, one to one. */
  readonly wireCurrency: string
  readonly beneficiary: Beneficiary
  /** Where this customer sends coins to. */
  placesOf(orgId: string, use: ProviderWallet['use']): readonly Place[]
  /** The customer says that a wire is on its way. */
  expectWire(trx: Trx, announced: Announced): Promise<void>
  /** The customer says that coins are on their way. */
  expectCoins(trx: Trx, announced: Announced): Promise<void>
}

const hashOf = ({ orgId, transactionId }: Announced): string =>
  createHash('sha256').update(['ledger', orgId, transactionId].join('|')).digest('hex').toUpperCase()

/** An issuer inside this process: what was announced arrives on business time, through jobs that survive a restart. */
export const createStablecoinIssuer = (
  { stablecoin }: Pick<NetworkData, 'stablecoin'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  takers: IssuerTakers,
): StablecoinIssuer => {
  const { currency, wireCurrency, beneficiary, wallets, wire, redemption } = stablecoin

  jobs.define<Announced>({
    name: WIRE,
    work: (announced) => {
      const { orgId, transactionId, amount } = announced
      const isFromNamedAccount = !amount.endsWith(wire.elsewhereEndsWith)
      const arrived = { orgId, transactionId, ledgerHash: hashOf(announced), isFromNamedAccount }
      return asSystem(store, (trx) => takers.wire(trx, arrived))
    },
  })
  jobs.define<Announced>({
    name: COINS,
    work: (announced) => {
      const { orgId, transactionId } = announced
      return asSystem(store, (trx) =>
        takers.coins(trx, { orgId, transactionId, ledgerHash: hashOf(announced) }),
      )
    },
  })

  const later = async (trx: Trx, { after, jitter }: { after: number; jitter: number }, by: string) => {
    const wait = after + drawUpTo(jitter, by)
    return { at: new Date((await appNow(trx)).getTime() + wait * 1000) }
  }
  return {
    currency,
    wireCurrency,
    beneficiary,
    placesOf: (orgId, use) =>
      wallets
        .filter((wallet) => wallet.use === use)
        .map(({ chain, address, isShared }) => ({
          chain,
          address,
          ...(isShared ? { destinationTag: String(drawNumber('destination tag', use, orgId)) } : {}),
        })),
    expectWire: async (trx, announced) =>
      jobs.enqueue(trx, WIRE, announced, await later(trx, wire, announced.transactionId)),
    expectCoins: async (trx, announced) =>
      jobs.enqueue(trx, COINS, announced, await later(trx, redemption, announced.transactionId)),
  }
}
