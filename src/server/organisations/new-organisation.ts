import { routeName } from '../network/corridors.ts'
import type { Corridor } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { ProductConfiguration } from '#definition/generated/wire-entities.ts'

export interface NewOrganisation {
  readonly id: string
  readonly name: string
  readonly customerId: string
  /** The country (ISO 3166) and currency (ISO 4217) of its money unless a payment names others. */
  readonly country: string
  readonly currency: string
  readonly products: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  readonly flags: readonly string[]
  /** The corridors open to the organisation. */
  readonly corridors: readonly Corridor[]
  readonly receiptEmail: string
  readonly administrators: readonly { readonly name: string; readonly email: string }[]
  readonly createdAt: Date
}

const configurationOf = (organisation: NewOrganisation): ProductConfiguration => {
  const names = (isCrypto: boolean) =>
    organisation.corridors
      .filter((one) => (one.destinationBlockchainNetwork !== undefined) === isCrypto)
      .map(routeName)
  return {
    defaultSourceCountry: organisation.country,
    defaultSourceCurrency: organisation.currency,
    defaultDestinationCountry: 'MX',
    defaultDestinationCurrency: 'MXN',
    paymentReceiptEmail: organisation.receiptEmail,
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

/** Inserts an organisation with its settings, corridors and flags, without people. */
export const createOrganisation = async (trx: Trx, organisation: NewOrganisation): Promise<void> => {
  const { id: org_id, name, customerId, products, administrators, createdAt } = organisation
  await trx
    .insertInto('organisations')
    .values({
      id: org_id,
      name,
      customer_id: customerId,
      products: [...products],
      server_version: '6.1.0',
      administrators: asJson([...administrators]),
      created_at: createdAt,
    })
    .execute()
  if (products.includes('provider'))
    await trx.insertInto('provider_organisations').values({ org_id }).execute()
  const settings = Object.entries(organisation.settings).map(([setting_name, setting_value]) => ({
    org_id,
    setting_name,
    setting_value,
  }))
  await trx.insertInto('organisation_settings').values(settings).execute()
  const flags = organisation.flags.map((flag) => ({ org_id, flag, active: true }))
  if (flags.length > 0) await trx.insertInto('organisation_flags').values(flags).execute()
  await trx
    .insertInto('product_configurations')
    .values({ org_id, product: 'payments_direct', configuration: asJson(configurationOf(organisation)) })
    .execute()
}
