import { checkBic } from '#values/bic.ts'
import { objectOf } from '#values/object.ts'
import { checkRoutingNumber } from '#values/routing-number.ts'
import { checkWalletAddress, warnWalletAddress } from '#values/wallet/wallet-address.ts'
import { isLine, readOrderStatus, type OrderStatus } from '../order/contract.ts'
import type { Beneficiary, ProviderWallet } from '../stablecoin-provider.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** An order to the issuer; a repeated request is identical byte for byte. */
export interface StablecoinOrder {
  /** Our ID; the network processes it once. */
  orderId: string
  organisationId: string
  organisation: string
  environment: string
  /** ISSUE: a wire buys coins; REDEMPTION: coins are redeemed for a wire. */
  type: 'ISSUE' | 'REDEMPTION'
  amount: string
  /** The stablecoin, and the currency it is bought and redeemed in, one to one. */
  currency: string
  wireCurrency: string
  orderedAt: string
  /** The wallet that receives or sends the coins; a wire names it by its ID. */
  wallet: { walletId: string; chain: string; address: string; destinationTag?: string }
  /** The bank account of the wire; empty parts are absent. */
  bank: Readonly<Record<string, string>>
}

export type StablecoinStatus = OrderStatus & { orderId: string }

/**
 * Parses a status, or returns the first wrong part; a completed order must name its transaction on the chain.
 */
export const readStablecoinStatus = (body: unknown): StablecoinStatus | { wrong: string } => {
  const status = readOrderStatus('orderId', body)
  if ('wrong' in status) return status
  return status.status === 'COMPLETED' && status.transactionHash === undefined
    ? { wrong: 'transactionHash' }
    : status
}

export interface StablecoinPlace {
  chain: ProviderWallet['chain']
  use: ProviderWallet['use']
  address: string
  destinationTag?: string
}

/** The account and the wallets that an organisation pays into. */
export interface StablecoinPlaces {
  account: Beneficiary
  wallets: readonly StablecoinPlace[]
}

const CHAINS: Readonly<Record<string, string>> = { XRPL: 'xrpl', Ethereum: 'ethereum' }
const USES: readonly unknown[] = ['REDEMPTION', 'DEPOSIT']
const MOST_WALLETS = 20

const ACCOUNT: Readonly<Record<keyof Beneficiary, (value: string) => boolean>> = {
  bankName: () => true,
  bankAddress: () => true,
  accountName: () => true,
  accountAddress: () => true,
  accountNumber: (value) => /^[\dA-Z]{4,34}$/.test(value),
  routingNumber: (value) => checkRoutingNumber(value) === undefined,
  swiftBicCode: (value) => checkBic(value) === undefined,
}

/** Checks the address of a wallet, because coins sent to a wrong one are lost. */
const isPlace = (place: unknown): place is StablecoinPlace => {
  const { chain, use, address, destinationTag: tag } = objectOf(place)
  return (
    typeof chain === 'string' &&
    Object.hasOwn(CHAINS, chain) &&
    USES.includes(use) &&
    isLine(address) &&
    checkWalletAddress(address, CHAINS[chain]!, 'newer') === undefined &&
    warnWalletAddress(address, CHAINS[chain]!) === undefined &&
    (tag === undefined || (isLine(tag) && /^\d{1,10}$/.test(tag)))
  )
}

/** Parses the places of an organisation, or returns why none is safe to pay into (TRU-447). */
export const readPlaces = (
  currencies: { currency: string; wireCurrency: string },
  body: unknown,
): { content: StablecoinPlaces } | { why: string } => {
  const { currency, wireCurrency, account, wallets } = objectOf(body)
  if (currency !== currencies.currency || wireCurrency !== currencies.wireCurrency)
    return {
      why: `It is not about ${currencies.currency} that is bought with ${currencies.wireCurrency}.`,
    }
  const given = objectOf(account)
  const wrong = Object.entries(ACCOUNT).find(([name, isRight]) => {
    const value = given[name]
    return !isLine(value) || !isRight(value)
  })
  if (wrong) return { why: sayWrong(`account.${wrong[0]}`) }
  if (!Array.isArray(wallets) || wallets.length > MOST_WALLETS || !wallets.every(isPlace))
    return { why: sayWrong('wallets') }
  return {
    content: {
      account: Object.fromEntries(Object.keys(ACCOUNT).map((name) => [name, given[name]])) as never,
      wallets: wallets.map(({ chain, use, address, destinationTag }) => ({
        chain,
        use,
        address,
        ...(destinationTag !== undefined && { destinationTag }),
      })),
    },
  }
}
