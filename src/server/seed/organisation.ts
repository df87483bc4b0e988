import { routeName } from '../network/corridors.ts'
import type { Corridor } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { DEMO_FLAGS } from './demo-flags.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { seedId } from './seed-id.ts'
import type { ProductConfiguration } from '#definition/generated/wire-entities.ts'

export const orgIdOf = (organisation: DemoOrganisation): string => seedId(organisation.domain)
export const userIdOf = (organisation: DemoOrganisation, login: string): string =>
  seedId(organisation.domain, login)

const configurationOf = (
  organisation: DemoOrganisation,
  corridors: readonly Corridor[],
): ProductConfiguration => {
  const open = corridors.filter((corridor) => !organisation.without?.includes(corridor.id))
  const names = (isCrypto: boolean) =>
    open.filter((one) => (one.destinationBlockchainNetwork !== undefined) === isCrypto).map(routeName)
  return {
    defaultSourceCountry: organisation.country,
    defaultSourceCurrency: organisation.currency,
    defaultDestinationCountry: 'MX',
    defaultDestinationCurrency: 'MXN',
    paymentReceiptEmail: `receipts@${organisation.domain}`,
    routes: {
      enabledDestinationList: names(false),
      enabledCryptoDestinationList: names(true),
      enabledSourceList: ['USD', 'EUR', 'GBP'],
    },
    allowedPayoutCategory: ['BANK', 'CRYPTO'],
    allowedPayinCategory: ['FUNDED', 'T_PLUS_ONE'],
    defaultPayoutCategory: 'BANK',
    defaultPayinCategory: 'FUNDED',
    memoRules: {},
  }
}

const administratorsOf = (organisation: DemoOrganisation) =>
  organisation.people
    .filter((person) => person.roles.includes('Organization Administrator'))
    .map((person) => ({
      name: `${person.first} ${person.last}`,
      email: `${person.login}@${organisation.domain}`,
    }))

/** An organisation with its settings, corridors and flags. */
export const seedOrganisation = async (
  trx: Trx,
  organisation: DemoOrganisation,
  corridors: readonly Corridor[],
  at: Date,
): Promise<void> => {
  const org_id = orgIdOf(organisation)
  const { name, products } = organisation
  await trx
    .insertInto('organisations')
    .values({
      id: org_id,
      name,
      customer_id: `CUS-${org_id.slice(0, 8).toUpperCase()}`,
      products,
      server_version: '6.1.0',
      administrators: asJson(administratorsOf(organisation)),
      created_at: at,
    })
    .execute()
  const settings = Object.entries(organisation.settings).map(([setting_name, setting_value]) => ({
    org_id,
    setting_name,
    setting_value,
  }))
  await trx.insertInto('organisation_settings').values(settings).execute()
  await trx
    .insertInto('organisation_flags')
    .values([...DEMO_FLAGS, ...(organisation.flags ?? [])].map((flag) => ({ org_id, flag, active: true })))
    .execute()
  await trx
    .insertInto('product_configurations')
    .values({
      org_id,
      product: 'payments_direct',
      configuration: asJson(configurationOf(organisation, corridors)),
    })
    .execute()
}
