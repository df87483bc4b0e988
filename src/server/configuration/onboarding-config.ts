import type { Trx } from '../store/tenant.ts'
import type { OnboardingConfig as OnboardingConfigAnswer } from '#definition/generated/wire-entities.ts'

/** The provider's configuration of an organisation. */
export type OnboardingConfig = Omit<
  OnboardingConfigAnswer,
  'tenantName' | 'countriesDropdownValues' | 'userConfig'
>

/** The configuration of an organisation without one: no products. */
const NOTHING: OnboardingConfig = { billingEntity: 'None', products: [], availableExchanges: [] }

export const readOnboardingConfig = async (trx: Trx): Promise<OnboardingConfig> => {
  const row = await trx.selectFrom('onboarding_configs').selectAll().executeTakeFirst()
  if (!row) return NOTHING
  return {
    billingEntity: row.billing_entity,
    ...(row.exchange ? { exchange: row.exchange } : {}),
    ...(row.country ? { country: row.country } : {}),
    products: row.products,
    availableExchanges: row.available_exchanges,
  }
}
