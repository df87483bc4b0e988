import type { WalletRoom } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import { among } from '../languages/lists.ts'
import { toWallet, type WalletRow } from './answer.ts'
import { CHAINS, chainKey } from './place.ts'
import { isEligible, verificationOf, walletStep, type StepRules } from './step.ts'
import { offeredUnder, type WalletTerms } from './terms.ts'
import type { Row } from '../store/generated/database.ts'

const STABLECOIN: Row<'wallets'>['product'] = 'Stablecoin'

/** Returns the maximum of wallets of a product on one chain (WAL-058, WAL-059). */
export const mostOnChain = (definitions: ServerDefinitions, product: Row<'wallets'>['product']): number =>
  limitOf(definitions, product === STABLECOIN ? 'walletsPerChainStablecoin' : 'walletsPerChain')

export const stepRules = (definitions: ServerDefinitions, isMultiProduct: boolean): StepRules => ({
  isMultiProduct,
  needed: {
    Stablecoin: limitOf(definitions, 'walletsToCompleteStablecoin'),
    others: limitOf(definitions, 'walletsToComplete'),
  },
})

/** Returns the wallets that count towards the limit, denied ones included (OPEN-51). */
const ownOf = (wallets: readonly WalletRow[], { name }: WalletTerms) =>
  wallets.filter((wallet) => wallet.product === name)

const chainsOffered = (definitions: ServerDefinitions, terms: WalletTerms) =>
  among(offeredUnder(definitions, 'wallet-chains', terms), CHAINS)

const chainsOf = (definitions: ServerDefinitions, wallets: readonly WalletRow[], terms: WalletTerms) => {
  const most = mostOnChain(definitions, terms.name)
  return chainsOffered(definitions, terms).map(({ value, label }) => {
    const there = ownOf(wallets, terms).filter((wallet) => wallet.chain_key === chainKey(value))
    const needsWallet = !there.some(isEligible)
    return {
      chain: value,
      label,
      wallets: there.length,
      most,
      isFull: there.length >= most,
      needsWallet,
    }
  })
}

const placeOf = ({ chain_key: chain, address_key: address }: WalletRow) => `${chain} ${address}`

/** Returns addresses of other products that may be reused (WAL-054..057). */
const reusableOf = (definitions: ServerDefinitions, wallets: readonly WalletRow[], terms: WalletTerms) => {
  const own = ownOf(wallets, terms)
  const used = new Set(own.map(placeOf))
  const stop =
    terms.name === STABLECOIN
      ? Math.min(
          limitOf(definitions, 'walletsReusedPerChain'),
          limitOf(definitions, 'walletsPerChainStablecoin'),
        )
      : mostOnChain(definitions, terms.name)
  const open = new Set(
    chainsOffered(definitions, terms)
      .map(({ value }) => chainKey(value))
      .filter((key) => own.filter((wallet) => wallet.chain_key === key).length < stop),
  )
  const fitting = wallets.filter(
    (wallet) =>
      wallet.product !== terms.name &&
      isEligible(wallet) &&
      open.has(wallet.chain_key) &&
      !used.has(placeOf(wallet)),
  )
  return [...new Map(fitting.map((wallet) => [placeOf(wallet), wallet])).values()]
}

const lockStatusOf = (isBlocked: boolean, mayWrite: boolean): WalletRoom['lockStatus'] => {
  if (isBlocked) return 'LOCKED'
  return mayWrite ? 'UNLOCKED' : 'PREVIEW'
}

/** The caller's rights and the organisation's mode. */
export interface ProductMode {
  isMultiProduct: boolean
  mayWrite: boolean
  tenantName: string
}

const isAnyBlocked = (wallets: readonly WalletRow[]) => wallets.some(({ approved }) => approved === 'Blocked')

/** Returns the progress of a product's wallets. */
export const productStatusOf = (
  definitions: ServerDefinitions,
  wallets: readonly WalletRow[],
  terms: WalletTerms,
  { isMultiProduct, mayWrite }: ProductMode,
) => {
  const rules = stepRules(definitions, isMultiProduct)
  const step = walletStep(wallets, terms.name, rules)
  const own = ownOf(wallets, terms)
  const count = (approved: WalletRow['approved']) =>
    own.filter((wallet) => wallet.approved === approved).length
  return {
    counts: { all: own.length, denied: count('No'), pending: count('Pending') },
    needed: terms.name === STABLECOIN ? rules.needed.Stablecoin : rules.needed.others,
    step,
    verification: verificationOf(wallets, terms.name, step),
    lockStatus: lockStatusOf(isAnyBlocked(wallets), mayWrite),
  }
}

/** Returns the status of a product's wallets, and how many may be added. */
export const spaceOf = (
  definitions: ServerDefinitions,
  wallets: readonly WalletRow[],
  terms: WalletTerms | undefined,
  mode: ProductMode,
): WalletRoom => {
  const isBlocked = isAnyBlocked(wallets)
  const shared = { isBlocked, addresses: [...new Set(wallets.map(({ address }) => address))] }
  if (!terms)
    return {
      ...shared,
      lockStatus: 'NOT_REQUIRED',
      chains: [],
      reusable: [],
      counts: { all: 0, denied: 0, pending: 0 },
    }
  const chains = chainsOf(definitions, wallets, terms)
  const needing = chains.filter(({ needsWallet, isFull }) => needsWallet && !isFull)
  return {
    ...shared,
    ...productStatusOf(definitions, wallets, terms, mode),
    terms,
    chains,
    ...(needing.length === 1 ? { onlyChain: needing[0]?.chain } : {}),
    reusable: reusableOf(definitions, wallets, terms).map((wallet) => toWallet(wallet, mode.tenantName)),
    most: mostOnChain(definitions, terms.name),
  }
}
