// Generated from the migrated database by `npm run types`; do not edit.
// Made of 88b61c75793c3fca.
import type { ColumnType, Selectable } from 'kysely'
import type { ColumnTypes, Derived, Json, Timestamp, Usual } from '../columns.ts'

export interface AccountBookingsTable {
  org_id: string
  environment: ColumnTypes['environment']
  account_id: string
  currency: string
  place: Derived<string>
  object_id: string
  object_type: 'DEPOSIT' | 'PAYMENT' | 'ISSUE' | 'REDEMPTION' | 'TRANSFER' | 'REVERSAL'
  change: string
  booked_at: Usual<Timestamp>
}

export interface AccountCreditsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  currency: string
  /** A credit adds to what is settled; a credit line takes the place of the one before. */
  kind: 'CREDIT' | 'CREDIT_LINE' | 'REVERSAL'
  amount: string
  reference: string
  state: Usual<'waiting' | 'booked' | 'rejected'>
  /** Whoever of the provider asked, by their account on the machine of the server. */
  requested_by: string
  requested_at: Usual<Timestamp>
  decided_by: string | null
  decided_at: Timestamp | null
  bank_booked_at: Timestamp | null
  channel: Usual<'PEOPLE' | 'NETWORK'>
  /** The state of a reversal that the client heard of last. */
  notified_state: 'waiting' | 'booked' | 'rejected' | null
}

export interface AccountEntriesTable {
  org_id: string
  environment: ColumnTypes['environment']
  /** The payment, the stablecoin transaction or the transfer. */
  object_id: string
  currency: string
  amount: string
  state: Usual<'HELD' | 'BOOKED' | 'RELEASED'>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
  account_id: string
  object_type: 'PAYMENT' | 'ISSUE' | 'REDEMPTION' | 'TRANSFER' | 'REVERSAL'
  /** A debit is set aside until it is booked; a credit counts once it is booked. */
  indicator: 'DEBIT' | 'CREDIT'
}

export interface ApiCredentialsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  description: string | null
  audience: string
  client_id: string
  /** Absent until its owner takes the first secret. */
  secret_hash: string | null
  secret_made_at: Usual<Timestamp>
  /** Somebody said that they keep the secret; nobody is shown it again. */
  secret_stored: Usual<boolean>
  /** The secret before this one, and until when it still counts. */
  earlier_hash: string | null
  earlier_until: Timestamp | null
  is_primary: Usual<boolean>
  created_by: string
  created_at: Usual<Timestamp>
  last_used_at: Timestamp | null
  deleted_at: Timestamp | null
  owner_id: string
  scopes: string[] | null
  expires_at: Timestamp
  end_notified_at: Timestamp | null
}

export interface ApiRequestsTable {
  org_id: string
  environment: ColumnTypes['environment']
  request_id: string
  credential_id: string
  credential_name: string
  client_id: string
  call: string
  method: string
  path: string
  status: number
  code: string | null
  duration: number
  ip: string
  idempotency_key: string | null
  at: Usual<Timestamp>
  sealed: string | null
}

export interface ApiTokensTable {
  token_hash: string
  credential_id: string
  expires_at: Timestamp
  scopes: string[] | null
  issued_at: Usual<Timestamp>
}

export interface AppClockTable {
  id: Usual<boolean>
  ahead: Usual<ColumnType<unknown, string, string>>
}

export interface ApprovalsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  payment_id: string
  initiated_by: string
  user_email: string
  meta: Json<ColumnTypes['approvals.meta']>
  status: Usual<'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'>
  rejection_reasons: Usual<string[]>
  decided_by: string | null
  decided_at: Timestamp | null
  created_at: Usual<Timestamp>
  expires_at: Timestamp
  /** What was asked for, part by part; the database itself writes it. */
  binding: Derived<ColumnTypes['approvals.binding']>
  /** The parts that were not as asked for when it was to be decided. */
  changed: Usual<string[]>
}

export interface AuditHeadsTable {
  org_id: string
  seq: string
  hash: string
}

export interface AuditTrailTable {
  org_id: string
  seq: Derived<string>
  id: Usual<string>
  at: Usual<Timestamp>
  user_id: string | null
  environment: ColumnTypes['environment'] | null
  action: string
  object_type: string
  object_id: string | null
  result: Usual<ColumnTypes['audit_trail.result']>
  details: Usual<Json<ColumnTypes['audit_trail.details']>>
  request_id: string | null
  ip: string | null
  prev_hash: Derived<string>
  hash: Derived<string>
  channel: 'portal' | 'api' | null
  user_agent: string | null
}

export interface BalancesTable {
  org_id: string
  environment: ColumnTypes['environment']
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  /** What is in the account: everything that came in, less what was booked. */
  settled: Usual<string>
  /** What open payments, redemptions and transfers have set aside of it. */
  held: Usual<string>
  /** How far payments may go below nothing: 0 where funds come first, null where there is no bound (SET-014). */
  credit_line: Usual<string | null>
  /** The wallet, the account of the ledger, or the organisation for the account that payments of the currency are paid from. */
  account_id: string
  account_type: 'PAYMENTS' | 'WALLET' | 'LEDGER'
  /** Down to where an account of the ledger may be emptied. */
  minimum: string | null
  /** What an account of the ledger may hold at most, with what may come back to it. */
  maximum: string | null
  /** What is settled plus the credit line less what is held, down to the minimum; null where there is no bound. */
  available: Derived<string | null>
  low_watched: Usual<boolean>
}

