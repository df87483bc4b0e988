import type { ColumnType, Generated } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>
export type Json<T> = ColumnType<T, string | T, string | T>
export type UserStatus = 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'

export interface OrganisationsTable {
  id: Generated<string>
  name: string
  customer_id: string | null
  products: string[]
  server_version: Generated<string>
  administrators: Json<{ name: string; email: string }[]>
  created_at: Moment
}

export interface OrganisationSettingsTable {
  org_id: string
  setting_name: string
  setting_value: string
  updated_at: Moment
}

export interface UsersTable {
  org_id: string
  id: Generated<string>
  email: string
  first_name: string
  last_name: string
  nickname: string | null
  picture: string | null
  status: UserStatus
  viewed_disclosure: Generated<boolean>
  last_sign_in_at: Timestamp | null
  /** Counts the changes of rights; whoever changes them says which they saw. */
  version: Generated<number>
  invited_by: ColumnType<string | null, string | null | undefined, never>
  created_at: Moment
}

export interface UserEnvironmentsTable {
  org_id: string
  user_id: string
  environment: string
}

export interface UserRolesTable {
  org_id: string
  user_id: string
  role: string
}

export interface UserPasswordsTable {
  org_id: string
  user_id: string
  hash: string
}

export interface SessionsTable {
  id_hash: string
  org_id: string | null
  user_id: string | null
  fault: string | null
  claims: Json<Record<string, unknown>>
  sealed_tokens: string
  access_expires_at: Timestamp
  refreshing_until: Timestamp | null
  created_at: Moment
  idle_expires_at: Timestamp
  absolute_expires_at: Timestamp
  ended_at: Timestamp | null
  /** What people and their browsers call it by; the hash stays with the server. */
  id: Generated<string>
  ip: string | null
  user_agent: string | null
  /** What the login provider of this process calls the browser; it is forgotten when the session ends. */
  provider_session: string | null
}

export interface SessionTokensTable {
  token_hash: string
  session_hash: string
  expires_at: Timestamp
}

export interface OidcRecordsTable {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  expires_at: Timestamp | null
  consumed_at: Timestamp | null
}

export interface OidcKeysTable {
  kid: string
  jwk: Json<Record<string, unknown>>
  created_at: Moment
}

export interface AuditTrailTable {
  org_id: string
  seq: ColumnType<string, string | undefined, never>
  id: Generated<string>
  at: Moment
  user_id: string | null
  environment: string | null
  action: string
  object_type: string
  object_id: string | null
  result: Generated<string>
  details: Json<Record<string, unknown>>
  request_id: string | null
  ip: string | null
  prev_hash: Generated<string>
  hash: Generated<string>
}

export interface IdempotencyKeysTable {
  org_id: string
  call: string
  key: string
  request_hash: string
  state: string
  answer_status: number | null
  answer_body: Json<unknown> | null
  created_at: Moment
}

export interface AppClockTable {
  id: Generated<boolean>
  ahead: ColumnType<unknown, string, string>
}

/** Nouns add their tables here by augmenting this interface beside their own code. */
export interface Database {
  organisations: OrganisationsTable
  organisation_settings: OrganisationSettingsTable
  users: UsersTable
  user_environments: UserEnvironmentsTable
  user_roles: UserRolesTable
  user_passwords: UserPasswordsTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  oidc_records: OidcRecordsTable
  oidc_keys: OidcKeysTable
  audit_trail: AuditTrailTable
  idempotency_keys: IdempotencyKeysTable
  app_clock: AppClockTable
}
