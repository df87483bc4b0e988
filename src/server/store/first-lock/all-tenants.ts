/** System work without an organisation: its tables, and the reason. */
interface AllTenantsWork {
  tables: readonly string[] | 'every'
  why: string
}

const PERSON = [
  'users',
  'organisations',
  'client_states',
  'organisation_settings',
  'organisation_flags',
  'user_roles',
  'user_environments',
] as const

/** All system work over the rows of all organisations; any other system statement names one organisation. */
export const allTenants = {
  // Sign-in: a secret identifies the person and the organisation.
  'sessions.read': { tables: ['sessions', ...PERSON], why: 'A cookie or a token says who calls.' },
  'sessions.store': {
    tables: ['sessions'],
    why: 'A session is known by its cookie, and somebody unknown has one too.',
  },
  'people.find': {
    tables: ['users', 'organisations', 'user_passwords', 'user_roles', 'user_environments'],
    why: 'A person who signs in says an address, and no organisation.',
  },
  'password-links.use': {
    tables: ['password_links', 'users', 'organisations'],
    why: 'The link says whose password it sets.',
  },
  'passkeys.use': { tables: ['passkeys', 'passkey_challenges'], why: 'The passkey says whose it is.' },
  'logins.find': {
    tables: ['identity_providers'],
    why: 'The domain of an address, or the issuer of a token, says whose login it is.',
  },
  'logins.bind': { tables: ['identity_sessions'], why: 'A sealed cookie says which login somebody came by.' },
  'api-tokens.use': {
    tables: ['api_credentials', 'ip_allowlists', ...PERSON],
    why: 'The token says whose program calls.',
  },
  'api-tokens.issue': {
    tables: ['api_credentials', 'users', 'ip_allowlists'],
    why: 'A program says the id of its credential, and no organisation.',
  },
  'scim.open': {
    tables: ['identity_providers', 'client_states', 'ip_allowlists'],
    why: 'The token says whose directory calls.',
  },
  'batch-links.open': { tables: ['batch_links', 'batches'], why: 'The link says whose file it opens.' },
  'network.message': {
    tables: ['network_payouts', 'network_stablecoin_orders', 'payin_customers', 'organisations'],
    why: 'A message of the network says the id of an order, and it is looked up whose that is.',
  },
  'client-views.enter': {
    tables: ['client_views', 'provider_organisations', ...PERSON],
    why: 'A person of the provider enters the rows of a client.',
  },
  // Due work: one process takes it for all organisations, then continues for each.
  'outbox.spread': {
    tables: ['outbox', 'mails', 'users', 'mail_preferences', 'webhook_deliveries', 'webhook_endpoints'],
    why: 'What happened anywhere is spread, oldest first.',
  },
  'mails.due': {
    tables: ['mails', 'mail_preferences', 'organisations'],
    why: 'The mail that has waited longest goes first.',
  },
  'webhooks.due': {
    tables: ['webhook_deliveries', 'webhook_endpoints', 'outbox'],
    why: 'What has waited longest is sent first.',
  },
  'orders.due': {
    tables: ['network_payouts', 'network_stablecoin_orders'],
    why: 'The order that has waited longest goes first.',
  },
  'accounts.due': {
    tables: ['network_accounts', 'balances'],
    why: 'Each account is asked about in its turn.',
  },
  'approvals.due': { tables: ['approvals', 'payments'], why: 'The clock ends approvals of everybody.' },
  'contracts.due': { tables: ['payments'], why: 'The clock ends contracts of everybody.' },
  'control-changes.due': { tables: ['control_changes'], why: 'The clock carries out changes of everybody.' },
  'batches.due': {
    tables: ['batches', 'batch_links'],
    why: 'The clock ends batches and links of everybody.',
  },
  'reports.due': {
    tables: ['reports', 'user_environments', 'payments'],
    why: 'The clock makes, ends and throws away reports of everybody.',
  },
  'balances.low': {
    tables: ['balances', 'organisation_settings'],
    why: 'Accounts of everybody are compared with their bounds.',
  },
  'balances.reversed': {
    tables: ['account_credits'],
    why: 'What the bank took back is told to whomever it belongs to, also where the console of the provider wrote it.',
  },
  'credentials.ending': { tables: ['api_credentials'], why: 'The clock ends credentials of everybody.' },
  'scim-tokens.ending': {
    tables: ['identity_providers', 'organisations', 'provider_organisations'],
    why: 'The clock ends tokens of everybody, and the provider is told.',
  },
  'orders.stuck': {
    tables: ['provider_organisations', 'provider_notified', 'organisations'],
    why: 'The provider is told of orders of everybody.',
  },
  'bookmarks.due': {
    tables: ['organisations', 'payments', 'payment_milestones'],
    why: 'Whose lists are long is counted over all.',
  },
  'api-requests.write': {
    tables: ['api_requests', 'api_credentials'],
    why: 'Requests of several programs are written at once.',
  },
  // Cleanup and checks.
  housekeeping: {
    tables: [
      'outbox',
      'mails',
      'webhook_deliveries',
      'passkey_challenges',
      'sign_ins',
      'sessions',
      'identity_sessions',
      'logout_tokens',
      'api_requests',
      'idempotency_keys',
    ],
    why: 'What has served its time is thrown away everywhere.',
  },
  'quotes.forget': { tables: ['quotes'], why: 'What nobody took is thrown away everywhere.' },
  'network-messages.forget': {
    tables: ['network_messages'],
    why: 'What is too old to come again is thrown away everywhere.',
  },
  'onboarding-submissions.forget': {
    tables: ['onboarding_submissions'],
    why: 'What was submitted too long ago is thrown away everywhere.',
  },
  'files.forget': {
    tables: ['files', 'file_references', 'onboarding_answers'],
    why: 'What nobody used is thrown away everywhere.',
  },
  'connections.files': {
    tables: ['connection_files', 'rpo_schema_versions', 'connection_entries'],
    why: 'What nobody used is thrown away everywhere.',
  },
  'audit.verify': {
    tables: ['organisations', 'audit_trail', 'audit_heads'],
    why: 'The chain of every organisation is computed again.',
  },
  'mails.show': {
    tables: ['mails', 'outbox', 'users', 'organisations'],
    why: 'A demonstration shows the mail of all of its people.',
  },
  // Commands of the provider's staff on the server.
  seed: { tables: 'every', why: 'A demonstration is written before anybody is there.' },
  'credit.console': {
    tables: ['organisations', 'account_credits'],
    why: 'Staff name an organisation, or a credit by its id.',
  },
  'manage.console': { tables: 'every', why: 'Staff create organisations, and name people by their address.' },
  'network.console': { tables: 'every', why: 'Staff look at the orders that stand still anywhere.' },
  'production.check': {
    tables: ['organisations', 'users'],
    why: 'A start looks whether anybody could enter.',
  },
} as const satisfies Readonly<Record<string, AllTenantsWork>>

/** The name of such work. */
export type AllTenants = keyof typeof allTenants
