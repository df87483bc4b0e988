import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export interface ExchangeCredentialsTable {
  org_id: string
  id: Generated<string>
  exchange: string
  environment: string
  account_name: string
  /** The last characters of the API key: people tell keys apart by them. */
  key_ending: string
  /** Under which the exchange's adapter holds key and secret. */
  key_reference: string | null
  secret_made_at: Moment
  created_by: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    exchange_credentials: ExchangeCredentialsTable
  }
}
