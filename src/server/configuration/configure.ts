import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../app/call.ts'
import { refused, type FieldFault } from '../app/refused.ts'
import { routeName } from '../network/corridors.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { asJson } from '../store/json.ts'
import { readProduct, type KeptProduct } from './product.ts'
import type { PayoutConfigurations, ProductConfiguration } from '#definition/generated/wire-entities.ts'

const NOWHERE = { enabledDestinationList: [], enabledCryptoDestinationList: [], enabledSourceList: [] }

const named = (names: Iterable<string>) => [...new Set(names)].toSorted().map((name) => ({ name }))

/** What the network could carry, whether it is open or not; what is there to be tried out, only to whom it was opened. */
const offered = (kept: KeptProduct | undefined, corridors: readonly Corridor[]) => {
  const own = kept?.configuration.routes ?? NOWHERE
  const open = new Set<string>([...own.enabledDestinationList, ...own.enabledCryptoDestinationList])
  const known = corridors.filter((one) => one.notIn === undefined || open.has(routeName(one)))
  return {
    destinations: named(known.filter((one) => !one.destinationBlockchainNetwork).map(routeName)),
    cryptoDestinations: named(known.filter((one) => one.destinationBlockchainNetwork).map(routeName)),
    sources: named(known.flatMap((one) => one.sources)),
  }
}

export const configurationsAnswer = (
  kept: KeptProduct | undefined,
  corridors: readonly Corridor[],
): PayoutConfigurations => ({
  configurations: kept
    ? [
        {
          product: kept.product,
          version: kept.version,
          ownMemoRules: kept.ownMemoRules,
          productConfiguration: kept.configuration,
        },
      ]
    : [],
  offered: offered(kept, corridors),
})

const at = (path: string, keyword: string, message: string): FieldFault => ({ path, keyword, message })

/** What the network cannot carry, and defaults that are not allowed (SET-008 to SET-011). */
const judge = (
  wanted: Omit<ProductConfiguration, 'memoRules'>,
  known: ReturnType<typeof offered>,
): FieldFault[] => {
  const lists = [
    ['enabledDestinationList', known.destinations],
    ['enabledCryptoDestinationList', known.cryptoDestinations],
    ['enabledSourceList', known.sources],
  ] as const
  const strangers = lists.flatMap(([list, names]) => {
    const stranger = wanted.routes[list].find((name) => names.every((one) => one.name !== name))
    const says = `‘${stranger}’ is not offered by the network. Choose another one.`
    return stranger === undefined ? [] : [at(`productConfiguration.routes.${list}`, 'unknown', says)]
  })
  const isPayoutAllowed = wanted.allowedPayoutCategory.includes(wanted.defaultPayoutCategory)
  const isPayinAllowed = wanted.allowedPayinCategory.includes(wanted.defaultPayinCategory)
  const choose = 'Choose one of those that are allowed.'
  return [
    ...strangers,
    ...(isPayoutAllowed ? [] : [at('productConfiguration.defaultPayoutCategory', 'allowed', choose)]),
    ...(isPayinAllowed ? [] : [at('productConfiguration.defaultPayinCategory', 'allowed', choose)]),
  ]
}

/** Keeps the product configuration: the first one, or from the version that was read (API-150). */
export const configureProduct = async (
  { trx, tenant, session, body }: RequestOf<'payout.configure'>,
  { network }: { network: NetworkGateway },
): Promise<AnswerOf<'payout.configure'>> => {
  const { product, version, productConfiguration: given } = body
  const wanted = { ...given, routes: { ...NOWHERE, ...given.routes } }
  await lockOrganisation(trx, tenant.orgId)
  const before = await readProduct(trx, network.corridors)
  const fields = judge(wanted, offered(before, network.corridors))
  if (fields.length > 0) return refused('configuration-not-accepted', { fields })
  const isOwn = before?.product === product || session.organisation.products.includes(product)
  if (!isOwn) return refused('product-unknown')
  if (before?.version !== version) return refused(before ? 'configuration-changed' : 'not-found')
  const configuration = { ...wanted, memoRules: wanted.memoRules ?? {} }
  await trx
    .insertInto('product_configurations')
    .values({ org_id: tenant.orgId, product, configuration: asJson(configuration) })
    .onConflict((row) =>
      row.column('org_id').doUpdateSet({ product, configuration: sql`excluded.configuration` }),
    )
    .execute()
  const kept = await readProduct(trx, network.corridors)
  const own = before && { product: before.product, ...before.configuration, memoRules: before.ownMemoRules }
  const details = { before: own ?? null, after: { product, ...configuration } }
  const audit = {
    action: 'product-configuration.save',
    objectType: 'product configuration',
    objectId: product,
    details,
  }
  return { body: configurationsAnswer(kept, network.corridors), audit }
}