export interface BankAccountsTable {
  org_id: string
  id: Usual<string>
  status: Usual<'Activated' | 'Deactivated'>
  verification: Usual<'Pending' | 'Verified' | 'Declined'>
  bank_name: string
  account_name: string
  account_number: string
  routing_number: string
  bic: string | null
  iban: string | null
  bank_address: Json<ColumnTypes['bank_accounts.bank_address']>
  holder_address: Json<ColumnTypes['bank_accounts.holder_address']>
  intermediary_account_number: string | null
  intermediary_routing_number: string | null
  reference: string | null
  additional_requirements: string | null
  products: string[]
  proof_id: Usual<string>
  proof_name: string
  proof_type: string
  proof_size: number
  proof_content: Buffer
  /** The account it took the place of. */
  replaces: string | null
  created_by: string
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface BatchLinksTable {
  org_id: string
  environment: ColumnTypes['environment']
  token_hash: string
  batch_id: string
  expires_at: Timestamp
  user_id: string
  credential_id: string | null
  credential_name: string | null
}

export interface BatchRowsTable {
  org_id: string
  environment: ColumnTypes['environment']
  batch_id: string
  /** The line of the file it stands in; the header is line 1. */
  row: number
  state: Usual<'waiting' | 'quoted' | 'sent' | 'failed'>
  asked: Json<ColumnTypes['batch_rows.asked']>
  beneficiary: string
  originator: string | null
  /** Also the id of its payment. */
  quote_id: string | null
  source_amount: string | null
  source_currency: string | null
  destination_amount: string | null
  destination_currency: string | null
  total_fee: string | null
  /** A value of the list batch-row-errors, and the reason in words. */
  error: string | null
  reason: string | null
}

export interface BatchesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  uploaded_by: string
  file_name: string
  /** How far the work on a batch is; what its payments and the clock add is seen when it is read. */
  state: Usual<
    | 'CREATING_BATCH_QUOTE'
    | 'BATCH_QUOTE_CREATED'
    | 'BATCH_QUOTE_PENDING'
    | 'BATCH_QUOTE_ACCEPTED'
    | 'QUOTES_ACCEPTED'
    | 'ERROR'
  >
  created_at: Usual<Timestamp>
  expires_at: Timestamp | null
  accepted_at: Timestamp | null
  batch_name: string
  /** The file as it was uploaded; absent where the rows came without one. */
  content: Buffer | null
  file_length: number
  /** What all quotes together send, in the one currency payments of the organisation start from. */
  total: string | null
  quoted_at: Timestamp | null
  content_hash: string | null
  credential_id: string | null
  credential_name: string | null
  uploaded_credential_id: string | null
  uploaded_credential_name: string | null
}

export interface ClientStatesTable {
  org_id: string
  state: 'DISABLED' | 'ENABLED'
  reason: string
  changed_at: Usual<Timestamp>
}

export interface ClientViewReadsTable {
  org_id: string
  view_id: string
  read_hash: string
}

export interface ClientViewsTable {
  org_id: string
  id: Usual<string>
  session_hash: string
  viewer_org_id: string
  viewer_id: string
  job: string
  reason: string
  began_at: Usual<Timestamp>
  expires_at: Timestamp
  ended_at: Timestamp | null
}

export interface CollectionsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  order_id: string
  payer_id: string
  beneficiary_id: string
  seller: string
  amount: string
  currency: string
  status: 'completed' | 'failed' | 'refunded' | 'processing'
  created_at: Usual<Timestamp>
}

export interface ConnectionEntriesTable {
  org_id: string
  id: Usual<string>
  kind: 'exchange' | 'ach-service' | 'holiday'
  details: Json<ColumnTypes['connection_entries.details']>
  version: Usual<number>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface ConnectionFilesTable {
  org_id: string
  id: Usual<string>
  kind: 'exchange' | 'schema'
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Usual<Timestamp>
  content: Buffer
}

export interface ControlChangesTable {
  org_id: string
  id: Usual<string>
  environment: ColumnTypes['environment']
  control: string
  call: string
  parameters: Json<ColumnTypes['control_changes.parameters']>
  body: Json<ColumnTypes['control_changes.body']>
  says: string
  was: string
  becomes: string
  state: Usual<'waiting' | 'done' | 'rejected' | 'cancelled' | 'failed'>
  requested_by: string
  /** The address it was asked from; it counts when the change takes effect. */
  requested_from: string
  requested_at: Usual<Timestamp>
  /** Set where nobody else may decide. */
  takes_effect_at: Timestamp | null
  decided_by: string | null
  decided_at: Timestamp | null
  reason: string | null
  credential_id: string | null
  credential_name: string | null
  /** The header If-Match of its request (RFC 9110). */
  if_match: string | null
}

export interface ExchangeBalancesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  exchange: string
  currency: string
  balance: string
  /** Of an exchange that only plays one. */
  mock: Usual<boolean>
  modified_at: Usual<Timestamp>
}

export interface ExchangeCredentialsTable {
  org_id: string
  id: Usual<string>
  exchange: string
  environment: 'test' | 'uat' | 'prod'
  account_name: string
  /** The last characters of the API key: people tell keys apart by them. */
  key_ending: string
  secret_made_at: Usual<Timestamp>
  created_by: string
  created_at: Usual<Timestamp>
  /** Under which the exchange's adapter holds key and secret. */
  key_reference: string | null
}

export interface FileReferencesTable {
  org_id: string
  environment: ColumnTypes['environment']
  file_id: string
  reference_id: string
  created_at: Usual<Timestamp>
}

export interface FilesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Usual<Timestamp>
  content: Buffer
}

export interface FinancialInstrumentsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  identity_id: string
  currency: string
  label: string
  type: 'US_ACH'
  us_ach: Json<ColumnTypes['financial_instruments.us_ach']>
  created_by: string
  created_at: Usual<Timestamp>
  credential_name: string | null
}

export interface IdempotencyKeysTable {
  org_id: string
  call: string
  key: string
  request_hash: string
  state: 'started' | 'done'
  answer_status: number | null
  answer_body: Json<ColumnTypes['idempotency_keys.answer_body']> | null
  created_at: Usual<Timestamp>
  actor: string
}

