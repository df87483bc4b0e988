// Generated from definitions/calls by `npm run types`; do not edit.

import type * as Wire from './wire-entities.ts'

/** Names of all faults. */
export type FaultName =
  | 'client-disabled'
  | 'client-standing'
  | 'client-shut-out'
  | 'client-view-over'
  | 'client-view-closed'
  | 'provider-alone'
  | 'review-over'
  | 'payout-not-stuck'
  | 'unauthenticated'
  | 'session-ended'
  | 'auth-user-id'
  | 'auth-user-org-id'
  | 'auth-user-org-name'
  | 'user-blocked'
  | 'environment-not-assigned'
  | 'permission-denied'
  | 'no-production-access'
  | 'not-allowlisted'
  | 'not-found'
  | 'page-older'
  | 'call-not-found'
  | 'invalid-request'
  | 'unkept-text'
  | 'unshown-text'
  | 'unkept-depth'
  | 'malformed-request'
  | 'head-too-large'
  | 'request-too-slow'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'idempotency-key-missing'
  | 'idempotency-key-invalid'
  | 'idempotency-key-reused'
  | 'request-in-flight'
  | 'too-many-requests'
  | 'unexpected'
  | 'not-recorded'
  | 'verdicts-differ'
  | 'busy'
  | 'away'
  | 'disk-full'
  | 'login-away'
  | 'login-unreached'
  | 'login-not-started'
  | 'login-failed'
  | 'sign-in-again'
  | 'proof-wrong'
  | 'proof-code-wrong'
  | 'code-wrong'
  | 'code-too-early'
  | 'proof-passkey-wrong'
  | 'passkey-wrong'
  | 'password-link-over'
  | 'password-link-revoked'
  | 'password-too-short'
  | 'password-guessable'
  | 'passwords-differ'
  | 'email-missing'
  | 'reset-too-early'
  | 'sign-in-too-early'
  | 'other-site'
  | 'login-wrong'
  | 'definition-broken'
  | 'payout-not-available'
  | 'no-quotes'
  | 'payment-method-invalid'
  | 'quote-failed'
  | 'no-accounts'
  | 'payin-not-allowed'
  | 'amount-below-corridor'
  | 'amount-above-corridor'
  | 'insufficient-funds'
  | 'account-overdrawn'
  | 'country-sanctioned'
  | 'partner-not-found'
  | 'partner-country-missing'
  | 'partner-address-not-found'
  | 'quote-unknown'
  | 'quote-expired'
  | 'quote-accepted-already'
  | 'end-to-end-id-required'
  | 'beneficiary-unknown'
  | 'beneficiary-differs'
  | 'originator-unknown'
  | 'originator-not-allowed'
  | 'purpose-required'
  | 'purpose-unknown'
  | 'source-of-cash-required'
  | 'source-of-cash-unknown'
  | 'documents-required'
  | 'file-unknown'
  | 'memo-not-allowed'
  | 'approvals-off'
  | 'approval-decided'
  | 'approval-own'
  | 'approval-of-others'
  | 'right-younger'
  | 'control-change-decided'
  | 'control-change-elsewhere'
  | 'control-change-own'
  | 'control-change-of-others'
  | 'control-change-waits'
  | 'control-change-differs'
  | 'approval-void'
  | 'approval-outdated'
  | 'document-too-late'
  | 'payment-duplicate'
  | 'batch-duplicate'
  | 'quote-moved'
  | 'requote-failed'
  | 'approval-expired'
  | 'not-to-fix'
  | 'resend-changed'
  | 'resend-waits'
  | 'resend-stuck'
  | 'resend-unpriced'
  | 'resend-moved'
  | 'bulk-too-many'
  | 'move-not-open'
  | 'move-under-way'
  | 'move-waits-for-approval'
  | 'contract-expired'
  | 'move-other-side'
  | 'requirements-not-met'
  | 'requirements-failed'
  | 'requirements-empty'
  | 'identity-holder-differs'
  | 'filter-needs-side'
  | 'filter-needs-amount'
  | 'filter-dates-crossed'
  | 'filter-amounts-crossed'
  | 'filter-state-unknown'
  | 'file-required'
  | 'file-bad-policy'
  | 'file-bad-type'
  | 'file-too-large'
  | 'file-failed'
  | 'identity-deleted'
  | 'identity-changed'
  | 'identity-unchanged'
  | 'individual-originators-off'
  | 'v3-identity-off'
  | 'us-ach-account-number'
  | 'us-ach-routing-number'
  | 'instrument-not-for-originators'
  | 'tenant-differs'
  | 'wallet-product-differs'
  | 'wallet-not-accepted'
  | 'wallets-blocked'
  | 'wallet-known'
  | 'too-many-wallets'
  | 'wallet-id-missing'
  | 'wallet-removed-already'
  | 'wallet-blocked'
  | 'wallet-differs'
  | 'notification-too-old'
  | 'email-in-use'
  | 'administrator-only'
  | 'role-not-held'
  | 'environment-not-held'
  | 'too-many-administrators'
  | 'last-administrator'
  | 'user-changed'
  | 'mail-off'
  | 'user-standing'
  | 'user-own-standing'
  | 'environments-failed'
  | 'view-name-taken'
  | 'too-many-views'
  | 'preset-gone'
  | 'preset-name-taken'
  | 'too-many-presets'
  | 'preset-changed'
  | 'view-not-own'
  | 'batch-upload-off'
  | 'batch-file-unreadable'
  | 'batch-columns'
  | 'batch-empty'
  | 'batch-too-long'
  | 'batch-quote-expired'
  | 'batch-accepted-already'
  | 'batch-too-fast'
  | 'one-file'
  | 'batch-rows'
  | 'batch-not-quoted'
  | 'batch-sender-stopped'
  | 'batch-unquoted'
  | 'batch-template-unsupported'
  | 'batch-template-none'
  | 'batch-link-over'
  | 'filter-empty'
  | 'filter-min-amount'
  | 'filter-max-amount'
  | 'filter-date-format'
  | 'filter-date-input'
  | 'filter-payment-id'
  | 'balances-denied'
  | 'onboarding-changed'
  | 'subtask-given-meanwhile'
  | 'colleague-unfit'
  | 'onboarding-closed'
  | 'onboarding-incomplete'
  | 'onboarding-unfinished'
  | 'onboarding-documents-wanted'
  | 'onboarding-over'
  | 'too-many-contacts'
  | 'ownership-too-low'
  | 'ownership-too-high'
  | 'exposure-too-low'
  | 'exposure-too-high'
  | 'exposure-country-twice'
  | 'exposure-sanctioned'
  | 'document-one-file'
  | 'document-twice'
  | 'document-unknown'
  | 'bank-exists'
  | 'bank-not-accepted'
  | 'bank-removed-already'
  | 'stablecoin-terms-open'
  | 'stablecoin-amount'
  | 'stablecoin-wallet-unusable'
  | 'stablecoin-bank-unverified'
  | 'not-offered'
  | 'cards-unavailable'
  | 'payin-account-refused'
  | 'stablecoin-not-offered'
  | 'stablecoin-unavailable'
  | 'redemption-duplicate'
  | 'deleted-already'
  | 'request-answered-already'
  | 'verification-off'
  | 'inquiry-over'
  | 'card-payment-off'
  | 'payin-account-twice'
  | 'payin-nothing-waits'
  | 'payin-code-wrong'
  | 'zone-unknown'
  | 'range-reversed'
  | 'range-too-long'
  | 'settings-exclusive'
  | 'setting-not-offered'
  | 'settings-changed'
  | 'organisation-incomplete'
  | 'scope-missing'
  | 'credential-expired'
  | 'credential-owned'
  | 'credential-expired-before'
  | 'credential-scopes-empty'
  | 'credential-stopped'
  | 'people-only'
  | 'allowlist-format'
  | 'allowlist-twice'
  | 'allowlist-full'
  | 'allowlist-lock-out'
  | 'allowlist-locked'
  | 'allowlist-changed'
  | 'credential-name-missing'
  | 'credential-name-taken'
  | 'scope-not-held'
  | 'credential-term-too-long'
  | 'webhook-url'
  | 'webhook-silent'
  | 'too-many-webhooks'
  | 'too-many-credentials'
  | 'exchange-unknown'
  | 'exchange-credentials-exist'
  | 'exchange-unavailable'
  | 'exchange-credentials-invalid'
  | 'credential-rotated-already'
  | 'credential-secret-waits'
  | 'credential-secret-taken'
  | 'credential-secret-of-owner'
  | 'keystore-password-differs'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-required'
  | 'second-factor-code'
  | 'too-many-passkeys'
  | 'passkey-refused'
  | 'session-over'
  | 'flag-unknown'
  | 'configuration-not-accepted'
  | 'configuration-changed'
  | 'product-unknown'
  | 'reports-off'
  | 'collections-off'
  | 'connections-off'
  | 'liquidity-off'
  | 'connection-name-taken'
  | 'connection-changed'
  | 'quiet-hours-unusable'
  | 'environment-not-yours'
  | 'time-zone-unknown'
  | 'currency-unknown'
  | 'ach-sizes'
  | 'exchange-icon'
  | 'exchange-document'
  | 'exchange-file-type'
  | 'exchange-file-size'
  | 'schema-file-type'
  | 'schema-file-size'
  | 'schema-file-policy'
  | 'schema-file-required'
  | 'schema-file-used'
  | 'schema-name-required'
  | 'schema-country-required'
  | 'schema-name-taken'
  | 'schema-unknown'
  | 'schema-deprecated'
  | 'schema-own'
  | 'schema-asked-already'
  | 'access-standing'
  | 'rewards-off'
  | 'report-not-available'
  | 'report-empty'
  | 'report-name-missing'
  | 'report-name-taken'
  | 'report-type-unknown'
  | 'report-type-off'
  | 'report-range'
  | 'range-future'
  | 'report-columns'
  | 'ledger-off'
  | 'ledger-account-invalid'
  | 'ledger-account-exists'
  | 'ledger-account-changed'
  | 'ledger-balance-outside'
  | 'ledger-peering-differs'
  | 'ledger-account-standing'
  | 'ledger-account-unknown'
  | 'ledger-account-disabled'
  | 'remote-account-not-found'
  | 'transfer-same-account'
  | 'transfer-currency'
  | 'transfer-amount'
  | 'transfer-standing'
  | 'transfer-duplicate'
  | 'transfer-no-room'
  | 'mock-exchange-balance'
  | 'mock-exchange-real'
  | 'too-many-reports'
  | 'idp-off'
  | 'signs-in-elsewhere'
  | 'only-organisation-login'
  | 'idp-unreached'
  | 'idp-private'
  | 'idp-discovery'
  | 'idp-secret'
  | 'idp-token'
  | 'idp-proof-old'
  | 'idp-refused'
  | 'idp-acr'
  | 'idp-no-email'
  | 'idp-email-unverified'
  | 'idp-other-domain'
  | 'idp-no-subject'
  | 'idp-other-subject'
  | 'idp-not-invited'
  | 'idp-no-group'
  | 'idp-address-taken'
  | 'idp-too-many'
  | 'identity-provider-domain'
  | 'identity-provider-issuer'
  | 'identity-provider-groups'
  | 'identity-provider-rule'
  | 'replay-elsewhere'
  | 'replay-not-kept'
  | 'replay-right'

