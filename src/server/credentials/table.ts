import type { Generated } from 'kysely'
import type { Moment, Timestamp } from '../store/database.ts'

export interface ApiCredentialsTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  description: string | null
  audience: string
  client_id: string
  secret_hash: string
  secret_made_at: Moment
  /** Somebody said that they keep the secret; nobody is shown it again. */
  secret_stored: Generated<boolean>
  /** The secret before this one, and until when it still counts. */
  earlier_hash: string | null
  earlier_until: Timestamp | null
  is_primary: Generated<boolean>
  created_by: string
  created_at: Moment
  last_used_at: Timestamp | null
  deleted_at: Timestamp | null
}

export interface ApiTokensTable {
  token_hash: string
  credential_id: string
  expires_at: Timestamp
}

declare module '../store/database.ts' {
  interface Database {
    api_credentials: ApiCredentialsTable
    api_tokens: ApiTokensTable
  }
}
