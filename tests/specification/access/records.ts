import { table } from '../table.ts'

/** Records and tasks. Viewing one needs the read permission of its area, changing one the write permission. */
export const records = table('permission', 'kind', 'ids', 'source')`
accounts.read | details | ledger-account ledger-balances ledger-node remote-account transfer | PRM-018 OPEN-75
balances.read | details | account-day | TRU-220
activity.read | details | activity | PRM-006 OPEN-75
bank.read | details | bank-account | PRM-024 OPEN-75
company.read | details | member | PRM-017 OPEN-75
connections.read | details | ach-service exchange holiday network-configuration network-node | PRM-017 OPEN-75
credentials.read | details | api-credential api-request webhook webhook-delivery | PRM-018 PRM-020 OPEN-75 TRU-231
credentials.write | details | api-credential-secret webhook-secret api-request-replayed | PRM-018 PRM-020 OPEN-75 TRU-224
exchanges.read | details | exchange-credential liquidation | PRM-023 OPEN-75
identities.read | details | beneficiary-record identity identity-record originator-record payee | PRM-019 PRM-021 OPEN-75
onboarding.read | details | contact exposure owner tax-document | PRM-024 ONB-053 OPEN-75
onboarding.write | tasks | ach-setup centralised-business your-business your-finance | PRM-024 ONB-053 OPEN-75
payments.write | details | payment-deciders | TRU-611
organisation.read | details | organisation | TRU-690
quotes.write | details | account-debit | TRU-611
payments.read | details | batch payment payment-preset product-configuration quote-route | PRM-018 PRM-020 OPEN-75
reporting.read | details | reporting-credential | PRM-022 OPEN-75
reports.read | details | invoice report | OPEN-75
rewards.read | details | reward rewards | PRM-027 OPEN-75
schemas.read | details | rpo-schema schema-access | PRM-017 OPEN-75
self.read | details | control-change profile | OPEN-75
stablecoin.read | details | crypto-deposit fiat-deposit send-to stablecoin stablecoin-transaction wire wire-account | PRM-026 OPEN-75
users.read | details | user | PRM-007 PRM-008 OPEN-75
users.write | details | user-difference | PRM-007 PRM-008 OPEN-75
wallets.read | details | wallet | PRM-024 OPEN-75
provider.change | details | identity-provider-token | TRU-410
provider.read | details | provider-client provider-review stuck-payout identity-provider | TRU-351 TRU-353 TRU-356 TRU-406
`