export interface IdentitiesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  identity_type: 'BENEFICIARY' | 'ORIGINATOR'
  use_case: ColumnTypes['identities.use_case']
  holder_type: 'BUSINESS' | 'INDIVIDUAL'
  /** Blank where whoever added it gave none. */
  nick_name: string
  internal_id: string | null
  country: string | null
  currency: string | null
  payout_category: ColumnTypes['payout_category'] | null
  network: ColumnTypes['network'] | null
  requirements: Json<ColumnTypes['identities.requirements']>
  scenario: string | null
  created_by: string
  created_at: Usual<Timestamp>
  version: Usual<number>
  /** Absent until the first change. */
  modified_at: Timestamp | null
  archived_at: Timestamp | null
  archived_by: string | null
  account_key: Derived<string | null>
  extras: Usual<Json<ColumnTypes['identities.extras']>>
  credential_id: string | null
  credential_name: string | null
}

export interface IdentityDomainsTable {
  org_id: string
  provider_id: string
  domain: string
}

export interface IdentityLinksTable {
  org_id: string
  provider_id: string
  issuer: string
  subject: string
  user_id: string
  is_provisioned: boolean
  linked_at: Usual<Timestamp>
}

export interface IdentityProvidersTable {
  org_id: string
  id: Usual<string>
  name: string
  issuer: string
  client_id: string
  secret_sealed: string | null
  scopes: string
  domains: string[]
  email_trust: 'CLAIM' | 'DOMAINS'
  subject_claim: string
  email_claim: string
  name_claim: string
  groups_claim: string
  group_jobs: Usual<Json<ColumnTypes['identity_providers.group_jobs']>>
  provisioning: 'NOBODY' | 'BY_GROUP' | 'DEFAULT'
  default_job: string | null
  environments: string[]
  acr_values: string | null
  state: Usual<'OFF' | 'ON'>
  probe: Json<ColumnTypes['identity_providers.probe']> | null
  tried_at: Timestamp | null
  created_at: Usual<Timestamp>
  changed_at: Usual<Timestamp>
  directory: Usual<'NONE' | 'SCIM'>
  other_sign_in: Usual<'ALLOWED' | 'REFUSED'>
  scim_token_hash: string | null
  scim_token_made_at: Timestamp | null
  scim_used_at: Timestamp | null
  scim_token_ends_at: Timestamp | null
  scim_earlier_hash: string | null
  scim_earlier_ends_at: Timestamp | null
  scim_end_notified_at: Timestamp | null
  has_own_address: Usual<boolean>
}

export interface IdentitySessionsTable {
  org_id: string
  id: Usual<string>
  provider_id: string
  user_id: string
  subject: string
  sid: string | null
  id_token_sealed: string
  proven_at: Timestamp | null
  session_hash: string | null
  created_at: Usual<Timestamp>
}

export interface IdentityVersionsTable {
  org_id: string
  environment: ColumnTypes['environment']
  identity_id: string
  /** That which a change replaced. */
  version: number
  nick_name: string
  internal_id: string | null
  requirements: Json<ColumnTypes['identity_versions.requirements']>
  replaced_at: Usual<Timestamp>
  replaced_by: string | null
  extras: Usual<Json<ColumnTypes['identity_versions.extras']>>
  credential_name: string | null
}

export interface InvoicesTable {
  org_id: string
  id: Usual<string>
  number: string
  first_day: string
  last_day: string
  issued_on: string
  due_on: string
  currency: string
  total: string
  paid: Usual<string>
  lines: Json<ColumnTypes['invoices.lines']>
  created_at: Usual<Timestamp>
}

export interface IpAllowlistsTable {
  org_id: string
  entries: string[]
  version: Usual<number>
  updated_by: string
  updated_at: Usual<Timestamp>
}

export interface LedgerAccountsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  /** A remote account stands on a partner's ledger. */
  kind: Usual<'LOCAL' | 'REMOTE'>
  status: Usual<'ENABLED' | 'DISABLED'>
  owner: string
  currency: string
  scale: number
  rounding_mode: 'HALF_UP' | 'HALF_DOWN' | 'DOWN'
  low_liquidity: string | null
  peer_address: string | null
  peer_relationship_id: string | null
  owner_minimum: string | null
  owner_maximum: string | null
  funding_limit: string | null
  funding_period: 'DAY' | 'WEEK' | 'MONTH' | null
  /** Counts the changes; whoever changes it says which one they saw. */
  version: Usual<number>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface LedgerTransactionsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  /** Counts up: of two at one instant it says which came later. */
  place: Derived<string>
  account_id: string
  transfer_id: string | null
  type: 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'
  change: string
  balance: string
  created_at: Usual<Timestamp>
}

export interface LedgerTransfersTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  debit_id: string
  credit_id: string
  amount: string
  internal_id: string | null
  additional_info: string | null
  status: Usual<'QUOTED' | 'PENDING' | 'PREPARED' | 'EXECUTED' | 'COMPLETED' | 'FAILED'>
  created_by: string
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
  crosses: boolean | null
}

export interface LiquidationIssuesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  liquidation_id: string
  reason: ColumnTypes['liquidation_issues.reason']
  description: string
  reported_by: string
  created_at: Usual<Timestamp>
}