export interface Calls {
  'accessRequests.change': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SchemaAccessChange
    answer: Wire.SchemaAccess
    fault: 'connections-off' | 'access-standing'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'accessRequests.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.SchemaAccessList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'accessRequests.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SchemaAccess
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'achServices.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.AchServiceCreate
    answer: Wire.AchService
    fault: 'connections-off' | 'connection-name-taken' | 'ach-sizes'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'service_name'
    changed: never
    trail: 'definition'
    record: never
  }
  'achServices.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'version'
  }
  'achServices.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.AchServiceList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'achServices.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AchService
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'achServices.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.AchServiceUpdate
    answer: Wire.AchService
    fault: 'connections-off' | 'connection-name-taken' | 'connection-changed' | 'ach-sizes'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'service_name'
    changed: 'connection-changed'
    trail: 'definition'
    record: never
  }
  'activity.count': {
    params: Record<string, never>
    query: Wire.ActivityQuery
    request: Record<string, never>
    answer: Wire.ActivityCount
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'activity.download': {
    params: Record<string, never>
    query: Wire.ActivityDownloadQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'zone-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'activity.list': {
    params: Record<string, never>
    query: Wire.ActivityQuery
    request: Record<string, never>
    answer: Wire.ActivityList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'activity.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ActivityDetails
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'additionalDocumentation.answer': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.DocumentRequestAnswer
    answer: Wire.DocumentRequest
    fault: 'tenant-differs' | 'document-unknown' | 'request-answered-already'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'additionalDocumentation.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.DocumentRequestList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'additionalDocumentation.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.DocumentRequest
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'allowlist.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IpAllowlist
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'allowlist.save': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IpAllowlistSave
    answer: Wire.IpAllowlist
    fault:
      | 'allowlist-locked'
      | 'allowlist-changed'
      | 'allowlist-format'
      | 'allowlist-twice'
      | 'allowlist-full'
      | 'allowlist-lock-out'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'apiRequests.list': {
    params: { id: string }
    query: Wire.ApiRequestQuery
    request: Record<string, never>
    answer: Wire.ApiRequestList
    fault: never
    tenant: 'path'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'apiRequests.read': {
    params: { id: string; requestId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiRequest
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'apiRequests.replay': {
    params: { id: string; requestId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ApiRequestReplay
    answer: Wire.ApiRequestReplayed
    fault: 'not-found' | 'replay-elsewhere' | 'replay-not-kept' | 'replay-right'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'call' | 'key' | 'status' | 'replayedAs'
  }
  'approvals.cancel': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Approval
    fault:
      | 'not-found'
      | 'approval-of-others'
      | 'approval-decided'
      | 'approval-expired'
      | 'approval-void'
      | 'approval-outdated'
      | 'move-not-open'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'approvals.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ApprovalCreate
    answer: Wire.Approval
    fault:
      | 'quote-unknown'
      | 'approvals-off'
      | 'quote-expired'
      | 'quote-accepted-already'
      | 'payment-duplicate'
      | 'resend-waits'
      | 'resend-stuck'
      | 'insufficient-funds'
      | 'end-to-end-id-required'
      | 'beneficiary-unknown'
      | 'beneficiary-differs'
      | 'originator-unknown'
      | 'originator-not-allowed'
      | 'purpose-required'
      | 'purpose-unknown'
      | 'source-of-cash-required'
      | 'source-of-cash-unknown'
      | 'documents-required'
      | 'file-unknown'
      | 'memo-not-allowed'
      | 'no-production-access'
      | 'country-sanctioned'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'approvals.deciders': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApprovalDeciders
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'approvals.list': {
    params: Record<string, never>
    query: Wire.ApprovalListQuery
    request: Record<string, never>
    answer: Wire.ApprovalList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'approvals.reply': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ApprovalReply
    answer: Wire.Approval
    fault:
      | 'not-found'
      | 'approval-own'
      | 'approval-decided'
      | 'approval-expired'
      | 'approval-void'
      | 'approval-outdated'
      | 'quote-moved'
      | 'requote-failed'
      | 'quote-unknown'
      | 'insufficient-funds'
      | 'account-overdrawn'
      | 'right-younger'
      | 'move-not-open'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'audit.payment': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AuditTrail
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'balances.available': {
    params: Record<string, never>
    query: Wire.AvailableQuery
    request: Record<string, never>
    answer: Wire.Available
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'balances.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Balances
    fault: 'balances-denied'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'banks.change': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BankChange
    answer: Wire.BankAccount
    fault:
      | 'tenant-differs'
      | 'bank-removed-already'
      | 'bank-exists'
      | 'bank-not-accepted'
      | 'document-unknown'
      | 'control-change-waits'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'banks.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BankCreate
    answer: Wire.BankAccount
    fault:
      'tenant-differs' | 'bank-exists' | 'bank-not-accepted' | 'document-unknown' | 'control-change-waits'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'banks.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.BankList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'banks.proof': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'banks.read': {
    params: { bankId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.BankAccount
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.accept': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.BatchAccept
    answer: Wire.Batch
    fault:
      | 'batch-upload-off'
      | 'no-production-access'
      | 'not-found'
      | 'batch-not-quoted'
      | 'batch-unquoted'
      | 'batch-quote-expired'
      | 'batch-accepted-already'
      | 'batch-duplicate'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'batches.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BatchCreate
    answer: Wire.Batch
    fault: 'batch-upload-off' | 'no-production-access' | 'batch-rows' | 'batch-too-fast'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'batches.file': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileLink
    fault: 'batch-upload-off' | 'not-found' | 'batch-link-over'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.list': {
    params: Record<string, never>
    query: Wire.BatchListQuery
    request: Record<string, never>
    answer: Wire.BatchList
    fault:
      | 'batch-upload-off'
      | 'filter-empty'
      | 'filter-min-amount'
      | 'filter-max-amount'
      | 'filter-date-format'
      | 'filter-date-input'
      | 'filter-payment-id'
      | 'filter-dates-crossed'
      | 'filter-amounts-crossed'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.process': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.BatchUpload
    fault:
      | 'batch-upload-off'
      | 'no-production-access'
      | 'file-required'
      | 'file-bad-policy'
      | 'file-too-large'
      | 'one-file'
      | 'batch-file-unreadable'
      | 'batch-columns'
      | 'batch-empty'
      | 'batch-too-long'
      | 'batch-too-fast'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'batches.quote': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Batch
    fault:
      'batch-upload-off' | 'no-production-access' | 'not-found' | 'batch-accepted-already' | 'batch-too-fast'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'batches.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Batch
    fault: 'batch-upload-off' | 'not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.results': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'batch-upload-off' | 'not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.rows': {
    params: { id: string }
    query: Wire.BatchRowsQuery
    request: Record<string, never>
    answer: Wire.BatchPaymentList
    fault: 'batch-upload-off' | 'not-found'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'batches.template': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BatchTemplate
    answer: Wire.FileContent
    fault: 'batch-upload-off' | 'no-production-access' | 'batch-template-unsupported' | 'batch-template-none'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'bulk.perform': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BulkRequest
    answer: Wire.BulkOutcomes
    fault: 'bulk-too-many' | 'sign-in-again'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'clientViews.begin': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ClientViewRequest
    answer: Wire.ClientView
    fault: 'not-found' | 'client-shut-out'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'clientViews.end': {
    params: { viewId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Empty
    fault: 'client-view-over'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'clientId' | 'client'
  }
  'clientViews.read': {
    params: { viewId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ClientView
    fault: 'client-view-over'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'clients.create': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ApiCredentialCreate
    answer: Wire.ApiCredential
    fault:
      | 'credential-name-missing'
      | 'credential-name-taken'
      | 'too-many-credentials'
      | 'scope-not-held'
      | 'credential-term-too-long'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: 'too-many-credentials'
    taken: 'credential-name-taken'
    names: 'name'
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'clients.delete': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before'
  }
  'clients.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialList
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'clients.read': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredential
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'clients.rotate': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialSecret
    fault: 'credential-rotated-already' | 'credential-secret-waits' | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'clients.scopes': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialScopes
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'clients.takeOver': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredential
    fault:
      'control-change-waits' | 'credential-expired-before' | 'credential-owned' | 'credential-scopes-empty'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'clients.takeSecret': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialSecret
    fault: 'credential-secret-taken' | 'credential-secret-of-owner'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'clients.update': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ApiCredentialChange
    answer: Wire.ApiCredential
    fault: 'credential-name-missing' | 'credential-name-taken'
    tenant: 'path'
    paged: false
    full: never
    taken: 'credential-name-taken'
    names: 'name'
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'collections.list': {
    params: Record<string, never>
    query: Wire.CollectionListQuery
    request: Record<string, never>
    answer: Wire.CollectionList
    fault: 'collections-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'configuration.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Configuration
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'contacts.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingContactCreate
    answer: Wire.OnboardingContact
    fault: 'tenant-differs' | 'too-many-contacts'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'contacts.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'contacts.list': {
    params: Record<string, never>
    query: Wire.OnboardingContactQuery
    request: Record<string, never>
    answer: Wire.OnboardingContactList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'contacts.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.OnboardingContact
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'contacts.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingContactUpdate
    answer: Wire.OnboardingContact
    fault: 'tenant-differs' | 'onboarding-changed' | 'too-many-contacts'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: 'onboarding-changed'
    trail: 'definition'
    record: never
  }
  'controlChanges.approve': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.ControlChange
    fault:
      | 'not-found'
      | 'control-change-decided'
      | 'control-change-own'
      | 'control-change-elsewhere'
      | 'right-younger'
      | 'permission-denied'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'control' | 'call' | 'says' | 'was' | 'becomes' | 'askedBy' | 'state' | 'reason'
  }
  'controlChanges.cancel': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.ControlChange
    fault: 'not-found' | 'control-change-decided' | 'control-change-of-others'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'control' | 'call' | 'says' | 'was' | 'becomes' | 'askedBy' | 'state' | 'reason'
  }
  'controlChanges.list': {
    params: Record<string, never>
    query: Wire.ControlChangeQuery
    request: Record<string, never>
    answer: Wire.ControlChangeList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'controlChanges.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ControlChange
    fault: 'not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'controlChanges.reject': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ControlChangeRejection
    answer: Wire.ControlChange
    fault:
      'not-found' | 'control-change-decided' | 'control-change-own' | 'right-younger' | 'permission-denied'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'control' | 'call' | 'says' | 'was' | 'becomes' | 'askedBy' | 'state' | 'reason'
  }
  'decisions.list': {
    params: Record<string, never>
    query: Wire.DecisionQuery
    request: Record<string, never>
    answer: Wire.DecisionList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'environments.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.EnvironmentList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeBalances.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeBalanceList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeBalances.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeBalance
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeBalances.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeBalanceUpdate
    answer: Wire.ExchangeBalance
    fault: 'mock-exchange-balance' | 'mock-exchange-real'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before'
  }
  'exchangeCredentials.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeCredentialSave
    answer: Wire.ExchangeCredential
    fault:
      | 'liquidity-off'
      | 'exchange-unknown'
      | 'environment-not-assigned'
      | 'exchange-credentials-exist'
      | 'exchange-credentials-invalid'
      | 'not-offered'
      | 'exchange-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'exchangeCredentials.createOlder': {
    params: { env: string; exchange: string }
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeKeys
    answer: Wire.ExchangeCredential
    fault:
      | 'liquidity-off'
      | 'exchange-unknown'
      | 'environment-not-assigned'
      | 'exchange-credentials-exist'
      | 'exchange-credentials-invalid'
      | 'not-offered'
      | 'exchange-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'exchangeCredentials.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredentialList
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeCredentials.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredential
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeCredentials.readOlder': {
    params: { env: string; exchange: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredential
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeCredentials.supportedValues': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeSupportedValues
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchangeCredentials.update': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeCredentialSave
    answer: Wire.ExchangeCredential
    fault:
      | 'liquidity-off'
      | 'exchange-unknown'
      | 'environment-not-assigned'
      | 'exchange-credentials-invalid'
      | 'not-offered'
      | 'exchange-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'exchangeCredentials.updateOlder': {
    params: { env: string; exchange: string }
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeKeys
    answer: Wire.ExchangeCredential
    fault:
      | 'liquidity-off'
      | 'exchange-unknown'
      | 'environment-not-assigned'
      | 'exchange-credentials-invalid'
      | 'not-offered'
      | 'exchange-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'exchangeRates.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeRateList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchanges.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchanges.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeCreate
    answer: Wire.Exchange
    fault: 'connections-off' | 'connection-name-taken' | 'exchange-icon' | 'exchange-document'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'name'
    changed: never
    trail: 'definition'
    record: never
  }
  'exchanges.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'version'
  }
  'exchanges.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchanges.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Exchange
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exchanges.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeUpdate
    answer: Wire.Exchange
    fault:
      | 'connections-off'
      | 'connection-name-taken'
      | 'connection-changed'
      | 'exchange-icon'
      | 'exchange-document'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'name'
    changed: 'connection-changed'
    trail: 'definition'
    record: never
  }
  'exchanges.upload': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.File
    fault:
      'connections-off' | 'file-required' | 'file-bad-policy' | 'exchange-file-type' | 'exchange-file-size'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'sha256'
  }
  'exposures.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.CountryExposureCreate
    answer: Wire.CountryExposure
    fault:
      | 'tenant-differs'
      | 'exposure-too-low'
      | 'exposure-too-high'
      | 'exposure-country-twice'
      | 'exposure-sanctioned'
      | 'onboarding-over'
      | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'exposures.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'exposures.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.CountryExposureList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exposures.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.CountryExposure
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'exposures.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.CountryExposureUpdate
    answer: Wire.CountryExposure
    fault:
      | 'tenant-differs'
      | 'onboarding-changed'
      | 'exposure-too-low'
      | 'exposure-too-high'
      | 'exposure-country-twice'
      | 'exposure-sanctioned'
      | 'onboarding-over'
      | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: 'onboarding-changed'
    trail: 'definition'
    record: never
  }
  'files.read': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'files.reference': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Wire.FileReference
    answer: Wire.Empty
    fault: 'document-too-late'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'files.upload': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.File
    fault: 'file-required' | 'file-bad-policy' | 'file-bad-type' | 'file-too-large' | 'file-failed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'sha256'
  }
  'flags.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FlagList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'flags.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TenantFlag
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'flags.set': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TenantFlag
    answer: Wire.TenantFlag
    fault: 'flag-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'holidays.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.HolidayCreate
    answer: Wire.Holiday
    fault: 'connections-off' | 'connection-name-taken'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'name' | 'date'
    changed: never
    trail: 'definition'
    record: never
  }
  'holidays.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'version'
  }
  'holidays.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.HolidayList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'holidays.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Holiday
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'holidays.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.HolidayUpdate
    answer: Wire.Holiday
    fault: 'connections-off' | 'connection-name-taken' | 'connection-changed'
    tenant: 'own'
    paged: false
    full: never
    taken: 'connection-name-taken'
    names: 'name' | 'date'
    changed: 'connection-changed'
    trail: 'definition'
    record: never
  }
  'home.paymentsData': {
    params: Record<string, never>
    query: Wire.PaymentsDataQuery
    request: Record<string, never>
    answer: Wire.PaymentsData
    fault: 'zone-unknown' | 'range-reversed' | 'range-too-long'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'home.waiting': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Waiting
    fault: 'zone-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'identities.addInstrument': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.FinancialInstrumentCreate
    answer: Wire.FinancialInstrument
    fault:
      | 'requirements-not-met'
      | 'payout-not-available'
      | 'us-ach-routing-number'
      | 'us-ach-account-number'
      | 'instrument-not-for-originators'
      | 'identity-changed'
      | 'identity-deleted'
      | 'v3-identity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'risk' | 'before' | 'after'
  }
  'identities.byAccount': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.AccountLookup
    answer: Wire.AccountHolders
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'identities.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.IdentityCreate
    answer: Wire.Identity
    fault:
      | 'requirements-not-met'
      | 'payout-not-available'
      | 'country-sanctioned'
      | 'identity-holder-differs'
      | 'individual-originators-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'nickName' | 'sameAccountAs'
  }
  'identities.createV3': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.IdentityCreateV3
    answer: Wire.Identity
    fault: 'requirements-not-met' | 'country-sanctioned' | 'individual-originators-off' | 'v3-identity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'nickName' | 'sameAccountAs'
  }
  'identities.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'identity-deleted'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'identityType' | 'nickName' | 'keptForPayments'
  }
  'identities.list': {
    params: Record<string, never>
    query: Wire.IdentityListQuery
    request: Record<string, never>
    answer: Wire.IdentityList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'identities.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Identity
    fault: 'identity-deleted'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'identities.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityChange
    answer: Wire.Identity
    fault:
      | 'requirements-not-met'
      | 'country-sanctioned'
      | 'identity-changed'
      | 'identity-unchanged'
      | 'identity-deleted'
      | 'control-change-waits'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'identityProviders.create': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityProviderSave
    answer: Wire.IdentityProvider
    fault:
      | 'not-found'
      | 'identity-provider-domain'
      | 'identity-provider-issuer'
      | 'identity-provider-groups'
      | 'identity-provider-rule'
      | 'provider-alone'
      | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.list': {
    params: Record<string, never>
    query: Wire.ProviderSetupQuery
    request: Record<string, never>
    answer: Wire.IdentityProviderList
    fault: never
    tenant: 'clients'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'identityProviders.makeToken': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityProviderTokenRequest
    answer: Wire.IdentityProviderToken
    fault: 'not-found'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'identityProviders.revokeToken': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.saveSecret': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityProviderSecret
    answer: Wire.IdentityProvider
    fault: 'not-found'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.try': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.turnOff': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.turnOn': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'identityProviders.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityProviderSave
    answer: Wire.IdentityProvider
    fault:
      | 'not-found'
      | 'identity-provider-domain'
      | 'identity-provider-issuer'
      | 'identity-provider-groups'
      | 'identity-provider-rule'
      | 'provider-alone'
      | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'client' | 'login' | 'issuer' | 'domains'
  }
  'inquiries.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.InquiryList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'inquiries.read': {
    params: { inquiryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Inquiry
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'inquiries.report': {
    params: { inquiryId: string }
    query: Wire.EnvironmentQuery
    request: Wire.InquiryReport
    answer: Wire.Inquiry
    fault: 'verification-off' | 'inquiry-over'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'invoices.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'number' | 'format'
  }
  'invoices.list': {
    params: Record<string, never>
    query: Wire.InvoiceListQuery
    request: Record<string, never>
    answer: Wire.InvoiceList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'invoices.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Invoice
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'languages.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LanguageChoice
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'languages.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.LanguageChoice
    answer: Wire.LanguageChoice
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'ledger.liquidity': {
    params: Record<string, never>
    query: Wire.AccountLiquidityQuery
    request: Record<string, never>
    answer: Wire.AccountLiquidity
    fault: 'transfer-currency' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledger.monitor': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MonitoredBalances
    fault: 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledger.node': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerNode
    fault: 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledgerAccounts.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.LedgerAccountCreate
    answer: Wire.LedgerAccount
    fault:
      | 'ledger-account-invalid'
      | 'ledger-account-exists'
      | 'ledger-peering-differs'
      | 'ledger-off'
      | 'control-change-waits'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'ledgerAccounts.disable': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.LedgerAccount
    fault: 'ledger-account-standing' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from'
  }
  'ledgerAccounts.enable': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.LedgerAccount
    fault: 'ledger-account-standing' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from'
  }
  'ledgerAccounts.list': {
    params: Record<string, never>
    query: Wire.LedgerAccountQuery
    request: Record<string, never>
    answer: Wire.LedgerAccountList
    fault: 'ledger-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledgerAccounts.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerAccount
    fault: 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledgerAccounts.statement': {
    params: { id: string }
    query: Wire.LedgerStatementQuery
    request: Record<string, never>
    answer: Wire.LedgerTransactionList
    fault: 'ledger-account-unknown' | 'ledger-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'ledgerAccounts.update': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.LedgerAccountUpdate
    answer: Wire.LedgerAccount
    fault:
      | 'ledger-account-invalid'
      | 'ledger-account-changed'
      | 'ledger-balance-outside'
      | 'ledger-peering-differs'
      | 'ledger-off'
      | 'control-change-waits'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'liquidations.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Liquidation
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'liquidations.report': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.LiquidationReport
    answer: Wire.Liquidation
    fault: 'liquidity-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'mailPreferences.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MailPreferences
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'mailPreferences.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.MailPreferencesSave
    answer: Wire.MailPreferences
    fault: 'time-zone-unknown' | 'quiet-hours-unusable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'members.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.MemberList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'members.profile': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MemberProfile
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'members.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Member
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'members.saveProfile': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.MemberProfileSave
    answer: Wire.MemberProfile
    fault: 'connections-off' | 'time-zone-unknown' | 'currency-unknown' | 'connection-changed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'network.health': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.NetworkHealth
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'network.heartbeat': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkHeartbeat
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'network.info': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkInfo
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'network.systemConfig': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkSystemConfig
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'notifications.change': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.NotificationChange
    answer: Wire.NotificationChangeResult
    fault: 'notification-too-old'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'notifications.list': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.NotificationQuery
    answer: Wire.NotificationList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'onboarding.assign': {
    params: { subtask: string }
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingAssign
    answer: Wire.OnboardingColleagues
    fault:
      | 'tenant-differs'
      | 'onboarding-over'
      | 'onboarding-closed'
      | 'subtask-given-meanwhile'
      | 'colleague-unfit'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from' | 'to'
  }
  'onboarding.change': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingChange
    answer: Wire.OnboardingState
    fault:
      | 'tenant-differs'
      | 'onboarding-over'
      | 'onboarding-closed'
      | 'onboarding-unfinished'
      | 'onboarding-documents-wanted'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'onboarding.colleagues': {
    params: { subtask: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.OnboardingColleagues
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'onboarding.config': {
    params: Record<string, never>
    query: Wire.OnboardingConfigQuery
    request: Record<string, never>
    answer: Wire.OnboardingConfig
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'onboarding.outreach': {
    params: Record<string, never>
    query: Wire.OnboardingOutreachQuery
    request: Record<string, never>
    answer: Wire.OnboardingOutreach
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'onboarding.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingSave
    answer: Wire.OnboardingOutreach
    fault:
      | 'tenant-differs'
      | 'onboarding-changed'
      | 'onboarding-closed'
      | 'onboarding-incomplete'
      | 'document-unknown'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'version' | 'done'
  }
  'organisations.changeSettings': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OrganisationSettingsChange
    answer: Wire.OrganisationSettings
    fault: 'settings-exclusive' | 'setting-not-offered' | 'settings-changed' | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'organisations.read': {
    params: { id: string }
    query: Wire.OrganisationQuery
    request: Record<string, never>
    answer: Wire.Organisation
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'organisations.settings': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.OrganisationSettings
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'organisations.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OrganisationUpdate
    answer: Wire.Organisation
    fault: 'organisation-incomplete' | 'settings-changed' | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'organisations.validate': {
    params: Record<string, never>
    query: Wire.TenantValidationQuery
    request: Record<string, never>
    answer: Wire.TenantValidation
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'owners.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BeneficialOwnerCreate
    answer: Wire.BeneficialOwner
    fault:
      'tenant-differs' | 'ownership-too-low' | 'ownership-too-high' | 'onboarding-over' | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'owners.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'owners.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.BeneficialOwnerList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'owners.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.BeneficialOwner
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'owners.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.BeneficialOwnerUpdate
    answer: Wire.BeneficialOwner
    fault:
      | 'tenant-differs'
      | 'onboarding-changed'
      | 'ownership-too-low'
      | 'ownership-too-high'
      | 'onboarding-over'
      | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: 'onboarding-changed'
    trail: 'definition'
    record: never
  }
  'passkeys.add': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasskeyCreate
    answer: Wire.Passkey
    fault: 'too-many-passkeys' | 'passkey-refused'
    tenant: 'path'
    paged: false
    full: 'too-many-passkeys'
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'passkeys.begin': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PasskeyOptions
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'passkeys.list': {
    params: { id: string; userId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.PasskeyList
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'passkeys.read': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Passkey
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'passkeys.remove': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name'
  }
  'passkeys.rename': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasskeyChange
    answer: Wire.Passkey
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name'
  }
  'payin.addUnverified': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BankDebitAccount
    answer: Wire.PaymentMethod
    fault:
      | 'card-payment-off'
      | 'tenant-differs'
      | 'payin-account-twice'
      | 'onboarding-over'
      | 'onboarding-closed'
      | 'not-offered'
      | 'cards-unavailable'
      | 'payin-account-refused'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payin.confirmDeposit': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.DepositConfirmation
    answer: Wire.PaymentMethod
    fault:
      | 'card-payment-off'
      | 'payin-nothing-waits'
      | 'payin-code-wrong'
      | 'onboarding-over'
      | 'onboarding-closed'
      | 'not-offered'
      | 'cards-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payin.customer': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.PayinCustomer
    fault: 'card-payment-off' | 'not-offered' | 'cards-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payin.methods': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.PaymentMethodList
    fault: 'card-payment-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payin.removeMethod': {
    params: Record<string, never>
    query: Wire.PaymentMethodQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'card-payment-off' | 'deleted-already' | 'not-offered' | 'cards-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payin.removeUnverified': {
    params: Record<string, never>
    query: Wire.PaymentMethodQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'card-payment-off' | 'deleted-already' | 'not-offered' | 'cards-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payin.setupIntent': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.PayinSetupIntent
    fault: 'card-payment-off' | 'not-offered' | 'cards-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payments.accept': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PaymentAccept
    answer: Wire.Payment
    fault:
      | 'quote-unknown'
      | 'quote-expired'
      | 'quote-accepted-already'
      | 'payment-duplicate'
      | 'insufficient-funds'
      | 'end-to-end-id-required'
      | 'no-production-access'
      | 'country-sanctioned'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.approve': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PaymentApprove
    answer: Wire.Payment
    fault:
      | 'not-found'
      | 'move-not-open'
      | 'approval-own'
      | 'approval-decided'
      | 'approval-expired'
      | 'approval-void'
      | 'approval-outdated'
      | 'quote-moved'
      | 'requote-failed'
      | 'quote-unknown'
      | 'insufficient-funds'
      | 'account-overdrawn'
      | 'right-younger'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.complete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PaymentCreate
    answer: Wire.Payment
    fault:
      | 'quote-unknown'
      | 'approvals-off'
      | 'quote-expired'
      | 'quote-accepted-already'
      | 'payment-duplicate'
      | 'resend-waits'
      | 'resend-stuck'
      | 'insufficient-funds'
      | 'end-to-end-id-required'
      | 'beneficiary-unknown'
      | 'beneficiary-differs'
      | 'originator-unknown'
      | 'originator-not-allowed'
      | 'purpose-required'
      | 'purpose-unknown'
      | 'source-of-cash-required'
      | 'source-of-cash-unknown'
      | 'documents-required'
      | 'file-unknown'
      | 'memo-not-allowed'
      | 'no-production-access'
      | 'country-sanctioned'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'payments.download': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PaymentDownload
    answer: Wire.PaymentFile
    fault:
      | 'filter-needs-side'
      | 'filter-needs-amount'
      | 'filter-dates-crossed'
      | 'filter-amounts-crossed'
      | 'filter-state-unknown'
      | 'zone-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'filters' | 'payments'
  }
  'payments.fail': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.filter': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PaymentFilter
    answer: Wire.PaymentList
    fault:
      | 'filter-needs-side'
      | 'filter-needs-amount'
      | 'filter-dates-crossed'
      | 'filter-amounts-crossed'
      | 'filter-state-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'payments.list': {
    params: Record<string, never>
    query: Wire.PaymentListQuery
    request: Record<string, never>
    answer: Wire.PaymentList
    fault:
      | 'filter-needs-side'
      | 'filter-needs-amount'
      | 'filter-dates-crossed'
      | 'filter-amounts-crossed'
      | 'filter-state-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payments.listOlder': {
    params: Record<string, never>
    query: Wire.PaymentListQuery
    request: Record<string, never>
    answer: Wire.PaymentList
    fault:
      | 'filter-needs-side'
      | 'filter-needs-amount'
      | 'filter-dates-crossed'
      | 'filter-amounts-crossed'
      | 'filter-state-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payments.lock': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side' | 'contract-expired'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.putAway': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'not-to-fix'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'payments.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payments.reject': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PaymentReject
    answer: Wire.Payment
    fault:
      | 'not-found'
      | 'move-not-open'
      | 'approval-own'
      | 'approval-decided'
      | 'approval-expired'
      | 'approval-void'
      | 'approval-outdated'
      | 'right-younger'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.rejectLock': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.resend': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PaymentResend
    answer: Wire.Payment
    fault:
      | 'not-found'
      | 'not-to-fix'
      | 'resend-changed'
      | 'resend-waits'
      | 'resend-stuck'
      | 'resend-unpriced'
      | 'resend-moved'
      | 'quote-unknown'
      | 'approvals-off'
      | 'quote-expired'
      | 'quote-accepted-already'
      | 'payment-duplicate'
      | 'insufficient-funds'
      | 'end-to-end-id-required'
      | 'beneficiary-unknown'
      | 'beneficiary-differs'
      | 'originator-unknown'
      | 'originator-not-allowed'
      | 'purpose-required'
      | 'purpose-unknown'
      | 'source-of-cash-required'
      | 'source-of-cash-unknown'
      | 'documents-required'
      | 'file-unknown'
      | 'memo-not-allowed'
      | 'no-production-access'
      | 'country-sanctioned'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.retry': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault:
      | 'not-found'
      | 'move-not-open'
      | 'move-other-side'
      | 'contract-expired'
      | 'move-waits-for-approval'
      | 'account-overdrawn'
      | 'no-production-access'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.return': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PaymentReturn
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.settle': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault:
      | 'not-found'
      | 'move-not-open'
      | 'move-other-side'
      | 'contract-expired'
      | 'move-waits-for-approval'
      | 'move-under-way'
      | 'account-overdrawn'
      | 'no-production-access'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'details'
  }
  'payments.toFix': {
    params: Record<string, never>
    query: Wire.FailedPaymentQuery
    request: Record<string, never>
    answer: Wire.FailedPaymentList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payout.configurations': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PayoutConfigurations
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payout.configure': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ProductConfigurationSave
    answer: Wire.PayoutConfigurations
    fault: 'configuration-not-accepted' | 'configuration-changed' | 'product-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'payout.dataRequirements': {
    params: Record<string, never>
    query: Wire.DataRequirementsQuery
    request: Record<string, never>
    answer: Wire.DataRequirements
    fault:
      'payout-not-available' | 'partner-country-missing' | 'partner-not-found' | 'partner-address-not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payout.methods': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PayoutMethods
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'payout.paymentStates': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PaymentStates
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'preferences.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preferences
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'preferences.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PreferencesSave
    answer: Wire.Preferences
    fault: 'time-zone-unknown' | 'environment-not-yours'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'presets.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PresetCreate
    answer: Wire.Preset
    fault: 'preset-name-taken' | 'too-many-presets' | 'country-sanctioned' | 'memo-not-allowed'
    tenant: 'own'
    paged: false
    full: 'too-many-presets'
    taken: 'preset-name-taken'
    names: 'name'
    changed: never
    trail: 'definition'
    record: never
  }
  'presets.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'preset-gone'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name'
  }
  'presets.list': {
    params: Record<string, never>
    query: Wire.PresetListQuery
    request: Record<string, never>
    answer: Wire.PresetList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'presets.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preset
    fault: 'preset-gone'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'presets.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PresetUpdate
    answer: Wire.Preset
    fault: 'preset-gone' | 'preset-name-taken' | 'preset-changed' | 'country-sanctioned' | 'memo-not-allowed'
    tenant: 'own'
    paged: false
    full: never
    taken: 'preset-name-taken'
    names: 'name'
    changed: 'preset-changed'
    trail: 'definition'
    record: never
  }
  'presets.updateLastUsed': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preset
    fault: 'preset-gone'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'pricing.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PriceList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerClients.disable': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderClient
    fault: 'not-found' | 'client-standing' | 'provider-alone' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'reason'
  }
  'providerClients.enable': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderClient
    fault: 'not-found' | 'client-standing' | 'provider-alone' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'reason'
  }
  'providerClients.list': {
    params: Record<string, never>
    query: Wire.ProviderClientQuery
    request: Record<string, never>
    answer: Wire.ProviderClientList
    fault: never
    tenant: 'clients'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerClients.read': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ProviderClient
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerReviews.approve': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderReview
    fault: 'review-over' | 'provider-alone' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'reason'
  }
  'providerReviews.ask': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderRepairs
    answer: Wire.ProviderReview
    fault: 'review-over' | 'provider-alone' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'outcome'
  }
  'providerReviews.decline': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderReview
    fault: 'review-over' | 'provider-alone' | 'control-change-waits'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'reason'
  }
  'providerReviews.list': {
    params: Record<string, never>
    query: Wire.ProviderReviewQuery
    request: Record<string, never>
    answer: Wire.ProviderReviewList
    fault: never
    tenant: 'clients'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerReviews.proof': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerReviews.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ProviderReview
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerSetup.list': {
    params: Record<string, never>
    query: Wire.ProviderSetupQuery
    request: Record<string, never>
    answer: Wire.ProviderSetupList
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerStuck.askAgain': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.StuckPayout
    fault: 'payout-not-stuck'
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'providerStuck.list': {
    params: Record<string, never>
    query: Wire.StuckPayoutQuery
    request: Record<string, never>
    answer: Wire.StuckPayoutList
    fault: never
    tenant: 'clients'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'providerStuck.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StuckPayout
    fault: never
    tenant: 'clients'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'quotes.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.QuoteRequest
    answer: Wire.QuoteCollection
    fault:
      | 'no-accounts'
      | 'payout-not-available'
      | 'payin-not-allowed'
      | 'payment-method-invalid'
      | 'country-sanctioned'
      | 'amount-below-corridor'
      | 'amount-above-corridor'
      | 'insufficient-funds'
      | 'quote-failed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'quotes.createLegacy': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.LegacyQuoteRequest
    answer: Wire.LegacyQuoteCollection
    fault:
      | 'no-accounts'
      | 'payout-not-available'
      | 'payment-method-invalid'
      | 'no-quotes'
      | 'country-sanctioned'
      | 'amount-below-corridor'
      | 'amount-above-corridor'
      | 'insufficient-funds'
      | 'quote-failed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'quotes.metadata': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.QuoteMetadata
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'rates.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.RatesRequest
    answer: Wire.Rates
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'reconciliation.bookings': {
    params: { id: string }
    query: Wire.AccountBookingQuery
    request: Record<string, never>
    answer: Wire.AccountBookingList
    fault: 'balances-denied' | 'zone-unknown' | 'not-found'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'reconciliation.download': {
    params: Record<string, never>
    query: Wire.ReconciliationDownloadQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'balances-denied' | 'zone-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'reconciliation.list': {
    params: Record<string, never>
    query: Wire.ReconciliationQuery
    request: Record<string, never>
    answer: Wire.AccountDayList
    fault: 'balances-denied' | 'zone-unknown'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'reconciliation.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AccountDay
    fault: 'balances-denied' | 'zone-unknown' | 'not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'remoteAccounts.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerAccount
    fault: 'remote-account-not-found' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'reports.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'reports-off' | 'report-not-available' | 'report-empty'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'type' | 'format' | 'from' | 'until'
  }
  'reports.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ReportCreate
    answer: Wire.Report
    fault:
      | 'reports-off'
      | 'report-name-missing'
      | 'report-name-taken'
      | 'report-type-unknown'
      | 'report-type-off'
      | 'report-range'
      | 'range-reversed'
      | 'range-too-long'
      | 'range-future'
      | 'report-columns'
      | 'too-many-reports'
      | 'zone-unknown'
      | 'time-zone-unknown'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'reports.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'reports-off' | 'deleted-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'type' | 'format' | 'from' | 'until'
  }
  'reports.list': {
    params: Record<string, never>
    query: Wire.ReportListQuery
    request: Record<string, never>
    answer: Wire.ReportList
    fault: 'reports-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'reports.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Report
    fault: 'reports-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'rewards.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'rewards-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'month'
  }
  'rewards.days': {
    params: { id: string }
    query: Wire.RewardListQuery
    request: Record<string, never>
    answer: Wire.RewardDayList
    fault: 'rewards-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'rewards.list': {
    params: Record<string, never>
    query: Wire.RewardListQuery
    request: Record<string, never>
    answer: Wire.RewardList
    fault: 'rewards-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'rewards.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RewardMonth
    fault: 'rewards-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'rewards.summary': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RewardSummary
    fault: 'rewards-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'routes.directLookup': {
    params: Record<string, never>
    query: Wire.RouteQuery
    request: Record<string, never>
    answer: Wire.DirectPeerList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'routes.lookup': {
    params: Record<string, never>
    query: Wire.RouteQuery
    request: Record<string, never>
    answer: Wire.RouteList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'schemas.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'schemas.deprecate': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.RpoSchema
    fault: 'connections-off' | 'schema-deprecated'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'schemas.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.RpoSchemaList
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'schemas.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RpoSchema
    fault: 'connections-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'schemas.request': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.SchemaAccess
    fault: 'connections-off' | 'schema-own' | 'schema-deprecated' | 'schema-asked-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'schemas.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.RpoSchemaSave
    answer: Wire.RpoSchema
    fault:
      | 'connections-off'
      | 'schema-name-required'
      | 'schema-country-required'
      | 'schema-name-taken'
      | 'schema-unknown'
      | 'schema-deprecated'
      | 'schema-file-required'
      | 'schema-file-used'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'schemas.upload': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.File
    fault:
      | 'connections-off'
      | 'file-required'
      | 'file-bad-policy'
      | 'schema-file-type'
      | 'schema-file-size'
      | 'schema-file-policy'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'sha256'
  }
  'search.find': {
    params: Record<string, never>
    query: Wire.SearchQuery
    request: Record<string, never>
    answer: Wire.SearchHits
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'secondFactor.begin': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactorSecret
    fault: 'second-factor-on'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'secondFactor.confirm': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.SecondFactorCode
    answer: Wire.RecoveryCodes
    fault: 'second-factor-code'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'secondFactor.read': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactor
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'secondFactor.remove': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'second-factor-off' | 'second-factor-required'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'secondFactor.renewCodes': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RecoveryCodes
    fault: 'second-factor-off'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'secondFactorPolicy.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactorPolicy
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'secondFactorPolicy.save': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SecondFactorPolicy
    answer: Wire.SecondFactorPolicy
    fault: 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'sessions.end': {
    params: { id: string; userId: string; sessionId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'session-over'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'sessions.list': {
    params: { id: string; userId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.LiveSessionList
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'sessions.signIns': {
    params: { id: string; userId: string }
    query: Wire.SignInQuery
    request: Record<string, never>
    answer: Wire.SignInList
    fault: never
    tenant: 'path'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.agree': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.StablecoinAgreement
    answer: Wire.Stablecoin
    fault: 'tenant-differs'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'document'
  }
  'stablecoin.bankDetails': {
    params: Record<string, never>
    query: Wire.StablecoinBankDetailsQuery
    request: Record<string, never>
    answer: Wire.StablecoinBankDetails
    fault: 'stablecoin-wallet-unusable' | 'stablecoin-not-offered' | 'stablecoin-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.buy': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.StablecoinBuy
    answer: Wire.StablecoinTransaction
    fault:
      | 'tenant-differs'
      | 'stablecoin-terms-open'
      | 'stablecoin-amount'
      | 'stablecoin-wallet-unusable'
      | 'stablecoin-bank-unverified'
      | 'stablecoin-not-offered'
      | 'stablecoin-unavailable'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'stablecoin.depositAddresses': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StablecoinDeposit
    fault: 'stablecoin-not-offered' | 'stablecoin-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Stablecoin
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.redeem': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.StablecoinRedeem
    answer: Wire.StablecoinTransaction
    fault:
      | 'tenant-differs'
      | 'stablecoin-terms-open'
      | 'stablecoin-amount'
      | 'stablecoin-wallet-unusable'
      | 'stablecoin-bank-unverified'
      | 'stablecoin-not-offered'
      | 'stablecoin-unavailable'
      | 'redemption-duplicate'
      | 'insufficient-funds'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'details'
  }
  'stablecoin.redemptionAddress': {
    params: Record<string, never>
    query: Wire.StablecoinWalletQuery
    request: Record<string, never>
    answer: Wire.StablecoinPlace
    fault: 'stablecoin-wallet-unusable' | 'stablecoin-not-offered' | 'stablecoin-unavailable'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.transaction': {
    params: { transactionId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StablecoinTransaction
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.transactions': {
    params: Record<string, never>
    query: Wire.StablecoinTransactionQuery
    request: Record<string, never>
    answer: Wire.StablecoinTransactionList
    fault: never
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'stablecoin.wallets': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.StablecoinWalletList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'tasks.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Tasks
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'taxDocuments.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'taxDocuments.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TaxDocumentCreate
    answer: Wire.TaxDocument
    fault:
      | 'tenant-differs'
      | 'document-one-file'
      | 'document-twice'
      | 'document-unknown'
      | 'onboarding-over'
      | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'taxDocuments.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name'
  }
  'taxDocuments.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.TaxDocumentList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'taxDocuments.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TaxDocument
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'tlsCredentials.generate': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TlsCredentialGenerate
    answer: Wire.TlsCredential
    fault: 'keystore-password-differs' | 'credential-name-taken'
    tenant: 'own'
    paged: false
    full: never
    taken: 'credential-name-taken'
    names: 'name'
    changed: never
    trail: 'definition'
    record: never
  }
  'tlsCredentials.keystore': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'name' | 'serial' | 'fingerprint'
  }
  'tlsCredentials.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.TlsCredentialList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'tlsCredentials.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TlsCredential
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'tlsCredentials.rotate': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.TlsCredentialRotate
    answer: Wire.TlsCredential
    fault: 'keystore-password-differs' | 'credential-rotated-already'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'replaces'
  }
  'transfers.cancel': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Transfer
    fault: 'transfer-standing' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from'
  }
  'transfers.complete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Transfer
    fault: 'transfer-standing' | 'ledger-account-disabled' | 'transfer-no-room' | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from'
  }
  'transfers.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TransferCreate
    answer: Wire.Transfer
    fault:
      | 'ledger-account-unknown'
      | 'ledger-account-disabled'
      | 'transfer-same-account'
      | 'transfer-currency'
      | 'transfer-amount'
      | 'transfer-duplicate'
      | 'insufficient-funds'
      | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'confirmedDuplicates'
  }
  'transfers.execute': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Transfer
    fault:
      | 'transfer-standing'
      | 'ledger-account-disabled'
      | 'transfer-no-room'
      | 'insufficient-funds'
      | 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'from'
  }
  'transfers.list': {
    params: Record<string, never>
    query: Wire.TransferQuery
    request: Record<string, never>
    answer: Wire.TransferList
    fault: 'ledger-off'
    tenant: 'own'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'transfers.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Transfer
    fault: 'ledger-off'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'trulioo.verify': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.VerificationRequest
    answer: Wire.Inquiry
    fault: 'verification-off' | 'tenant-differs' | 'onboarding-over' | 'onboarding-closed'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'users.acceptDisclosure': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.DisclosureAcceptance
    answer: Wire.User
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'users.approve': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.User
    fault:
      | 'user-standing'
      | 'user-own-standing'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'too-many-administrators'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.assign': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.UserEnvironments
    answer: Wire.User
    fault:
      | 'user-changed'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'too-many-administrators'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.changeLink': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasswordLinkChange
    answer: Wire.User
    fault: 'user-standing' | 'mail-off' | 'signs-in-elsewhere'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'handler'
    record: never
  }
  'users.create': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.UserCreate
    answer: Wire.User
    fault:
      | 'email-in-use'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'too-many-administrators'
      | 'last-administrator'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'users.delete': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.User
    fault:
      | 'user-standing'
      | 'user-own-standing'
      | 'administrator-only'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.difference': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.UserDifferenceRequest
    answer: Wire.UserDifference
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'users.disable': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.User
    fault:
      | 'user-standing'
      | 'user-own-standing'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.enable': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.User
    fault:
      | 'user-standing'
      | 'user-own-standing'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'too-many-administrators'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.grants': {
    params: { id: string }
    query: Wire.UserGrantsQuery
    request: Record<string, never>
    answer: Wire.UserGrants
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'users.list': {
    params: { id: string }
    query: Wire.UserListQuery
    request: Record<string, never>
    answer: Wire.UserList
    fault: never
    tenant: 'path'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'users.read': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.User
    fault: 'permission-denied'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'users.reject': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.User
    fault:
      | 'user-standing'
      | 'user-own-standing'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'last-administrator'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'users.resetSecondFactor': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.User
    fault: 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'users.rights': {
    params: { id: string; userId: string }
    query: Wire.UserRightsQuery
    request: Record<string, never>
    answer: Wire.UserRights
    fault: never
    tenant: 'path'
    paged: true
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'users.update': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.UserUpdate
    answer: Wire.User
    fault:
      | 'user-changed'
      | 'administrator-only'
      | 'role-not-held'
      | 'environment-not-held'
      | 'too-many-administrators'
      | 'last-administrator'
      | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
  'views.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.SavedViewWrite
    answer: Wire.SavedView
    fault: 'view-name-taken' | 'too-many-views' | 'not-found'
    tenant: 'own'
    paged: false
    full: 'too-many-views'
    taken: 'view-name-taken'
    names: 'name' | 'table'
    changed: never
    trail: 'definition'
    record: never
  }
  'views.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'view-not-own'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'views.list': {
    params: Record<string, never>
    query: Wire.SavedViewListQuery
    request: Record<string, never>
    answer: Wire.SavedViewList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'views.saveLayout': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ListLayout
    answer: Wire.ListLayout
    fault: 'not-found'
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'unrecorded'
    record: never
  }
  'views.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SavedViewWrite
    answer: Wire.SavedView
    fault: 'view-name-taken' | 'view-not-own'
    tenant: 'own'
    paged: false
    full: never
    taken: 'view-name-taken'
    names: 'name' | 'table'
    changed: never
    trail: 'definition'
    record: never
  }
  'wallets.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.WalletCreate
    answer: Wire.WalletChanges
    fault:
      | 'tenant-differs'
      | 'wallet-product-differs'
      | 'wallet-not-accepted'
      | 'wallets-blocked'
      | 'wallet-known'
      | 'too-many-wallets'
      | 'control-change-waits'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'wallets.list': {
    params: Record<string, never>
    query: Wire.WalletListQuery
    request: Record<string, never>
    answer: Wire.WalletList
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'wallets.products': {
    params: Record<string, never>
    query: Wire.WalletProductsQuery
    request: Record<string, never>
    answer: Wire.WalletProducts
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'wallets.remove': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.WalletRemove
    answer: Wire.WalletChanges
    fault:
      'tenant-differs' | 'wallet-id-missing' | 'wallet-removed-already' | 'wallet-blocked' | 'wallet-differs'
    tenant: 'body'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'wallets.room': {
    params: Record<string, never>
    query: Wire.WalletRoomQuery
    request: Record<string, never>
    answer: Wire.WalletRoom
    fault: never
    tenant: 'own'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'webhookDeliveries.list': {
    params: { id: string; webhookId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.WebhookDeliveryList
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'webhookDeliveries.read': {
    params: { id: string; deliveryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookDelivery
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'webhookDeliveries.resend': {
    params: { id: string; deliveryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookResent
    fault: 'webhook-silent'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'id' | 'url' | 'delivery'
  }
  'webhooks.create': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookCreate
    answer: Wire.Webhook
    fault: 'webhook-url' | 'too-many-webhooks' | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: 'too-many-webhooks'
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'after'
  }
  'webhooks.delete': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before'
  }
  'webhooks.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.WebhookList
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'webhooks.read': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'free'
    record: never
  }
  'webhooks.resend': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookResend
    answer: Wire.WebhookResent
    fault: 'webhook-silent'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'url'
  }
  'webhooks.rotate': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookSecret
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'webhooks.start': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'webhooks.stop': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: never
  }
  'webhooks.test': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'webhook-silent'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'url'
  }
  'webhooks.update': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookChange
    answer: Wire.Webhook
    fault: 'webhook-url' | 'control-change-waits'
    tenant: 'path'
    paged: false
    full: never
    taken: never
    names: never
    changed: never
    trail: 'definition'
    record: 'before' | 'after'
  }
}
