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
  secret_made_at: Moment
  created_by: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    exchange_credentials: ExchangeCredentialsTable
  }
}