export interface LiquidationsTable {
  org_id: string
  environment: ColumnTypes['environment']
  /** That of the payment. */
  id: string
  exchange: string
  status: 'Completed' | 'Incomplete' | 'In Progress' | 'Partially Completed' | 'Failed'
  source_amount: string
  source_currency: string
  /** How much of the source amount found a buyer. */
  sold_amount: string
  destination_amount: string
  destination_currency: string
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface ListLayoutsTable {
  org_id: string
  user_id: string
  table_id: string
  is_compact: boolean | null
  columns: string[] | null
}

export interface LogoutTokensTable {
  org_id: string
  provider_id: string
  token_hash: string
  taken_at: Usual<Timestamp>
}

export interface MailPreferencesTable {
  org_id: string
  user_id: string
  mail: 'EVERYTHING' | 'DECISIONS' | 'NOTHING'
  digest: Usual<'AT_ONCE' | 'DAILY' | 'WEEKDAYS'>
  digest_at: Usual<
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  >
  quiet_from:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
    | null
  quiet_until:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
    | null
  /** Absent until its person chose one. */
  zone: string | null
}

export interface MailsTable {
  org_id: string
  /** Also what its receiver knows it by: the left part of its Message-ID. */
  id: Usual<string>
  seq: Derived<string>
  event_id: string
  user_id: string
  /** The definition of its text. */
  mail: string
  /** Shown: nobody sends it, and the demonstration shows it. */
  state: Usual<'WAITING' | 'QUIET' | 'GATHERED' | 'SENT' | 'SHOWN' | 'GIVEN_UP' | 'DROPPED'>
  tries: Usual<number>
  due_at: Usual<Timestamp>
  /** Of the link that sets a password; set with the link, before the mail is sent. */
  link_hash: string | null
  reason: string | null
  created_at: Usual<Timestamp>
  ended_at: Timestamp | null
  /** The mail it is gathered in; absent while it waits to be gathered. */
  digest_id: string | null
}

export interface MemberProfilesTable {
  org_id: string
  /** What other members call it by. */
  id: Usual<string>
  company_name: string
  country: string
  timezone: string
  currencies: string[]
  /** Hours. */
  time_to_credit: string
  version: Usual<number>
  modified_at: Usual<Timestamp>
}

export interface NetworkAccountsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  seq: Derived<string>
  state: Usual<'WAITING'>
  currency: string
  booked: string | null
  available: string | null
  as_of: Timestamp | null
  differs_since: Timestamp | null
  tries: Usual<number>
  due_at: Usual<Timestamp>
  heard_at: Usual<Timestamp>
  stuck: string | null
  stuck_at: Timestamp | null
  stuck_detail: string | null
  stuck_amount: Usual<string>
  created_at: Usual<Timestamp>
}

export interface NetworkCardMethodsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  sequence: string
  status: 'PENDING' | 'VERIFIED' | 'REFUSED' | 'REMOVED'
  modified_at: Usual<Timestamp>
}

export interface NetworkMessagesTable {
  org_id: string
  id: string
  payout_id: string | null
  /** By which the same message is known when it comes again. */
  digest: string
  received_at: Usual<Timestamp>
}

export interface NetworkPayoutsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  seq: Derived<string>
  /** Held: nothing moves until a person looked at it. Ended: the network is asked no more. */
  state: Usual<'WAITING' | 'HELD' | 'ENDED'>
  /** What is sent, until the network has it. */
  payout: Json<ColumnTypes['network_payouts.payout']> | null
  amount: string
  currency: string
  is_accepted: Usual<boolean>
  /** Of the newest status that counted; 0 before there was one. */
  sequence: Usual<string>
  status: string | null
  network_id: string | null
  /** Wanted until the network was asked, then what it said. */
  cancel: 'WANTED' | 'ASKED' | 'GRANTED' | 'TOO_LATE' | null
  tries: Usual<number>
  due_at: Usual<Timestamp>
  heard_at: Usual<Timestamp>
  stuck: ColumnTypes['network_payouts.stuck'] | null
  stuck_at: Timestamp | null
  stuck_detail: string | null
  created_at: Usual<Timestamp>
}

export interface NetworkStablecoinOrdersTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  seq: Derived<string>
  state: Usual<'WAITING' | 'HELD' | 'ENDED'>
  type: 'ISSUE' | 'REDEMPTION'
  content: Json<ColumnTypes['network_stablecoin_orders.content']> | null
  amount: string
  currency: string
  is_accepted: Usual<boolean>
  sequence: Usual<string>
  status: string | null
  network_id: string | null
  cancel: 'WANTED' | 'ASKED' | 'GRANTED' | 'TOO_LATE' | null
  tries: Usual<number>
  due_at: Usual<Timestamp>
  heard_at: Usual<Timestamp>
  stuck: string | null
  stuck_at: Timestamp | null
  stuck_detail: string | null
  created_at: Usual<Timestamp>
}

export interface NotificationsTable {
  org_id: string
  environment: ColumnTypes['environment']
  user_id: string
  seq: Derived<string>
  id: Usual<string>
  event_type: string
  /** Of a type that the list of types does not name. */
  title: string | null
  /** What the sentence of its type prints. */
  facts: Usual<Json<ColumnTypes['notifications.facts']>>
  page: string | null
  page_parameters: Usual<Json<ColumnTypes['notifications.page_parameters']>>
  delivery: Usual<'PENDING' | 'DELIVERED' | 'DELETED'>
  read_at: Timestamp | null
  archived_at: Timestamp | null
  created_at: Usual<Timestamp>
}

export interface OidcKeysTable {
  kid: string
  jwk: Json<ColumnTypes['oidc_keys.jwk']>
  created_at: Usual<Timestamp>
}

export interface OidcRecordsTable {
  model: string
  id: string
  payload: Json<ColumnTypes['oidc_records.payload']>
  grant_id: string | null
  uid: string | null
  user_code: string | null
  expires_at: Timestamp | null
  consumed_at: Timestamp | null
}

export interface OnboardingAnswersTable {
  org_id: string
  subtask: string
  answers: Json<ColumnTypes['onboarding_answers.answers']>
  steps: string[]
  done: Usual<boolean>
  version: Usual<number>
  saved_by: string
  saved_at: Usual<Timestamp>
}

export interface OnboardingColleaguesTable {
  org_id: string
  subtask: string
  user_id: string | null
  given_by: string
  given_at: Usual<Timestamp>
  version: Usual<number>
}

