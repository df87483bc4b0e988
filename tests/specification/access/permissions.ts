import { table } from '../table.ts'

/**
 * Permissions: any of the roles and all of the scopes grant one, while its rule holds (Appendix B, part 2 §6.4).
 * The mark 'people' excludes API credentials. 'never with' names a permission that should be in other hands.
 * 'closed in view' hides the permission from people of the provider who view the portal as a client.
 */
export const permissions = table('permission', 'roles', 'scopes', 'when', 'marks', 'source')`
self.read | signed-in | | | | Appendix B
self.write | signed-in | | | people | own: a person who is signed in ends their own sessions and chooses what they are mailed, and a key has neither.
views.write | signed-in | | | | own: everybody keeps views of tables for themselves.
home.read | signed-in | | | | Appendix B
configuration.read | signed-in | | | | API-027 Appendix B
organisation.read | signed-in | | | | Appendix B API-038 API-039
organisation.write | Organization Administrator | | | people; never with payments.write | Appendix B API-040 API-079 API-150
changes.decide | Organization Administrator; cloud.payments.authorization.write; Provider Administrator | | | people | TRU-056 TRU-352
controls.decide | Organization Administrator | | | people | TRU-020
activity.read | Organization Administrator | | | | Appendix B
activity.download | Organization Administrator | | isActivityDownloadOn | | Appendix B FLG-007
users.read | Organization Administrator; User Administrator | | | | Appendix B PRM-008
users.write | Organization Administrator; User Administrator | | | people; never with payments.authorize; closed in view | Appendix B PRM-007 PRM-008 TRU-475
payments.read | cloud.payments.read; direct.payments.read | | | | Appendix B
payments.write | cloud.payments.write; direct.payments.write | | | never with payments.authorize; closed in view | PRM-037 PRM-040 TRU-475
payees.decide | cloud.payments.authorization.write | | | people | TRU-056 TRU-118
payments.authorize | cloud.payments.authorization.write | | isPaymentAuthorizationOn | | APR-011 APR-012 PRM-019
payments.production | payments.production.write | | | | PRM-013 OPEN-33
quotes.write | cloud.payments.write; direct.payments.write | | | closed in view | Appendix B TRU-475
balances.read | cloud.payments.read; direct.payments.read | | | | HOME-014 HOME-015
ledger.balance.read | direct.payments.read | | hasPaymentsDirect | | HOME-014
limits.spendable.read | cloud.payments.read | | hasOtherProducts | | HOME-015
reports.read | cloud.payments.read; direct.payments.read | | | | Appendix B PRM-051
reports.write | cloud.payments.write; direct.payments.write | | | | Appendix B
identities.read | cloud.payments.read; direct.payments.read; cloud.identities.write; direct.identities.write | | | | Appendix B OPEN-41
identities.write | cloud.identities.write; direct.identities.write | | | | IDN-069 OPEN-41
files.read | cloud.payments.read; direct.payments.read; onboarding.customer-relationship.read | | | | own: files belong to payments or to the onboarding, so who reads those reads them.
files.write | cloud.payments.write; direct.payments.write; cloud.identities.write; direct.identities.write; onboarding.customer-relationship.write | | | | Appendix B API-121
names.read | name-service.org-admin.read; name-service.provider-admin.read; name-service.user-admin.read; name-service.operator.read | | | | PRM-016
names.write | name-service.org-admin.write; name-service.provider-admin.write; name-service.user-admin.write; name-service.operator.write | | | | PRM-016
connections.read | network.baseline.read | | | | Appendix B
connections.write | network.baseline.write | | | | Appendix B
company.read | network.company-profiles.read | | | | Appendix B
company.write | network.company-profiles.write | | | | Appendix B
schemas.read | network.schemas.read | | | | Appendix B
schemas.write | network.schemas.write | | | | Appendix B
projects.read | network.projects.read | | | | Appendix B
projects.write | network.projects.write | | | | Appendix B
accounts.read | cloud.accounts.read | | | | Appendix B PRM-050
accounts.write | cloud.accounts.write | | | | Appendix B PRM-050
allowlist.read | cloud.allowlist.read | | | | Appendix B
allowlist.write | cloud.allowlist.write | | | people | Appendix B
credentials.read | cloud.api-credentials.read; direct.api-credentials.read | | | | Appendix B
credentials.write | cloud.api-credentials.write; direct.api-credentials.write | | | people; never with allowlist.write; closed in view | Appendix B TRU-475
credentials.takeOver | Organization Administrator | | | people | TRU-069
downloads.read | on-premise.server-download.read | | | | Appendix B PRM-022
reporting.read | on-premise.tls-credentials.read | | | | Appendix B PRM-022
reporting.write | on-premise.tls-credentials.write | | | people | Appendix B PRM-022
exchanges.read | liquidity.exchanges.read | | | | Appendix B PRM-023
exchanges.write | liquidity.exchanges.write | | | | Appendix B PRM-023
# A scope check asks for all of them: who changes a mock exchange reads exchanges as well.
exchanges.mock.write | liquidity.mock-exchanges.write | liquidity.exchanges.read | | | PRM-005 PRM-023
onboarding.read | onboarding.customer-relationship.read | | | | ONB-053 PRM-024
onboarding.write | onboarding.customer-relationship.write | | | | ONB-053 PRM-024
onboarding.config.read | onboarding.customer-relationship.read; stablecoin.admin.write | | | | own: a wallet is added with what the configuration of the onboarding says, and the stablecoin operator adds wallets.
bank.read | onboarding.customer-relationship.read; stablecoin.admin.read | | | | Appendix B
bank.write | onboarding.customer-relationship.write | | | | Appendix B
wallets.read | onboarding.customer-relationship.read; stablecoin.admin.read | | | | Appendix B
wallets.write | onboarding.customer-relationship.write; stablecoin.admin.write | | | | Appendix B
stablecoin.read | stablecoin.admin.read | | | | PRM-026 Appendix B
stablecoin.operate | stablecoin.admin.write | | | | STB-013 PRM-026
rewards.read | rewards.read | | | | PRM-027
collections.transfers.read | collections.admin.read; collections.transfers.read | | | | Appendix B PRM-025
collections.transfers.write | collections.transfers.write | | | | Appendix B PRM-025
collections.accounts.read | collections.admin.read; collections.accounts.read | | | | Appendix B PRM-025
collections.accounts.write | collections.accounts.write | | | | Appendix B PRM-025
collections.partners.read | collections.admin.read; collections.partners.read | | | | Appendix B PRM-025
collections.partners.write | collections.partners.write | | | | Appendix B PRM-025
collections.settlements.read | collections.admin.read; collections.settlements.read | | | | Appendix B PRM-025
collections.settlements.write | collections.settlements.write | | | | Appendix B PRM-025
collections.credentials.read | collections.admin.read; collections.api-credentials.read | | | | Appendix B PRM-025
collections.credentials.write | collections.api-credentials.write | | | | Appendix B PRM-025
provider.read | Provider Administrator | | isProvider | people | TRU-350
provider.change | Provider Administrator | | isProvider | people | TRU-352 TRU-354
provider.decide | Provider Administrator | | isProvider | people | TRU-352 TRU-354
provider.assist | Provider Administrator | | isProvider | people | TRU-357
provider.view | Provider Administrator | | isProvider | people | TRU-475
`

/** Messages for a person without the permission: they name the closed area and whom to ask (PRM-048 to PRM-051). */
export const refusals = table('permission', 'sentence', 'source')`
payments.read | You do not have access to payments. Ask your Organization Administrator. | PRM-048
payments.write | You do not have access to create payments. Ask your Organization Administrator. | PRM-048
payments.production | You do not have access to create payments in this environment. Ask your Organization Administrator. | PRM-049
accounts.read | You do not have access to account management. Ask your Organization Administrator. | PRM-050
accounts.write | You do not have access to account management. Ask your Organization Administrator. | PRM-050
reports.read | You do not have access to reports. Ask your Organization Administrator. | PRM-051
users.read | You do not have access to team management. Ask your Organization Administrator. | PRM-053
users.write | You do not have access to team management. Ask your Organization Administrator. | PRM-053
`
