import type { StablecoinTransaction } from '#definition/generated/wire-entities.ts'
import { refused, Refused } from '../app/refused.ts'
import type { StablecoinIssuer } from '../network/stablecoin/issuer.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { WalletRow } from '../wallets/answer.ts'
import { chainKey } from '../wallets/place.ts'
import { usableWallets } from './wallets.ts'

const memoOf = ({ id, nickname, chain }: WalletRow) => ({ label: `${nickname} (${chain})`, walletId: id })

type Place = Pick<Tenant, 'orgId' | 'environment'>

/**
 * Requests the account and wallets to pay into, or returns why nothing can be sent now (TRU-447, TRU-449).
 */
export const placesOf = async (issuer: StablecoinIssuer, place: Place) => {
  const answer = await issuer.places(place)
  if (answer.kind === 'answer') return answer.content
  return answer.kind === 'unserved' ? refused('stablecoin-not-offered') : refused('stablecoin-unavailable')
}

/**
 * Returns the account of a wire and the memo for each wallet, which is the wallet's ID (STB-002, STB-003,
 * API-134).
 */
export const wireInstructions = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  tenant: Place,
  walletId?: string,
) => {
  const places = await placesOf(issuer, tenant)
  if (places instanceof Refused) return places
  const wallets = (await usableWallets(trx)).filter(({ id }) => walletId === undefined || id === walletId)
  if (walletId !== undefined && wallets.length === 0) return refused('stablecoin-wallet-unusable')
  return {
    ...places.account,
    currency: issuer.wireCurrency,
    memos: wallets.map(memoOf),
    ...(walletId === undefined ? {} : { memo: walletId }),
  }
}

/** Returns the provider's wallet on the same chain, which receives redeemed coins (STB-005). */
export const redemptionPlace = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  tenant: Place,
  walletId: string,
) => {
  const places = await placesOf(issuer, tenant)
  if (places instanceof Refused) return places
  const wallet = (await usableWallets(trx)).find(({ id }) => id === walletId)
  const place = places.wallets.find(
    ({ chain, use }) => use === 'REDEMPTION' && chainKey(chain) === wallet?.chain_key,
  )
  if (!place) return refused('stablecoin-wallet-unusable')
  const { use: _, ...to } = place
  return { ...to, currency: issuer.currency }
}

/** Returns the deposit wallet on each chain. */
export const depositPlaces = async (issuer: StablecoinIssuer, tenant: Place) => {
  const places = await placesOf(issuer, tenant)
  if (places instanceof Refused) return places
  const on = (name: string) => {
    const place = places.wallets.find(({ chain, use }) => use === 'DEPOSIT' && chain === name)
    if (!place) return undefined
    const { address, destinationTag } = place
    return { address, ...(destinationTag === undefined ? {} : { destinationTag }) }
  }
  return { currency: issuer.currency, xrpl: on('XRPL'), ethereum: on('Ethereum') }
}

/** Returns the remaining steps of a pending transaction: the wire or the address to send to. */
export const stillToDo = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  tenant: Place,
  { type, status, walletId }: StablecoinTransaction,
): Promise<Pick<StablecoinTransaction, 'wire' | 'sendTo'>> => {
  if (status !== 'WAITING') return {}
  if (type === 'BUY') {
    const wire = await wireInstructions(trx, issuer, tenant, walletId)
    return wire instanceof Refused ? {} : { wire }
  }
  const sendTo = await redemptionPlace(trx, issuer, tenant, walletId)
  return sendTo instanceof Refused ? {} : { sendTo }
}
