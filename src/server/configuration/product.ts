import type { Corridor, MemoRules } from '../network/types.ts'
import { routeName } from '../network/corridors.ts'
import { contentVersion } from '../organisations/content-version.ts'
import type { Trx } from '../store/tenant.ts'
import type { ProductConfiguration } from '#definition/generated/wire-entities.ts'
import type { Environment } from '../store/environment.ts'

/** The configuration of an organisation without one: it may send nowhere. */
const NOTHING: ProductConfiguration = {
  routes: { enabledDestinationList: [], enabledCryptoDestinationList: [], enabledSourceList: [] },
  allowedPayoutCategory: [],
  allowedPayinCategory: [],
  defaultPayoutCategory: 'BANK',
  defaultPayinCategory: 'FUNDED',
  memoRules: {},
}

export interface StoredProduct {
  product: string
  configuration: ProductConfiguration
  /** The organisation's own memo rules. */
  ownMemoRules: ProductConfiguration['memoRules']
  version: string
}

/** Reads the configuration; the organisation's memo rules replace those of the corridor. */
export const readProduct = async (
  trx: Trx,
  corridors: readonly Corridor[],
): Promise<StoredProduct | undefined> => {
  const row = await trx
    .selectFrom('product_configurations')
    .select(['product', 'configuration'])
    .executeTakeFirst()
  if (!row) return undefined
  const rules = corridors.flatMap((corridor): [string, MemoRules][] =>
    corridor.memo ? [[routeName(corridor), corridor.memo]] : [],
  )
  const enabled = new Set(row.configuration.routes.enabledDestinationList)
  const inherited = Object.fromEntries(rules.filter(([name]) => enabled.has(name)))
  return {
    product: row.product,
    ownMemoRules: row.configuration.memoRules,
    version: contentVersion(row.configuration),
    configuration: { ...row.configuration, memoRules: { ...inherited, ...row.configuration.memoRules } },
  }
}

export const readConfiguration = async (
  trx: Trx,
  corridors: readonly Corridor[],
): Promise<ProductConfiguration> => (await readProduct(trx, corridors))?.configuration ?? NOTHING

/** Returns true if the corridor's category and route are both enabled. */
export const isOpen = (
  configuration: ProductConfiguration,
  corridor: Corridor,
  environment: Environment,
): boolean => {
  if (corridor.notIn?.includes(environment)) return false
  const { routes, allowedPayoutCategory } = configuration
  const list = corridor.destinationBlockchainNetwork
    ? routes.enabledCryptoDestinationList
    : routes.enabledDestinationList
  const isAllowed = allowedPayoutCategory.some((one) => one === corridor.payoutCategory)
  return isAllowed && list.includes(routeName(corridor))
}
