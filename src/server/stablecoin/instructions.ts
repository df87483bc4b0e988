import type { StablecoinTransaction } from '#definition/generated/wire-entities.ts'
import { refused, Refused } from '../app/refused.ts'
import type { StablecoinIssuer } from '../network/stablecoin-issuer.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { WalletRow } from '../wallets/answer.ts'
import { chainKey } from '../wallets/place.ts'
import { usableWallets } from './wallets.ts'

const memoOf = ({ id, nickname, chain }: WalletRow) => ({ label: `${nickname} (${chain})`, walletId: id })

/** Where a wire goes, and the memo for each wallet it may be for: the wallet's ID (STB-002, STB-003, API-134). */
export const wireInstructions = async (
  trx: Trx,
  { beneficiary, wireCurrency }: StablecoinIssuer,
  walletId?: string,
) => {
  const wallets = (await usableWallets(trx)).filter(({ id }) => walletId === undefined || id === walletId)
  if (walletId !== undefined && wallets.length === 0) return refused('stablecoin-wallet-unusable')
  return {
    ...beneficiary,
    currency: wireCurrency,
    memos: wallets.map(memoOf),
    ...(walletId === undefined ? {} : { memo: walletId }),
  }
}

/** Where coins go that leave this wallet: the provider's own wallet on the same chain (STB-005). */
export const redemptionPlace = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  { orgId }: Pick<Tenant, 'orgId'>,
  walletId: string,
) => {
  const wallet = (await usableWallets(trx)).find(({ id }) => id === walletId)
  const place =
    wallet && issuer.placesOf(orgId, 'REDEMPTION').find(({ chain }) => chainKey(chain) === wallet.chain_key)
  return place ? { ...place, currency: issuer.currency } : refused('stablecoin-wallet-unusable')
}

/** Where coins are deposited to, on each chain. */
export const depositPlaces = ({ placesOf, currency }: StablecoinIssuer, { orgId }: Pick<Tenant, 'orgId'>) => {
  const places = placesOf(orgId, 'DEPOSIT')
  const on = (chain: string) => {
    const place = places.find((one) => one.chain === chain)
    return (
      place && {
        address: place.address,
        ...(place.destinationTag ? { destinationTag: place.destinationTag } : {}),
      }
    )
  }
  return { currency, xrpl: on('XRPL'), ethereum: on('Ethereum') }
}

/** What a person still has to do for a transaction that waits. */
export const stillToDo = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  tenant: Pick<Tenant, 'orgId'>,
  { type, status, walletId }: StablecoinTransaction,
): Promise<Pick<StablecoinTransaction, 'wire' | 'sendTo'>> => {
  if (status !== 'WAITING') return {}
  if (type === 'BUY') {
    const wire = await wireInstructions(trx, issuer, walletId)
    return wire instanceof Refused ? {} : { wire }
  }
  const sendTo = await redemptionPlace(trx, issuer, tenant, walletId)
  return sendTo instanceof Refused ? {} : { sendTo }
}
