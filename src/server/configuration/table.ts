import type { Json } from '../store/database.ts'
import type { MemoRules } from '../network/types.ts'

/** What an organisation may send, and where to (SET-007..012). */
export interface ProductConfiguration {
  defaultSourceCountry?: string
  defaultSourceCurrency?: string
  defaultDestinationCountry?: string
  defaultDestinationCurrency?: string
  paymentReceiptEmail?: string
  routes: {
    enabledDestinationList: string[]
    enabledCryptoDestinationList: string[]
    enabledSourceList: string[]
  }
  allowedPayoutCategory: string[]
  allowedPayinCategory: string[]
  defaultPayoutCategory: string
  defaultPayinCategory: string
  memoRules: Record<string, MemoRules>
}

export interface ProductConfigurationsTable {
  org_id: string
  product: string
  configuration: Json<ProductConfiguration>
}

declare module '../store/database.ts' {
  interface Database {
    product_configurations: ProductConfigurationsTable
  }
}
