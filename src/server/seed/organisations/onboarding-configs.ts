import { asJson } from '../../store/json.ts'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { orgIdOf } from './organisation.ts'
import { seedId } from '../seed-id.ts'
import type { OnboardingProduct } from '#definition/generated/wire-entities.ts'

type Terms = Omit<OnboardingProduct, 'id'>

const RPD: Terms = {
  name: 'RPD',
  fundingType: 'None',
  fundingMethod: 'Funded Payments',
  billingEntity: 'RMDE',
}
const STABLECOIN: Terms = {
  name: 'Stablecoin',
  fundingType: 'None',
  fundingMethod: 'Wallet Funding',
  billingEntity: 'SCTC',
}
const FUNDED: Terms = {
  name: 'RPD',
  fundingType: 'Stablecoin funding',
  fundingMethod: 'Wallet Funding',
  billingEntity: 'RMEL',
}
const OTC: Terms = {
  name: 'OTC',
  fundingType: 'None',
  fundingMethod: 'Wallet Funding',
  billingEntity: '{product} Services',
}
const ODL: Terms = {
  name: 'ODL',
  fundingType: 'None',
  fundingMethod: 'Wallet Funding',
  billingEntity: 'RMAP',
}

const PRODUCTS: Readonly<Record<string, readonly Terms[]>> = {
  'northwind.example': [RPD, OTC],
  'lumen.example': [STABLECOIN, FUNDED, OTC],
  'cordillera.example': [ODL],
  'harbor.example': [STABLECOIN, RPD],
}

const EXCHANGES = ['Harbour Custody', 'Meridian Exchange', 'Northlight Custody'].map((exchangeName) => ({
  exchangeId: seedId('exchange', exchangeName),
  exchangeName,
}))

export const productIdOf = (organisation: DemoOrganisation, name: string): string =>
  seedId(organisation.domain, 'product', name)

/** Inserts the provider's configuration of a demo organisation; the provider itself has no product. */
export const seedOnboardingConfig = async (trx: Trx, organisation: DemoOrganisation): Promise<void> => {
  const terms = PRODUCTS[organisation.domain]
  if (!terms) return
  await trx
    .insertInto('onboarding_configs')
    .values({
      org_id: orgIdOf(organisation),
      billing_entity: terms[0]?.billingEntity ?? 'None',
      exchange: organisation.flow === 'LEGACY' ? 'Meridian Exchange' : null,
      country: organisation.country,
      products: asJson(terms.map((one) => ({ ...one, id: productIdOf(organisation, one.name) }))),
      available_exchanges: asJson(EXCHANGES),
    })
    .execute()
}
