import { table } from '../table.ts'

/**
 * Lists: permission, call, page sizes (the first is the default), order, and actions of a row. An action is a page
 * with its permission and rule, or a move of the machine. A rule after a stroke means that the row has no action. A
 * row offers the first action that applies (OPEN-04). Page sizes are LIM-022 and, for payments, LIM-001; short lists
 * have a single page.
 */
export const tables = table('table', 'permission', 'call', 'sizes', 'order', 'actions', 'source')`
payments | payments.read | payments.filter | paymentsPageSize 30 50 pageSizeMax | created_at desc | review(payments.authorize,needsReview) complete -isContractExpired settle lock(,isLockOpen) | LIM-001 PAY-031 PAY-044 PAY-045 PAY-046 PAY-047 PAY-049
legacy-payments | payments.read | payments.list | paymentsPageSize 30 50 pageSizeMax | created_at desc | review(payments.authorize,needsReview) complete -isContractExpired settle lock(,isLockOpen) | LIM-001 PAY-031 PAY-044 PAY-045 PAY-046 PAY-047 PAY-049
payment-requests | payments.read | payments.list | paymentsPageSize 30 50 pageSizeMax | created_at desc | review(payments.authorize,needsReview) complete -isContractExpired settle lock(,isLockOpen) | LIM-001 PAY-005 PAY-044 PAY-045 PAY-046 PAY-047 PAY-049
approvals | payments.read | approvals.list | pageSize 30 50 pageSizeMax | created_at desc | review(payments.authorize,canReview) | API-118 LIM-022
batches | payments.read | batches.list | pageSize 30 50 pageSizeMax | created_at desc | review(payments.write,isQuoted) | BAT-020 LIM-022
batch-rows | payments.read | batches.rows | pageSize 30 50 pageSizeMax | row asc | open(,isPayment) | BAT-014 LIM-022
payment-presets | payments.read | presets.list | pageSizeMax | last_used_at desc | use(payments.write,canSendDirect) use-legacy(payments.write,canSendLegacy) | PRE-002 LIM-008
reports | reports.read | reports.list | pageSize 30 50 pageSizeMax | created_at desc | download(,isReady) | REP-003 LIM-022 TRU-668
invoices | reports.read | invoices.list | pageSize 30 50 pageSizeMax | date desc | | REP-005 LIM-022
rewards | rewards.read | rewards.list | pageSize 30 50 pageSizeMax | date desc | | RWD-005 LIM-022
# A month has at most 31 days, and shows whole.
reward-days | rewards.read | rewards.days | 31 | date desc | | RWD-006
collections | collections.transfers.read | collections.list | pageSize 30 50 pageSizeMax | created_at desc | | COL-002 LIM-022
identities | identities.read | identities.list | pageSize 30 50 pageSizeMax | created_at desc | | IDN-061 LIM-022
beneficiaries | identities.read | identities.list | pageSize 30 50 pageSizeMax | created_at desc | pay(payments.write,canStartPaymentHere) | IDN-061 LIM-022 TRU-087
originators | identities.read | identities.list | pageSize 30 50 pageSizeMax | created_at desc | | IDN-061 LIM-022
users | users.read | users.list | pageSize 30 50 pageSizeMax | name asc | approve edit(users.write,) | API-042 USR-012 LIM-022
user-rights | users.read | users.rights | pageSize 30 50 pageSizeMax | permission asc | | own: an administrator sees what somebody may do, and why.
activity | activity.read | activity.list | pageSize 30 50 pageSizeMax | created_at desc | | ACT-002 LIM-022
live-sessions | self.read | sessions.list | pageSizeMax | started_at desc | end | own: a person sees where they are signed in.
passkeys | self.read | passkeys.list | pageSizeMax | created_at asc | remove | TRU-300
decisions | self.read | decisions.list | 30 50 pageSizeMax | until asc | review(payments.authorize,canReviewPayment) review-change(,canReviewChange) | TRU-147
failed-payments | payments.read | payments.toFix | 30 50 pageSizeMax | created_at desc | correct(identities.write,isAccountToCorrect) waiting(,isCorrectionWaiting) look(,isToLookAt) resend | TRU-200
control-changes | self.read | controlChanges.list | pageSize 30 50 pageSizeMax | created_at desc | review(,isWaiting) | TRU-020 TRU-034 TRU-096
sign-ins | self.read | sessions.signIns | pageSize 30 50 pageSizeMax | at desc | | own: a person sees who tried to sign in as them.
api-credentials | credentials.read | clients.list | pageSizeMax | created_at asc | | CRD-001
api-requests | credentials.read | apiRequests.list | pageSize 30 50 pageSizeMax | created_at desc | | TRU-320
webhooks | credentials.read | webhooks.list | pageSizeMax | created_at asc | deliveries | TRU-231
webhook-deliveries | credentials.read | webhookDeliveries.list | pageSizeMax | created_at desc | | TRU-230
reporting-credentials | reporting.read | tlsCredentials.list | pageSizeMax | created_at desc | | CRD-002
exchange-credentials | exchanges.read | exchangeCredentials.list | pageSizeMax | created_at desc | | CON-010
exchange-balances | exchanges.read | exchangeBalances.list | pageSizeMax | created_at asc | set(exchanges.mock.write,isMock) | ACC-003 ERR-069
ledger-accounts | accounts.read | ledgerAccounts.list | pageSize 30 50 pageSizeMax | name asc | | ACC-002 LIM-022
partner-ledgers | accounts.read | ledgerAccounts.list | pageSize 30 50 pageSizeMax | name asc | | ACC-004 LIM-022
ledger-transactions | accounts.read | ledgerAccounts.statement | pageSize 30 50 pageSizeMax | created_at desc | | ACC-010 LIM-022
reconciliation | balances.read | reconciliation.list | 50 pageSizeMax | day desc | | TRU-220
account-bookings | balances.read | reconciliation.bookings | 30 50 pageSizeMax | booked_at desc | payment(payments.read,isPayment) transfer(accounts.read,isTransfer) | TRU-220
transfers | accounts.read | transfers.list | pageSize 30 50 pageSizeMax | created_at desc | execute hand-over complete | ACC-016 LIM-022
exchanges | connections.read | exchanges.list | pageSize 30 50 pageSizeMax | created_at asc | | NAV-023 LIM-022
exchange-rates | connections.read | exchangeRates.list | pageSize 30 50 pageSizeMax | created_at asc | | CON-009 LIM-022
members | connections.read | members.list | pageSize 30 50 pageSizeMax | created_at asc | profile(company.read,) | CON-007 LIM-022
network-health | connections.read | network.health | pageSize | created_at asc | | API-069 LIM-022
ach-services | connections.read | achServices.list | pageSize 30 50 pageSizeMax | created_at asc | | CON-002 LIM-022
holidays | connections.read | holidays.list | pageSize 30 50 pageSizeMax | created_at asc | | CON-008 LIM-022
rpo-schemas | schemas.read | schemas.list | pageSize 30 50 pageSizeMax | created_at desc | | CON-006 LIM-022
schema-accesses | schemas.read | accessRequests.list | pageSize 30 50 pageSizeMax | created_at desc | grant revoke | CON-029 LIM-022
document-requests | onboarding.read | additionalDocumentation.list | pageSize 30 50 pageSizeMax | created_at desc | send(onboarding.write,isWanted) | NAV-055 LIM-022
onboarding-contacts | onboarding.read | contacts.list | pageSize 30 50 pageSizeMax | created_at asc | edit(onboarding.write,) | ONB-010 LIM-022
tax-documents | onboarding.read | taxDocuments.list | pageSize 30 50 pageSizeMax | created_at asc | | ONB-021 LIM-022
beneficial-owners | onboarding.read | owners.list | pageSize 30 50 pageSizeMax | created_at asc | edit(onboarding.write,) | ONB-013 LIM-022
country-exposure | onboarding.read | exposures.list | pageSize 30 50 pageSizeMax | created_at asc | edit(onboarding.write,) | OPEN-69 LIM-022
bank-accounts | bank.read | banks.list | pageSizeMax | created_at asc | replace(bank.write,) | BNK-010
wallets | wallets.read | wallets.list | pageSizeMax | created_at asc | remove | WAL-013 WAL-015
legacy-wallets | wallets.read | wallets.list | pageSizeMax | created_at asc | remove | WAL-014 WAL-015
wallet-products | wallets.read | wallets.products | pageSizeMax | created_at asc | open | WAL-012
stablecoin-wallets | stablecoin.read | stablecoin.wallets | pageSizeMax | created_at asc | transactions | STB-009
stablecoin-wallet-choice | stablecoin.read | stablecoin.wallets | pageSizeMax | created_at asc | select | NAV-078
stablecoin-transactions | stablecoin.read | stablecoin.transactions | pageSize 30 50 pageSizeMax | created_at desc | | NAV-074 LIM-022
stablecoin-wallet-transactions | stablecoin.read | stablecoin.transactions | pageSize 30 50 pageSizeMax | created_at desc | | NAV-077 LIM-022
provider-clients | provider.read | providerClients.list | pageSize 30 50 pageSizeMax | name asc | look | TRU-351
provider-reviews | provider.read | providerReviews.list | pageSize 30 50 pageSizeMax | created_at asc | look | TRU-353
stuck-payouts | provider.read | providerStuck.list | pageSize 30 50 pageSizeMax | created_at asc | ask-again | TRU-356
provider-setup | provider.read | providerSetup.list | 30 50 pageSizeMax | created_at asc |  | TRU-364
identity-providers | provider.read | identityProviders.list | pageSize 30 50 pageSizeMax | created_at asc | look | TRU-407
`
