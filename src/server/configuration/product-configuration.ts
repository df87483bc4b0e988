import { sql } from 'kysely'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { AnswerOf, RequestOf } from '../app/call.ts'
import { refused, type FieldFault } from '../app/refused.ts'
import { routeName } from '../network/corridors.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { asJson } from '../store/json.ts'
import { readProduct, type StoredProduct } from './product.ts'
import type { PayoutConfigurations, ProductConfiguration } from '#definition/generated/wire-entities.ts'

const NOWHERE = { enabledDestinationList: [], enabledCryptoDestinationList: [], enabledSourceList: [] }

const named = (names: Iterable<string>) => [...new Set(names)].toSorted().map((name) => ({ name }))

/** Returns all routes of the network; test routes only for organisations that have them enabled. */
const offered = (storedProduct: StoredProduct | undefined, corridors: readonly Corridor[]) => {
  const own = storedProduct?.configuration.routes ?? NOWHERE
  const open = new Set<string>([...own.enabledDestinationList, ...own.enabledCryptoDestinationList])
  const existing = corridors.filter((one) => one.notIn === undefined || open.has(routeName(one)))
  return {
    destinations: named(existing.filter((one) => !one.destinationBlockchainNetwork).map(routeName)),
    cryptoDestinations: named(existing.filter((one) => one.destinationBlockchainNetwork).map(routeName)),
    sources: named(existing.flatMap((one) => one.sources)),
  }
}

export const configurationsAnswer = (
  storedProduct: StoredProduct | undefined,
  corridors: readonly Corridor[],
): PayoutConfigurations => ({
  configurations: storedProduct
    ? [
        {
          product: storedProduct.product,
          version: storedProduct.version,
          ownMemoRules: storedProduct.ownMemoRules,
          productConfiguration: storedProduct.configuration,
        },
      ]
    : [],
  offered: offered(storedProduct, corridors),
})

const at = (path: string, keyword: string, message: string): FieldFault => ({ path, keyword, message })

/** Refuses routes that the network lacks, and defaults that are not enabled (SET-008 to SET-011). */
const validate = (
  requested: Omit<ProductConfiguration, 'memoRules'>,
  existing: ReturnType<typeof offered>,
): FieldFault[] => {
  const lists = [
    ['enabledDestinationList', existing.destinations],
    ['enabledCryptoDestinationList', existing.cryptoDestinations],
    ['enabledSourceList', existing.sources],
  ] as const
  const strangers = lists.flatMap(([list, names]) => {
    const stranger = requested.routes[list].find((name) => names.every((one) => one.name !== name))
    const says = sayRefusals('notOffered', { name: stranger ?? '' })
    return stranger === undefined ? [] : [at(`productConfiguration.routes.${list}`, 'unknown', says)]
  })
  const isPayoutAllowed = requested.allowedPayoutCategory.includes(requested.defaultPayoutCategory)
  const isPayinAllowed = requested.allowedPayinCategory.includes(requested.defaultPayinCategory)
  const choose = sayRefusals('chooseAllowed')
  return [
    ...strangers,
    ...(isPayoutAllowed ? [] : [at('productConfiguration.defaultPayoutCategory', 'allowed', choose)]),
    ...(isPayinAllowed ? [] : [at('productConfiguration.defaultPayinCategory', 'allowed', choose)]),
  ]
}

/** Saves the product configuration: the first one, or a change of the version that was read (API-150). */
export const configureProduct = async (
  { trx, tenant, session, body }: RequestOf<'payout.configure'>,
  { network }: { network: NetworkGateway },
): Promise<AnswerOf<'payout.configure'>> => {
  const { product, version, productConfiguration: given } = body
  const requested = { ...given, routes: { ...NOWHERE, ...given.routes } }
  await lockOrganisation(trx, tenant.orgId)
  const before = await readProduct(trx, network.corridors)
  const fields = validate(requested, offered(before, network.corridors))
  if (fields.length > 0) return refused('configuration-not-accepted', { fields })
  const isOwn = before?.product === product || session.organisation.products.includes(product)
  if (!isOwn) return refused('product-unknown')
  if (before?.version !== version) return refused(before ? 'configuration-changed' : 'not-found')
  const configuration = { ...requested, memoRules: requested.memoRules ?? {} }
  await trx
    .insertInto('product_configurations')
    .values({ org_id: tenant.orgId, product, configuration: asJson(configuration) })
    .onConflict((row) =>
      row.column('org_id').doUpdateSet({ product, configuration: sql`excluded.configuration` }),
    )
    .execute()
  const storedProduct = await readProduct(trx, network.corridors)
  const own = before && { product: before.product, ...before.configuration, memoRules: before.ownMemoRules }
  const record = { before: own ?? null, after: { product, ...configuration } }
  return { body: configurationsAnswer(storedProduct, network.corridors), record }
}
