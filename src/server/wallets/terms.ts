import type { ServerDefinitions } from '../app/definitions.ts'
import type { Session } from '../app/session.ts'
import type { ListEntry } from '../languages/lists.ts'
import { activeFlags } from '../flags/active.ts'
import type { OnboardingConfig } from '../configuration/onboarding-config.ts'
import type { OnboardingProduct } from '#definition/generated/wire-entities.ts'
import type { Row } from '../store/generated/database.ts'

export interface WalletTerms extends OnboardingProduct {
  name: Row<'wallets'>['product']
}

const PRODUCTS: readonly string[] = ['Stablecoin', 'ODL', 'OTC', 'RPD'] satisfies Row<'wallets'>['product'][]

const isWalletProduct = (product: OnboardingProduct): product is WalletTerms =>
  PRODUCTS.includes(product.name)

/** Returns true if each product has its own wallets, false for the older flow (WAL-063). */
export const isMultiProduct = ({ library }: ServerDefinitions, { organisation }: Session): boolean =>
  activeFlags(library.flags, organisation.flags).multiProduct === true

/** Returns the products with wallets. */
export const walletProducts = (config: OnboardingConfig): WalletTerms[] =>
  config.products.filter(isWalletProduct)

/** Returns the terms of a product, by default of the first with wallets, as in the older flow. */
export const termsOf = (config: OnboardingConfig, product: string | undefined): WalletTerms | undefined => {
  const all = walletProducts(config)
  return product === undefined || product === 'first'
    ? all[0]
    : all.find(({ name }) => name.toLowerCase() === product.toLowerCase())
}

/** Returns the entries of an options list that the terms allow, by the rules of the screen (WAL-045..050). */
export const offeredUnder = (
  { library, rules }: ServerDefinitions,
  list: string,
  terms: WalletTerms,
): readonly ListEntry[] =>
  (library.options[list]?.options ?? []).filter(
    ({ showWhen }) => showWhen === undefined || rules.get(showWhen)?.evaluate({ room: { terms } }) === 'yes',
  )