export interface OnboardingConfigsTable {
  org_id: string
  billing_entity: ColumnTypes['onboarding_configs.billing_entity']
  exchange: string | null
  country: string | null
  products: Json<ColumnTypes['onboarding_configs.products']>
  available_exchanges: Json<ColumnTypes['onboarding_configs.available_exchanges']>
}

export interface OnboardingDocumentsTable {
  org_id: string
  id: Usual<string>
  kind: 'tax' | 'additional'
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Usual<Timestamp>
  content: Buffer
}

export interface OnboardingEntriesTable {
  org_id: string
  id: Usual<string>
  kind: 'contact' | 'owner' | 'exposure'
  details: Json<ColumnTypes['onboarding_entries.details']>
  version: Usual<number>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface OnboardingInquiriesTable {
  org_id: string
  id: Usual<string>
  subject: Json<ColumnTypes['onboarding_inquiries.subject']>
  status: Usual<
    'created' | 'pending' | 'completed' | 'failed' | 'expired' | 'approved' | 'needs_review' | 'declined'
  >
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface OnboardingRepairsTable {
  org_id: string
  id: Usual<string>
  task: string
  subtask: string
  field: string | null
  says: string
  was: Json<ColumnTypes['onboarding_repairs.was']> | null
  position: number
  requested_at: Usual<Timestamp>
}

export interface OnboardingRequestsTable {
  org_id: string
  id: Usual<string>
  task: string
  title: string
  says: string
  status: Usual<'OPEN' | 'RECEIVED'>
  document_id: string | null
  note: string | null
  requested_at: Usual<Timestamp>
  answered_at: Timestamp | null
}

export interface OnboardingReviewsTable {
  org_id: string
  task: string
  status: 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'
  outcome: 'additional information requested' | 'in review' | 'received and under review' | 'approved'
  submitted_by: string | null
  submitted_at: Usual<Timestamp>
  decided_at: Timestamp | null
}

export interface OnboardingStatesTable {
  org_id: string
  trulioo_consent: Usual<boolean>
  trulioo_verified: Usual<boolean>
  created_at: Usual<Timestamp>
}

export interface OnboardingSubmissionsTable {
  org_id: string
  task: string
  submitted_at: Usual<Timestamp>
  content: Json<ColumnTypes['onboarding_submissions.content']>
}

export interface OrganisationFlagsTable {
  org_id: string
  flag: string
  active: boolean
}

export interface OrganisationSettingsTable {
  org_id: string
  setting_name: string
  setting_value: string
  updated_at: Usual<Timestamp>
}

export interface OrganisationsTable {
  id: Usual<string>
  name: string
  customer_id: string | null
  products: Usual<string[]>
  server_version: Usual<string>
  administrators: Usual<Json<ColumnTypes['organisations.administrators']>>
  created_at: Usual<Timestamp>
  is_second_factor_required: Usual<boolean>
}

export interface OutboxTable {
  org_id: string
  id: Usual<string>
  seq: Derived<string>
  environment: ColumnTypes['environment'] | null
  event_type: string
  facts: Usual<Json<ColumnTypes['outbox.facts']>>
  page: string | null
  page_parameters: Usual<Json<ColumnTypes['outbox.page_parameters']>>
  /** The IDs of those it is told to. */
  people: Usual<string[]>
  created_at: Usual<Timestamp>
  mailed_at: Timestamp | null
  hooked_at: Timestamp | null
}

export interface PasskeyChallengesTable {
  challenge_hash: string
  org_id: string | null
  subject: string
  expires_at: Timestamp
}

export interface PasskeysTable {
  org_id: string
  id: Usual<string>
  user_id: string
  credential_id: string
  public_key: string
  counter: string
  transports: string[]
  is_backed_up: boolean
  name: string
  created_at: Usual<Timestamp>
  last_used_at: Timestamp | null
}

export interface PasswordLinksTable {
  org_id: string
  user_id: string
  token_hash: string
  created_at: Usual<Timestamp>
  created_by: string
  expires_at: Timestamp
}

export interface PayinCustomersTable {
  org_id: string
  environment: ColumnTypes['environment']
  customer_id: string
  created_at: Usual<Timestamp>
}

export interface PayinMethodsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  kind: 'card' | 'us_bank_account'
  bank_name: string
  last4: string
  verified: boolean
  created_at: Usual<Timestamp>
}

export interface PaymentEventsTable {
  org_id: string
  environment: ColumnTypes['environment']
  payment_id: string
  seq: Derived<string>
  at: Usual<Timestamp>
  state: string
  event: string
  user_id: string | null
  detail: Usual<Json<ColumnTypes['payment_events.detail']>>
}

export interface PaymentExtraWordsTable {
  org_id: string
  environment: ColumnTypes['environment']
  word: string
  payment_id: string
}

export interface PaymentLabelsTable {
  org_id: string
  environment: ColumnTypes['environment']
  label: string
  payment_id: string
}

export interface PaymentMilestonesTable {
  org_id: string
  environment: ColumnTypes['environment']
  sorted_by: string
  passed: string
  payment_id: string
  counted: string
  counted_until: Timestamp
}

export interface PaymentPresetsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  beneficiary_id: string | null
  source_currency: string
  destination_currency: string
  amount: string | null
  purpose_code: string | null
  memo: string | null
  last_used_at: Timestamp | null
  created_at: Usual<Timestamp>
  flow: 'DIRECT' | 'LEGACY'
  quote_type: ColumnTypes['quote_type']
  originator_id: string | null
  payin_category: string | null
  source_of_cash: string | null
  sender_account: string | null
  receiver_host: string | null
  receiver_account: string | null
  country: string | null
  payout_method_category: string | null
  outlet_id: string | null
  version: Usual<number>
}

