// Generated from definitions/calls by `npm run types`; do not edit.

import type * as Wire from './wire-entities.ts'

/** What the server may refuse, by its name. */
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
  | 'control-change-own'
  | 'control-change-of-others'
  | 'control-change-waits'
  | 'control-change-differs'
  | 'approval-void'
  | 'approval-outdated'
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

export interface Calls {
  'accessRequests.change': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SchemaAccessChange
    answer: Wire.SchemaAccess
    fault: 'connections-off' | 'access-standing'
  }
  'accessRequests.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.SchemaAccessList
    fault: 'connections-off'
  }
  'accessRequests.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SchemaAccess
    fault: 'connections-off'
  }
  'achServices.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.AchServiceCreate
    answer: Wire.AchService
    fault: 'connections-off' | 'connection-name-taken' | 'ach-sizes'
  }
  'achServices.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
  }
  'achServices.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.AchServiceList
    fault: 'connections-off'
  }
  'achServices.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AchService
    fault: 'connections-off'
  }
  'achServices.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.AchServiceUpdate
    answer: Wire.AchService
    fault: 'connections-off' | 'connection-name-taken' | 'connection-changed' | 'ach-sizes'
  }
  'activity.count': {
    params: Record<string, never>
    query: Wire.ActivityQuery
    request: Record<string, never>
    answer: Wire.ActivityCount
    fault: never
  }
  'activity.download': {
    params: Record<string, never>
    query: Wire.ActivityDownloadQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'zone-unknown'
  }
  'activity.list': {
    params: Record<string, never>
    query: Wire.ActivityQuery
    request: Record<string, never>
    answer: Wire.ActivityList
    fault: never
  }
  'activity.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ActivityDetails
    fault: never
  }
  'additionalDocumentation.answer': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.DocumentRequestAnswer
    answer: Wire.DocumentRequest
    fault: 'tenant-differs' | 'document-unknown' | 'request-answered-already'
  }
  'additionalDocumentation.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.DocumentRequestList
    fault: never
  }
  'additionalDocumentation.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.DocumentRequest
    fault: never
  }
  'allowlist.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IpAllowlist
    fault: never
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
  }
  'apiRequests.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ApiRequestList
    fault: never
  }
  'apiRequests.read': {
    params: { id: string; requestId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiRequest
    fault: never
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
  }
  'approvals.deciders': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApprovalDeciders
    fault: never
  }
  'approvals.list': {
    params: Record<string, never>
    query: Wire.ApprovalListQuery
    request: Record<string, never>
    answer: Wire.ApprovalList
    fault: never
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
      | 'right-younger'
      | 'move-not-open'
  }
  'audit.payment': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AuditTrail
    fault: never
  }
  'balances.available': {
    params: Record<string, never>
    query: Wire.AvailableQuery
    request: Record<string, never>
    answer: Wire.Available
    fault: never
  }
  'balances.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Balances
    fault: 'balances-denied'
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
  }
  'banks.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BankCreate
    answer: Wire.BankAccount
    fault:
      'tenant-differs' | 'bank-exists' | 'bank-not-accepted' | 'document-unknown' | 'control-change-waits'
  }
  'banks.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.BankList
    fault: never
  }
  'banks.proof': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
  }
  'banks.read': {
    params: { bankId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.BankAccount
    fault: never
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
  }
  'batches.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BatchCreate
    answer: Wire.Batch
    fault: 'batch-upload-off' | 'no-production-access' | 'batch-rows' | 'batch-too-fast'
  }
  'batches.file': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileLink
    fault: 'batch-upload-off' | 'not-found' | 'batch-link-over'
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
  }
  'batches.quote': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Batch
    fault:
      'batch-upload-off' | 'no-production-access' | 'not-found' | 'batch-accepted-already' | 'batch-too-fast'
  }
  'batches.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Batch
    fault: 'batch-upload-off' | 'not-found'
  }
  'batches.results': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'batch-upload-off' | 'not-found'
  }
  'batches.rows': {
    params: { id: string }
    query: Wire.BatchRowsQuery
    request: Record<string, never>
    answer: Wire.BatchPaymentList
    fault: 'batch-upload-off' | 'not-found'
  }
  'batches.template': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BatchTemplate
    answer: Wire.FileContent
    fault: 'batch-upload-off' | 'no-production-access' | 'batch-template-unsupported' | 'batch-template-none'
  }
  'bulk.perform': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BulkRequest
    answer: Wire.BulkOutcomes
    fault: 'bulk-too-many' | 'sign-in-again'
  }
  'clientViews.begin': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ClientViewRequest
    answer: Wire.ClientView
    fault: 'not-found' | 'client-shut-out'
  }
  'clientViews.end': {
    params: { viewId: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Empty
    fault: 'client-view-over'
  }
  'clientViews.read': {
    params: { viewId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ClientView
    fault: 'client-view-over'
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
  }
  'clients.delete': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
  }
  'clients.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialList
    fault: never
  }
  'clients.read': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredential
    fault: never
  }
  'clients.rotate': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialSecret
    fault: 'credential-rotated-already' | 'credential-secret-waits' | 'control-change-waits'
  }
  'clients.scopes': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialScopes
    fault: never
  }
  'clients.takeOver': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredential
    fault:
      'control-change-waits' | 'credential-expired-before' | 'credential-owned' | 'credential-scopes-empty'
  }
  'clients.takeSecret': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ApiCredentialSecret
    fault: 'credential-secret-taken' | 'credential-secret-of-owner'
  }
  'clients.update': {
    params: { id: string; clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ApiCredentialChange
    answer: Wire.ApiCredential
    fault: 'credential-name-missing' | 'credential-name-taken'
  }
  'collections.list': {
    params: Record<string, never>
    query: Wire.CollectionListQuery
    request: Record<string, never>
    answer: Wire.CollectionList
    fault: 'collections-off'
  }
  'configuration.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Configuration
    fault: never
  }
  'contacts.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingContactCreate
    answer: Wire.OnboardingContact
    fault: 'tenant-differs' | 'too-many-contacts'
  }
  'contacts.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
  }
  'contacts.list': {
    params: Record<string, never>
    query: Wire.OnboardingContactQuery
    request: Record<string, never>
    answer: Wire.OnboardingContactList
    fault: never
  }
  'contacts.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.OnboardingContact
    fault: never
  }
  'contacts.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OnboardingContactUpdate
    answer: Wire.OnboardingContact
    fault: 'tenant-differs' | 'onboarding-changed' | 'too-many-contacts'
  }
  'controlChanges.approve': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.ControlChange
    fault:
      'not-found' | 'control-change-decided' | 'control-change-own' | 'right-younger' | 'permission-denied'
  }
  'controlChanges.cancel': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.ControlChange
    fault: 'not-found' | 'control-change-decided' | 'control-change-of-others'
  }
  'controlChanges.list': {
    params: Record<string, never>
    query: Wire.ControlChangeQuery
    request: Record<string, never>
    answer: Wire.ControlChangeList
    fault: never
  }
  'controlChanges.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ControlChange
    fault: 'not-found'
  }
  'controlChanges.reject': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ControlChangeRejection
    answer: Wire.ControlChange
    fault:
      'not-found' | 'control-change-decided' | 'control-change-own' | 'right-younger' | 'permission-denied'
  }
  'decisions.list': {
    params: Record<string, never>
    query: Wire.DecisionQuery
    request: Record<string, never>
    answer: Wire.DecisionList
    fault: never
  }
  'environments.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.EnvironmentList
    fault: never
  }
  'exchangeBalances.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeBalanceList
    fault: never
  }
  'exchangeBalances.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeBalance
    fault: never
  }
  'exchangeBalances.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeBalanceUpdate
    answer: Wire.ExchangeBalance
    fault: 'mock-exchange-balance' | 'mock-exchange-real'
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
  }
  'exchangeCredentials.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredentialList
    fault: 'liquidity-off'
  }
  'exchangeCredentials.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredential
    fault: 'liquidity-off'
  }
  'exchangeCredentials.readOlder': {
    params: { env: string; exchange: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeCredential
    fault: 'liquidity-off'
  }
  'exchangeCredentials.supportedValues': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ExchangeSupportedValues
    fault: 'liquidity-off'
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
  }
  'exchangeRates.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeRateList
    fault: 'connections-off'
  }
  'exchanges.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'connections-off'
  }
  'exchanges.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ExchangeCreate
    answer: Wire.Exchange
    fault: 'connections-off' | 'connection-name-taken' | 'exchange-icon' | 'exchange-document'
  }
  'exchanges.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
  }
  'exchanges.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.ExchangeList
    fault: 'connections-off'
  }
  'exchanges.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Exchange
    fault: 'connections-off'
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
  }
  'exchanges.upload': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.File
    fault:
      'connections-off' | 'file-required' | 'file-bad-policy' | 'exchange-file-type' | 'exchange-file-size'
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
  }
  'exposures.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
  }
  'exposures.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.CountryExposureList
    fault: never
  }
  'exposures.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.CountryExposure
    fault: never
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
  }
  'files.read': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
  }
  'files.reference': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Wire.FileReference
    answer: Wire.Empty
    fault: never
  }
  'files.upload': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.File
    fault: 'file-required' | 'file-bad-policy' | 'file-bad-type' | 'file-too-large' | 'file-failed'
  }
  'flags.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FlagList
    fault: never
  }
  'flags.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TenantFlag
    fault: never
  }
  'flags.set': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TenantFlag
    answer: Wire.TenantFlag
    fault: 'flag-unknown'
  }
  'holidays.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.HolidayCreate
    answer: Wire.Holiday
    fault: 'connections-off' | 'connection-name-taken'
  }
  'holidays.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'connections-off' | 'deleted-already'
  }
  'holidays.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.HolidayList
    fault: 'connections-off'
  }
  'holidays.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Holiday
    fault: 'connections-off'
  }
  'holidays.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.HolidayUpdate
    answer: Wire.Holiday
    fault: 'connections-off' | 'connection-name-taken' | 'connection-changed'
  }
  'home.paymentsData': {
    params: Record<string, never>
    query: Wire.PaymentsDataQuery
    request: Record<string, never>
    answer: Wire.PaymentsData
    fault: 'zone-unknown' | 'range-reversed' | 'range-too-long'
  }
  'home.waiting': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Waiting
    fault: 'zone-unknown'
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
  }
  'identities.byAccount': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.AccountLookup
    answer: Wire.AccountHolders
    fault: never
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
  }
  'identities.createV3': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.IdentityCreateV3
    answer: Wire.Identity
    fault: 'requirements-not-met' | 'country-sanctioned' | 'individual-originators-off' | 'v3-identity-off'
  }
  'identities.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'identity-deleted'
  }
  'identities.list': {
    params: Record<string, never>
    query: Wire.IdentityListQuery
    request: Record<string, never>
    answer: Wire.IdentityList
    fault: never
  }
  'identities.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Identity
    fault: 'identity-deleted'
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
  }
  'identityProviders.list': {
    params: Record<string, never>
    query: Wire.ProviderSetupQuery
    request: Record<string, never>
    answer: Wire.IdentityProviderList
    fault: never
  }
  'identityProviders.makeToken': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProviderToken
    fault: 'not-found'
  }
  'identityProviders.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: never
  }
  'identityProviders.revokeToken': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
  }
  'identityProviders.saveSecret': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.IdentityProviderSecret
    answer: Wire.IdentityProvider
    fault: 'not-found'
  }
  'identityProviders.try': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
  }
  'identityProviders.turnOff': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
  }
  'identityProviders.turnOn': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.IdentityProvider
    fault: 'not-found'
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
  }
  'inquiries.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.InquiryList
    fault: never
  }
  'inquiries.read': {
    params: { inquiryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Inquiry
    fault: never
  }
  'inquiries.report': {
    params: { inquiryId: string }
    query: Wire.EnvironmentQuery
    request: Wire.InquiryReport
    answer: Wire.Inquiry
    fault: 'verification-off' | 'inquiry-over'
  }
  'invoices.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
  }
  'invoices.list': {
    params: Record<string, never>
    query: Wire.InvoiceListQuery
    request: Record<string, never>
    answer: Wire.InvoiceList
    fault: never
  }
  'invoices.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Invoice
    fault: never
  }
  'languages.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LanguageChoice
    fault: never
  }
  'languages.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.LanguageChoice
    answer: Wire.LanguageChoice
    fault: never
  }
  'ledger.liquidity': {
    params: Record<string, never>
    query: Wire.AccountLiquidityQuery
    request: Record<string, never>
    answer: Wire.AccountLiquidity
    fault: 'transfer-currency' | 'ledger-off'
  }
  'ledger.monitor': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MonitoredBalances
    fault: 'ledger-off'
  }
  'ledger.node': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerNode
    fault: 'ledger-off'
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
  }
  'ledgerAccounts.disable': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.LedgerAccount
    fault: 'ledger-account-standing' | 'ledger-off'
  }
  'ledgerAccounts.enable': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.LedgerAccount
    fault: 'ledger-account-standing' | 'ledger-off'
  }
  'ledgerAccounts.list': {
    params: Record<string, never>
    query: Wire.LedgerAccountQuery
    request: Record<string, never>
    answer: Wire.LedgerAccountList
    fault: 'ledger-off'
  }
  'ledgerAccounts.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerAccount
    fault: 'ledger-off'
  }
  'ledgerAccounts.statement': {
    params: { id: string }
    query: Wire.LedgerStatementQuery
    request: Record<string, never>
    answer: Wire.LedgerTransactionList
    fault: 'ledger-account-unknown' | 'ledger-off'
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
  }
  'liquidations.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Liquidation
    fault: 'liquidity-off'
  }
  'liquidations.report': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.LiquidationReport
    answer: Wire.Liquidation
    fault: 'liquidity-off'
  }
  'mailPreferences.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MailPreferences
    fault: never
  }
  'mailPreferences.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.MailPreferencesSave
    answer: Wire.MailPreferences
    fault: 'time-zone-unknown' | 'quiet-hours-unusable'
  }
  'members.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.MemberList
    fault: 'connections-off'
  }
  'members.profile': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.MemberProfile
    fault: 'connections-off'
  }
  'members.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Member
    fault: 'connections-off'
  }
  'members.saveProfile': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.MemberProfileSave
    answer: Wire.MemberProfile
    fault: 'connections-off' | 'time-zone-unknown' | 'currency-unknown' | 'connection-changed'
  }
  'network.health': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.NetworkHealth
    fault: 'connections-off'
  }
  'network.heartbeat': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkHeartbeat
    fault: 'connections-off'
  }
  'network.info': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkInfo
    fault: 'connections-off'
  }
  'network.systemConfig': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.NetworkSystemConfig
    fault: 'connections-off'
  }
  'notifications.change': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.NotificationChange
    answer: Wire.NotificationChangeResult
    fault: 'notification-too-old'
  }
  'notifications.list': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.NotificationQuery
    answer: Wire.NotificationList
    fault: never
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
  }
  'onboarding.config': {
    params: Record<string, never>
    query: Wire.OnboardingConfigQuery
    request: Record<string, never>
    answer: Wire.OnboardingConfig
    fault: never
  }
  'onboarding.outreach': {
    params: Record<string, never>
    query: Wire.OnboardingOutreachQuery
    request: Record<string, never>
    answer: Wire.OnboardingOutreach
    fault: never
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
  }
  'organisations.changeSettings': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OrganisationSettingsChange
    answer: Wire.OrganisationSettings
    fault: 'settings-exclusive' | 'setting-not-offered' | 'settings-changed' | 'control-change-waits'
  }
  'organisations.read': {
    params: { id: string }
    query: Wire.OrganisationQuery
    request: Record<string, never>
    answer: Wire.Organisation
    fault: never
  }
  'organisations.settings': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.OrganisationSettings
    fault: never
  }
  'organisations.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.OrganisationUpdate
    answer: Wire.Organisation
    fault: 'organisation-incomplete' | 'settings-changed'
  }
  'organisations.validate': {
    params: Record<string, never>
    query: Wire.TenantValidationQuery
    request: Record<string, never>
    answer: Wire.TenantValidation
    fault: never
  }
  'owners.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.BeneficialOwnerCreate
    answer: Wire.BeneficialOwner
    fault:
      'tenant-differs' | 'ownership-too-low' | 'ownership-too-high' | 'onboarding-over' | 'onboarding-closed'
  }
  'owners.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
  }
  'owners.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.BeneficialOwnerList
    fault: never
  }
  'owners.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.BeneficialOwner
    fault: never
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
  }
  'passkeys.add': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasskeyCreate
    answer: Wire.Passkey
    fault: 'too-many-passkeys' | 'passkey-refused'
  }
  'passkeys.begin': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PasskeyOptions
    fault: never
  }
  'passkeys.list': {
    params: { id: string; userId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.PasskeyList
    fault: never
  }
  'passkeys.read': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Passkey
    fault: never
  }
  'passkeys.remove': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: never
  }
  'passkeys.rename': {
    params: { id: string; userId: string; passkeyId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasskeyChange
    answer: Wire.Passkey
    fault: never
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
  }
  'payin.customer': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.PayinCustomer
    fault: 'card-payment-off' | 'not-offered' | 'cards-unavailable'
  }
  'payin.methods': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.PaymentMethodList
    fault: 'card-payment-off'
  }
  'payin.removeMethod': {
    params: Record<string, never>
    query: Wire.PaymentMethodQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'card-payment-off' | 'deleted-already' | 'not-offered' | 'cards-unavailable'
  }
  'payin.removeUnverified': {
    params: Record<string, never>
    query: Wire.PaymentMethodQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'card-payment-off' | 'deleted-already' | 'not-offered' | 'cards-unavailable'
  }
  'payin.setupIntent': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.PayinSetupIntent
    fault: 'card-payment-off' | 'not-offered' | 'cards-unavailable'
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
      | 'right-younger'
  }
  'payments.complete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
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
  }
  'payments.fail': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
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
  }
  'payments.lock': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side' | 'contract-expired'
  }
  'payments.putAway': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'not-to-fix'
  }
  'payments.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: never
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
  }
  'payments.rejectLock': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
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
  }
  'payments.retry': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side' | 'contract-expired' | 'no-production-access'
  }
  'payments.return': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PaymentReturn
    answer: Wire.Payment
    fault: 'not-found' | 'move-not-open' | 'move-other-side'
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
      | 'no-production-access'
  }
  'payments.toFix': {
    params: Record<string, never>
    query: Wire.FailedPaymentQuery
    request: Record<string, never>
    answer: Wire.FailedPaymentList
    fault: never
  }
  'payout.configurations': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PayoutConfigurations
    fault: never
  }
  'payout.configure': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ProductConfigurationSave
    answer: Wire.PayoutConfigurations
    fault: 'configuration-not-accepted' | 'configuration-changed' | 'product-unknown'
  }
  'payout.dataRequirements': {
    params: Record<string, never>
    query: Wire.DataRequirementsQuery
    request: Record<string, never>
    answer: Wire.DataRequirements
    fault:
      'payout-not-available' | 'partner-country-missing' | 'partner-not-found' | 'partner-address-not-found'
  }
  'payout.methods': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PayoutMethods
    fault: never
  }
  'payout.paymentStates': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PaymentStates
    fault: never
  }
  'preferences.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preferences
    fault: never
  }
  'preferences.save': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PreferencesSave
    answer: Wire.Preferences
    fault: 'time-zone-unknown' | 'environment-not-yours'
  }
  'presets.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.PresetCreate
    answer: Wire.Preset
    fault: 'preset-name-taken' | 'too-many-presets' | 'country-sanctioned' | 'memo-not-allowed'
  }
  'presets.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'preset-gone'
  }
  'presets.list': {
    params: Record<string, never>
    query: Wire.PresetListQuery
    request: Record<string, never>
    answer: Wire.PresetList
    fault: never
  }
  'presets.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preset
    fault: 'preset-gone'
  }
  'presets.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.PresetUpdate
    answer: Wire.Preset
    fault: 'preset-gone' | 'preset-name-taken' | 'preset-changed' | 'country-sanctioned' | 'memo-not-allowed'
  }
  'presets.updateLastUsed': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Preset
    fault: 'preset-gone'
  }
  'pricing.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.PriceList
    fault: never
  }
  'providerClients.disable': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderClient
    fault: 'not-found' | 'client-standing' | 'provider-alone' | 'control-change-waits'
  }
  'providerClients.enable': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderClient
    fault: 'not-found' | 'client-standing' | 'provider-alone' | 'control-change-waits'
  }
  'providerClients.list': {
    params: Record<string, never>
    query: Wire.ProviderClientQuery
    request: Record<string, never>
    answer: Wire.ProviderClientList
    fault: never
  }
  'providerClients.read': {
    params: { clientId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ProviderClient
    fault: never
  }
  'providerReviews.approve': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderReview
    fault: 'review-over' | 'provider-alone' | 'control-change-waits'
  }
  'providerReviews.decline': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.ProviderReason
    answer: Wire.ProviderReview
    fault: 'review-over' | 'provider-alone' | 'control-change-waits'
  }
  'providerReviews.list': {
    params: Record<string, never>
    query: Wire.ProviderReviewQuery
    request: Record<string, never>
    answer: Wire.ProviderReviewList
    fault: never
  }
  'providerReviews.proof': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
  }
  'providerReviews.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.ProviderReview
    fault: never
  }
  'providerSetup.list': {
    params: Record<string, never>
    query: Wire.ProviderSetupQuery
    request: Record<string, never>
    answer: Wire.ProviderSetupList
    fault: never
  }
  'providerStuck.askAgain': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.StuckPayout
    fault: 'payout-not-stuck'
  }
  'providerStuck.list': {
    params: Record<string, never>
    query: Wire.StuckPayoutQuery
    request: Record<string, never>
    answer: Wire.StuckPayoutList
    fault: never
  }
  'providerStuck.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StuckPayout
    fault: never
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
  }
  'quotes.metadata': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.QuoteMetadata
    fault: never
  }
  'rates.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.RatesRequest
    answer: Wire.Rates
    fault: never
  }
  'reconciliation.bookings': {
    params: { id: string }
    query: Wire.AccountBookingQuery
    request: Record<string, never>
    answer: Wire.AccountBookingList
    fault: 'balances-denied' | 'zone-unknown' | 'not-found'
  }
  'reconciliation.list': {
    params: Record<string, never>
    query: Wire.ReconciliationQuery
    request: Record<string, never>
    answer: Wire.AccountDayList
    fault: 'balances-denied' | 'zone-unknown'
  }
  'reconciliation.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.AccountDay
    fault: 'balances-denied' | 'zone-unknown' | 'not-found'
  }
  'remoteAccounts.read': {
    params: { name: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.LedgerAccount
    fault: 'remote-account-not-found' | 'ledger-off'
  }
  'reports.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'reports-off' | 'report-not-available' | 'report-empty'
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
  }
  'reports.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'reports-off' | 'deleted-already'
  }
  'reports.list': {
    params: Record<string, never>
    query: Wire.ReportListQuery
    request: Record<string, never>
    answer: Wire.ReportList
    fault: 'reports-off'
  }
  'reports.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Report
    fault: 'reports-off'
  }
  'rewards.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'rewards-off'
  }
  'rewards.days': {
    params: { id: string }
    query: Wire.RewardListQuery
    request: Record<string, never>
    answer: Wire.RewardDayList
    fault: 'rewards-off'
  }
  'rewards.list': {
    params: Record<string, never>
    query: Wire.RewardListQuery
    request: Record<string, never>
    answer: Wire.RewardList
    fault: 'rewards-off'
  }
  'rewards.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RewardMonth
    fault: 'rewards-off'
  }
  'rewards.summary': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RewardSummary
    fault: 'rewards-off'
  }
  'routes.directLookup': {
    params: Record<string, never>
    query: Wire.RouteQuery
    request: Record<string, never>
    answer: Wire.DirectPeerList
    fault: 'connections-off'
  }
  'routes.lookup': {
    params: Record<string, never>
    query: Wire.RouteQuery
    request: Record<string, never>
    answer: Wire.RouteList
    fault: 'connections-off'
  }
  'schemas.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: 'connections-off'
  }
  'schemas.deprecate': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.RpoSchema
    fault: 'connections-off' | 'schema-deprecated'
  }
  'schemas.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.RpoSchemaList
    fault: 'connections-off'
  }
  'schemas.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RpoSchema
    fault: 'connections-off'
  }
  'schemas.request': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.SchemaAccess
    fault: 'connections-off' | 'schema-own' | 'schema-deprecated' | 'schema-asked-already'
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
  }
  'search.find': {
    params: Record<string, never>
    query: Wire.SearchQuery
    request: Record<string, never>
    answer: Wire.SearchHits
    fault: never
  }
  'secondFactor.begin': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactorSecret
    fault: 'second-factor-on'
  }
  'secondFactor.confirm': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.SecondFactorCode
    answer: Wire.RecoveryCodes
    fault: 'second-factor-code'
  }
  'secondFactor.read': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactor
    fault: never
  }
  'secondFactor.remove': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'second-factor-off' | 'second-factor-required'
  }
  'secondFactor.renewCodes': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.RecoveryCodes
    fault: 'second-factor-off'
  }
  'secondFactorPolicy.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.SecondFactorPolicy
    fault: never
  }
  'secondFactorPolicy.save': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SecondFactorPolicy
    answer: Wire.SecondFactorPolicy
    fault: 'control-change-waits'
  }
  'sessions.end': {
    params: { id: string; userId: string; sessionId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'session-over'
  }
  'sessions.list': {
    params: { id: string; userId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.LiveSessionList
    fault: never
  }
  'sessions.signIns': {
    params: { id: string; userId: string }
    query: Wire.SignInQuery
    request: Record<string, never>
    answer: Wire.SignInList
    fault: never
  }
  'stablecoin.agree': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.StablecoinAgreement
    answer: Wire.Stablecoin
    fault: 'tenant-differs'
  }
  'stablecoin.bankDetails': {
    params: Record<string, never>
    query: Wire.StablecoinBankDetailsQuery
    request: Record<string, never>
    answer: Wire.StablecoinBankDetails
    fault: 'stablecoin-wallet-unusable' | 'stablecoin-not-offered' | 'stablecoin-unavailable'
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
  }
  'stablecoin.depositAddresses': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StablecoinDeposit
    fault: 'stablecoin-not-offered' | 'stablecoin-unavailable'
  }
  'stablecoin.read': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Stablecoin
    fault: never
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
  }
  'stablecoin.redemptionAddress': {
    params: Record<string, never>
    query: Wire.StablecoinWalletQuery
    request: Record<string, never>
    answer: Wire.StablecoinPlace
    fault: 'stablecoin-wallet-unusable' | 'stablecoin-not-offered' | 'stablecoin-unavailable'
  }
  'stablecoin.transaction': {
    params: { transactionId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.StablecoinTransaction
    fault: never
  }
  'stablecoin.transactions': {
    params: Record<string, never>
    query: Wire.StablecoinTransactionQuery
    request: Record<string, never>
    answer: Wire.StablecoinTransactionList
    fault: never
  }
  'stablecoin.wallets': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.StablecoinWalletList
    fault: never
  }
  'tasks.list': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Tasks
    fault: never
  }
  'taxDocuments.content': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
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
  }
  'taxDocuments.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already' | 'onboarding-over' | 'onboarding-closed'
  }
  'taxDocuments.list': {
    params: Record<string, never>
    query: Wire.OnboardingListQuery
    request: Record<string, never>
    answer: Wire.TaxDocumentList
    fault: never
  }
  'taxDocuments.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TaxDocument
    fault: never
  }
  'tlsCredentials.generate': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.TlsCredentialGenerate
    answer: Wire.TlsCredential
    fault: 'keystore-password-differs' | 'credential-name-taken'
  }
  'tlsCredentials.keystore': {
    params: { fileId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.FileContent
    fault: never
  }
  'tlsCredentials.list': {
    params: Record<string, never>
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.TlsCredentialList
    fault: never
  }
  'tlsCredentials.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.TlsCredential
    fault: never
  }
  'tlsCredentials.rotate': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.TlsCredentialRotate
    answer: Wire.TlsCredential
    fault: 'keystore-password-differs' | 'credential-rotated-already'
  }
  'transfers.cancel': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Transfer
    fault: 'transfer-standing' | 'ledger-off'
  }
  'transfers.complete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.Empty
    answer: Wire.Transfer
    fault: 'transfer-standing' | 'ledger-account-disabled' | 'transfer-no-room' | 'ledger-off'
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
  }
  'transfers.list': {
    params: Record<string, never>
    query: Wire.TransferQuery
    request: Record<string, never>
    answer: Wire.TransferList
    fault: 'ledger-off'
  }
  'transfers.read': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Transfer
    fault: 'ledger-off'
  }
  'trulioo.verify': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.VerificationRequest
    answer: Wire.Inquiry
    fault: 'verification-off' | 'tenant-differs' | 'onboarding-over' | 'onboarding-closed'
  }
  'users.acceptDisclosure': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.DisclosureAcceptance
    answer: Wire.User
    fault: never
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
  }
  'users.changeLink': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Wire.PasswordLinkChange
    answer: Wire.User
    fault: 'user-standing' | 'mail-off'
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
  }
  'users.difference': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.UserDifferenceRequest
    answer: Wire.UserDifference
    fault: never
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
  }
  'users.grants': {
    params: { id: string }
    query: Wire.UserGrantsQuery
    request: Record<string, never>
    answer: Wire.UserGrants
    fault: never
  }
  'users.list': {
    params: { id: string }
    query: Wire.UserListQuery
    request: Record<string, never>
    answer: Wire.UserList
    fault: never
  }
  'users.read': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.User
    fault: 'permission-denied'
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
  }
  'users.resetSecondFactor': {
    params: { id: string; userId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.User
    fault: 'control-change-waits'
  }
  'users.rights': {
    params: { id: string; userId: string }
    query: Wire.UserRightsQuery
    request: Record<string, never>
    answer: Wire.UserRights
    fault: never
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
  }
  'views.create': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.SavedViewWrite
    answer: Wire.SavedView
    fault: 'view-name-taken' | 'too-many-views'
  }
  'views.delete': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'view-not-own'
  }
  'views.list': {
    params: Record<string, never>
    query: Wire.SavedViewListQuery
    request: Record<string, never>
    answer: Wire.SavedViewList
    fault: never
  }
  'views.saveLayout': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.ListLayout
    answer: Wire.ListLayout
    fault: 'not-found'
  }
  'views.update': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.SavedViewWrite
    answer: Wire.SavedView
    fault: 'view-name-taken' | 'view-not-own'
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
  }
  'wallets.list': {
    params: Record<string, never>
    query: Wire.WalletListQuery
    request: Record<string, never>
    answer: Wire.WalletList
    fault: never
  }
  'wallets.products': {
    params: Record<string, never>
    query: Wire.WalletProductsQuery
    request: Record<string, never>
    answer: Wire.WalletProducts
    fault: never
  }
  'wallets.remove': {
    params: Record<string, never>
    query: Wire.EnvironmentQuery
    request: Wire.WalletRemove
    answer: Wire.WalletChanges
    fault:
      'tenant-differs' | 'wallet-id-missing' | 'wallet-removed-already' | 'wallet-blocked' | 'wallet-differs'
  }
  'wallets.room': {
    params: Record<string, never>
    query: Wire.WalletRoomQuery
    request: Record<string, never>
    answer: Wire.WalletRoom
    fault: never
  }
  'webhookDeliveries.list': {
    params: { id: string; webhookId: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.WebhookDeliveryList
    fault: never
  }
  'webhookDeliveries.read': {
    params: { id: string; deliveryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookDelivery
    fault: never
  }
  'webhookDeliveries.resend': {
    params: { id: string; deliveryId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookResent
    fault: 'webhook-silent'
  }
  'webhooks.create': {
    params: { id: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookCreate
    answer: Wire.Webhook
    fault: 'webhook-url' | 'too-many-webhooks' | 'control-change-waits'
  }
  'webhooks.delete': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'deleted-already'
  }
  'webhooks.list': {
    params: { id: string }
    query: Wire.ShortListQuery
    request: Record<string, never>
    answer: Wire.WebhookList
    fault: never
  }
  'webhooks.read': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
  }
  'webhooks.resend': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookResend
    answer: Wire.WebhookResent
    fault: 'webhook-silent'
  }
  'webhooks.rotate': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.WebhookSecret
    fault: never
  }
  'webhooks.start': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
  }
  'webhooks.stop': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Webhook
    fault: never
  }
  'webhooks.test': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Record<string, never>
    answer: Wire.Empty
    fault: 'webhook-silent'
  }
  'webhooks.update': {
    params: { id: string; webhookId: string }
    query: Wire.EnvironmentQuery
    request: Wire.WebhookChange
    answer: Wire.Webhook
    fault: 'webhook-url' | 'control-change-waits'
  }
}
