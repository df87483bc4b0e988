import type { Trx } from '../store/tenant.ts'
import type { OnboardingConfig as OnboardingConfigAnswer } from '#definition/generated/wire-entities.ts'

/** How the provider set the organisation up. */
export type OnboardingConfig = Omit<
  OnboardingConfigAnswer,
  'tenantName' | 'countriesDropdownValues' | 'userConfig'
>

/** An organisation nobody set up has no product. */
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