export interface PaymentsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  flow: 'DIRECT' | 'LEGACY'
  state: string
  initiated_by: string
  beneficiary_id: string | null
  originator_id: string | null
  memo: string | null
  internal_id: string
  end_to_end_id: string
  purpose_code: string | null
  source_of_cash: string | null
  scenario: string | null
  cause: string | null
  transaction_hash: string | null
  batch_id: string | null
  labels: Usual<string[]>
  user_info: Json<ColumnTypes['payments.user_info']> | null
  contract_expires_at: Timestamp | null
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
  side: Usual<'sender' | 'intermediary' | 'receiver'>
  payment_type: Usual<'SEND' | 'REQUEST' | 'RETURN'>
  source: Usual<'USER' | 'SCHEDULER' | 'CREDENTIAL'>
  fully_locked: Usual<boolean>
  source_amount: Derived<string>
  source_currency: Derived<string>
  destination_amount: Derived<string>
  destination_currency: Derived<string>
  destination_country: Derived<string>
  rate: Derived<string>
  sender_host: Derived<string | null>
  sender_account: Derived<string | null>
  receiver_host: Derived<string | null>
  receiver_account: Derived<string | null>
  approval_status: Derived<string | null>
  sending_units: Derived<string>
  receiving_units: Derived<string>
  shown_for_approval: Derived<string | null>
  settling: Usual<boolean>
  /** The internal ID in small letters, ordered by its bytes. */
  internal_key: Derived<string | null>
  /** The end-to-end ID in small letters, ordered by its bytes. */
  end_to_end_key: Derived<string | null>
  credential_id: string | null
  credential_name: string | null
  retry_of: string | null
  put_away_at: Timestamp | null
  put_away_by: string | null
  extras: Usual<Json<ColumnTypes['payments.extras']>>
}

export interface ProductConfigurationsTable {
  org_id: string
  product: string
  configuration: Json<ColumnTypes['product_configurations.configuration']>
}

export interface ProviderNotifiedTable {
  org_id: string
  payout_id: string
  stuck_at: Timestamp
}

export interface ProviderOrganisationsTable {
  org_id: string
  created_at: Usual<Timestamp>
}

export interface QuotesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: string
  collection_id: string
  user_id: string
  flow: 'DIRECT' | 'LEGACY'
  state: Usual<'open' | 'accepted'>
  quote_type: ColumnTypes['quote_type']
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  destination_country: string
  payin_category: ColumnTypes['quotes.payin_category']
  payout_category: ColumnTypes['payout_category']
  network: ColumnTypes['network'] | null
  rail: string
  settles: string
  rate: string
  total_fee: string
  fee_breakdown: Json<ColumnTypes['quotes.fee_breakdown']>
  sender_address: string | null
  receiver_address: string | null
  created_at: Usual<Timestamp>
  expires_at: Timestamp
  /** What a legacy quote was asked for with. */
  request: Json<ColumnTypes['quotes.request']> | null
  replaces: string | null
  network_quote: string | null
}

export interface RateCountsTable {
  /** Which limit, and the address of the caller. */
  key: string
  times: number
  /** From then on it begins anew. */
  ends_at: Timestamp
}

export interface RecoveryCodesTable {
  org_id: string
  user_id: string
  code_hash: string
}

export interface RefusalCountsTable {
  key: string
  /** Whose refusals share the number that is named one by one. */
  bucket: string
  refusal: Json<ColumnTypes['refusal_counts.refusal']>
  /** Since they were named last. */
  times: number
  first_at: Timestamp
  last_at: Timestamp
  /** When the trail names them again, with how often; nothing is left then where that was never. */
  due_at: Timestamp
}

export interface ReportPiecesTable {
  org_id: string
  environment: ColumnTypes['environment']
  report_id: string
  place: number
  content: string
}

export interface ReportRunsTable {
  day: string
  at: Usual<Timestamp>
}

export interface ReportsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  kind: string
  format: 'CSV' | 'JSON' | 'XLSX'
  /** Which moment of a payment lies in the range: when it came into being, or when it last changed. */
  selection: 'CREATED' | 'CHANGED'
  /** YYYY-MM-DD in the zone; both days are included. */
  first_day: string
  last_day: string
  zone: string
  columns: string[]
  sender_account: string | null
  status: Usual<'Ready' | 'Pending' | 'Empty' | 'Failed'>
  rows: Usual<number>
  size: Usual<string>
  pieces: Usual<number>
  reached: Json<ColumnTypes['reports.reached']> | null
  /** Nobody: it is made every day. */
  created_by: string | null
  created_at: Usual<Timestamp>
  finished_at: Timestamp | null
  checksum: string | null
}

export interface RewardDaysTable {
  org_id: string
  month_id: string
  day: string
  payment_volume: string
  average_balance: string
  /** Per cent a year. */
  rate: string
  reward: string
}

export interface RewardMonthsTable {
  org_id: string
  id: Usual<string>
  first_day: string
}

export interface RewardProgrammesTable {
  org_id: string
  currency: string
}

export interface RpoSchemaVersionsTable {
  org_id: string
  environment: ColumnTypes['environment']
  schema_id: string
  number: number
  file_id: string
  created_by: string
  created_at: Usual<Timestamp>
}

