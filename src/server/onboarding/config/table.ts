import type { Json } from '../../store/database.ts'

/** A product as the provider set it up for the organisation (ONB-007). */
export interface OnboardingProduct {
  name: string
  id: string
  fundingType: string
  fundingMethod: string
  billingEntity: string
}

/** An exchange that may hold wallets for the organisation (ONB-009). */
export interface AvailableExchange {
  exchangeId: string
  exchangeName: string
}

export interface OnboardingConfigsTable {
  org_id: string
  billing_entity: string
  exchange: string | null
  country: string | null
  products: Json<OnboardingProduct[]>
  available_exchanges: Json<AvailableExchange[]>
}

declare module '../../store/database.ts' {
  interface Database {
    onboarding_configs: OnboardingConfigsTable
  }
}