export interface RpoSchemasTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  owner_name: string
  name: string
  country: string
  status: Usual<'ACTIVE' | 'DEPRECATED'>
  /** The file of the newest version. */
  remote_object_id: string
  /** Of the newest version. */
  number: Usual<number>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface SavedViewsTable {
  org_id: string
  id: Usual<string>
  owner_id: string
  table_id: string
  name: string
  is_shared: Usual<boolean>
  is_default: Usual<boolean>
  query: Json<ColumnTypes['saved_views.query']>
  columns: string[] | null
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface SchemaAccessRequestsTable {
  /** Who asks. */
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  /** Whose schema it is. */
  owner_id: string
  schema_id: string
  requester_name: string
  status: Usual<'PENDING' | 'GRANTED' | 'DENIED' | 'REVOKED'>
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface ScimGroupsTable {
  org_id: string
  id: Usual<string>
  provider_id: string
  display_name: string
  external_id: string | null
  created_at: Usual<Timestamp>
}

export interface ScimMembersTable {
  org_id: string
  group_id: string
  user_id: string
}

export interface ScimPeopleTable {
  org_id: string
  provider_id: string
  user_id: string
  external_id: string | null
  is_provisioned: boolean
  is_removed: Usual<boolean>
  disabled_at: Timestamp | null
}

export interface SecondFactorsTable {
  org_id: string
  user_id: string
  secret_sealed: string
  created_at: Usual<Timestamp>
  confirmed_at: Timestamp | null
  last_step: Usual<string>
}

export interface SessionTokensTable {
  token_hash: string
  session_hash: string
  expires_at: Timestamp
}

export interface SessionsTable {
  id_hash: string
  org_id: string | null
  user_id: string | null
  fault: string | null
  claims: Json<ColumnTypes['sessions.claims']>
  sealed_tokens: string
  access_expires_at: Timestamp
  refreshing_until: Timestamp | null
  created_at: Usual<Timestamp>
  idle_expires_at: Timestamp
  absolute_expires_at: Timestamp
  ended_at: Timestamp | null
  /** What people and their browsers call it by; the hash stays with the server. */
  id: Usual<string>
  ip: string | null
  user_agent: string | null
  /** What the login provider of this process calls the browser; it is forgotten when the session ends. */
  provider_session: string | null
  proven_at: Timestamp | null
}

export interface SignInBrakesTable {
  subject: string
  tries: number
  last_at: Timestamp
  open_at: Timestamp
}

export interface SignInsTable {
  org_id: string
  id: Usual<string>
  user_id: string
  at: Usual<Timestamp>
  outcome: 'SIGNED_IN' | 'WRONG_PASSWORD' | 'WRONG_CODE' | 'KEPT_OUT'
  ip: string | null
  user_agent: string | null
  method: 'PASSWORD' | 'PASSKEY' | 'CODE' | 'RECOVERY_CODE' | 'IDENTITY_PROVIDER' | null
}

export interface StablecoinTermsTable {
  org_id: string
  /** Which text of definitions/documents was agreed to. */
  document: string
  agreed_by: string
  agreed_at: Usual<Timestamp>
}

export interface StablecoinTransactionsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  type: 'BUY' | 'REDEEM'
  status: Usual<'WAITING' | 'COMPLETED' | 'RETURNED'>
  /** Why the funds went back. */
  reason: ColumnTypes['stablecoin_transactions.reason'] | null
  wallet_id: string
  /** Where the wire was said to come from, or where the money of a redemption goes. */
  bank_id: string
  amount: string
  ledger_hash: string | null
  created_by: string
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
}

export interface SystemTrailTable {
  seq: Derived<string>
  id: Usual<string>
  at: Usual<Timestamp>
  action: string
  object_type: string
  object_id: string | null
  details: Usual<Json<ColumnTypes['system_trail.details']>>
  ip: string | null
  user_agent: string | null
  prev_hash: Derived<string>
  hash: Derived<string>
}

export interface SystemTrailHeadTable {
  is_only: Usual<boolean>
  seq: string
  hash: string
}

export interface TlsCredentialsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  name: string
  serial: string
  /** SHA-256 of the certificate. */
  fingerprint: string
  /** PEM. */
  certificate: string
  /** PKCS#12: certificate and private key, closed with the person's own password. */
  keystore: Buffer
  valid_until: Timestamp
  replaced_by: string | null
  /** Until when it counts once another has taken its place. */
  retires_at: Timestamp | null
  created_by: string
  created_at: Usual<Timestamp>
}

export interface UsageLimitsTable {
  org_id: string
  environment: ColumnTypes['environment']
  currency: string
  permitted: string
}

export interface UserEnvironmentsTable {
  org_id: string
  user_id: string
  environment: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  granted_at: Usual<Timestamp>
}

export interface UserPasswordsTable {
  org_id: string
  user_id: string
  hash: string
}

export interface UserRolesTable {
  org_id: string
  user_id: string
  role: string
  granted_at: Usual<Timestamp>
}

export interface UsersTable {
  org_id: string
  id: Usual<string>
  email: string
  first_name: string
  last_name: string
  nickname: string | null
  picture: string | null
  status: 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'
  viewed_disclosure: Usual<boolean>
  last_sign_in_at: Timestamp | null
  created_at: Usual<Timestamp>
  /** Counts the changes of rights; whoever changes them says which they saw. */
  version: Usual<number>
  invited_by: string | null
  /** When they were let in, the last time. */
  active_since: Usual<Timestamp>
  /** Links to choose a password of before then open nothing. */
  links_revoked_at: Timestamp | null
  language: string | null
  zone: string | null
  density: 'COMFORTABLE' | 'COMPACT' | null
  begins_in: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod' | null
  single_keys: 'ON' | 'OFF' | null
}

export interface WalletsTable {
  org_id: string
  id: Usual<string>
  product: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD'
  product_id: string
  nickname: string
  chain: ColumnTypes['wallets.chain']
  /** The same for names that mean one chain, such as XRPL and XRP. */
  chain_key: string
  asset: string
  address: string
  /** The same for spellings that mean one address. */
  address_key: string
  destination_tag: string | null
  wallet_type: 'hosted' | 'unhosted'
  counterparty: string
  custody_host_id: string | null
  custody_host_name: string | null
  approved: Usual<'Yes' | 'No' | 'Blocked' | 'Pending'>
  status: Usual<'Onboarded' | 'Active' | 'Inactive' | 'Deactivated'>
  transaction_type: Usual<'ISSUANCE' | 'REDEMPTION'>
  attestation: boolean
  agreement: boolean
  acknowledgement: boolean
  created_by: string
  created_at: Usual<Timestamp>
  modified_at: Usual<Timestamp>
  review_id: Usual<string>
}

export interface WebhookDeliveriesTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  seq: Derived<string>
  endpoint_id: string
  event_id: string
  event_type: string
  object_id: string | null
  state: Usual<'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'DROPPED'>
  tries: Usual<number>
  due_at: Usual<Timestamp>
  retry_until: Timestamp
  status: number | null
  duration: number | null
  answer: string | null
  reason: string | null
  created_at: Usual<Timestamp>
  ended_at: Timestamp | null
}

export interface WebhookEndpointsTable {
  org_id: string
  environment: ColumnTypes['environment']
  id: Usual<string>
  url: string
  event_types: string[]
  description: string | null
  is_on: Usual<boolean>
  disabled_at: Timestamp | null
  secret_sealed: string | null
  secret_made_at: Timestamp | null
  earlier_sealed: string | null
  earlier_until: Timestamp | null
  failing_since: Timestamp | null
  last_failed_at: Timestamp | null
  created_by: string
  created_at: Usual<Timestamp>
  deleted_at: Timestamp | null
}

/** Every table there is, as the migrations leave it. */
export interface Database {
  account_bookings: AccountBookingsTable
  account_credits: AccountCreditsTable
  account_entries: AccountEntriesTable
  api_credentials: ApiCredentialsTable
  api_requests: ApiRequestsTable
  api_tokens: ApiTokensTable
  app_clock: AppClockTable
  approvals: ApprovalsTable
  audit_heads: AuditHeadsTable
  audit_trail: AuditTrailTable
  balances: BalancesTable
  bank_accounts: BankAccountsTable
  batch_links: BatchLinksTable
  batch_rows: BatchRowsTable
  batches: BatchesTable
  client_states: ClientStatesTable
  client_view_reads: ClientViewReadsTable
  client_views: ClientViewsTable
  collections: CollectionsTable
  connection_entries: ConnectionEntriesTable
  connection_files: ConnectionFilesTable
  control_changes: ControlChangesTable
  exchange_balances: ExchangeBalancesTable
  exchange_credentials: ExchangeCredentialsTable
  file_references: FileReferencesTable
  files: FilesTable
  financial_instruments: FinancialInstrumentsTable
  idempotency_keys: IdempotencyKeysTable
  identities: IdentitiesTable
  identity_domains: IdentityDomainsTable
  identity_links: IdentityLinksTable
  identity_providers: IdentityProvidersTable
  identity_sessions: IdentitySessionsTable
  identity_versions: IdentityVersionsTable
  invoices: InvoicesTable
  ip_allowlists: IpAllowlistsTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_transfers: LedgerTransfersTable
  liquidation_issues: LiquidationIssuesTable
  liquidations: LiquidationsTable
  list_layouts: ListLayoutsTable
  logout_tokens: LogoutTokensTable
  mail_preferences: MailPreferencesTable
  mails: MailsTable
  member_profiles: MemberProfilesTable
  network_accounts: NetworkAccountsTable
  network_card_methods: NetworkCardMethodsTable
  network_messages: NetworkMessagesTable
  network_payouts: NetworkPayoutsTable
  network_stablecoin_orders: NetworkStablecoinOrdersTable
  notifications: NotificationsTable
  oidc_keys: OidcKeysTable
  oidc_records: OidcRecordsTable
  onboarding_answers: OnboardingAnswersTable
  onboarding_colleagues: OnboardingColleaguesTable
  onboarding_configs: OnboardingConfigsTable
  onboarding_documents: OnboardingDocumentsTable
  onboarding_entries: OnboardingEntriesTable
  onboarding_inquiries: OnboardingInquiriesTable
  onboarding_repairs: OnboardingRepairsTable
  onboarding_requests: OnboardingRequestsTable
  onboarding_reviews: OnboardingReviewsTable
  onboarding_states: OnboardingStatesTable
  onboarding_submissions: OnboardingSubmissionsTable
  organisation_flags: OrganisationFlagsTable
  organisation_settings: OrganisationSettingsTable
  organisations: OrganisationsTable
  outbox: OutboxTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  password_links: PasswordLinksTable
  payin_customers: PayinCustomersTable
  payin_methods: PayinMethodsTable
  payment_events: PaymentEventsTable
  payment_extra_words: PaymentExtraWordsTable
  payment_labels: PaymentLabelsTable
  payment_milestones: PaymentMilestonesTable
  payment_presets: PaymentPresetsTable
  payments: PaymentsTable
  product_configurations: ProductConfigurationsTable
  provider_notified: ProviderNotifiedTable
  provider_organisations: ProviderOrganisationsTable
  quotes: QuotesTable
  rate_counts: RateCountsTable
  recovery_codes: RecoveryCodesTable
  refusal_counts: RefusalCountsTable
  report_pieces: ReportPiecesTable
  report_runs: ReportRunsTable
  reports: ReportsTable
  reward_days: RewardDaysTable
  reward_months: RewardMonthsTable
  reward_programmes: RewardProgrammesTable
  rpo_schema_versions: RpoSchemaVersionsTable
  rpo_schemas: RpoSchemasTable
  saved_views: SavedViewsTable
  schema_access_requests: SchemaAccessRequestsTable
  scim_groups: ScimGroupsTable
  scim_members: ScimMembersTable
  scim_people: ScimPeopleTable
  second_factors: SecondFactorsTable
  session_tokens: SessionTokensTable
  sessions: SessionsTable
  sign_in_brakes: SignInBrakesTable
  sign_ins: SignInsTable
  stablecoin_terms: StablecoinTermsTable
  stablecoin_transactions: StablecoinTransactionsTable
  system_trail: SystemTrailTable
  system_trail_head: SystemTrailHeadTable
  tls_credentials: TlsCredentialsTable
  usage_limits: UsageLimitsTable
  user_environments: UserEnvironmentsTable
  user_passwords: UserPasswordsTable
  user_roles: UserRolesTable
  users: UsersTable
  wallets: WalletsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
}

/** A row of a table, as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
