import { table } from '../table.ts'

/**
 * Roles, the access of each, and the roles it includes (Appendix B of the specification's README, part 2 §6.2 and
 * §6.3). Included roles are listed in full if a role may edit what it reads.
 */
export const roles = table('role', 'access', 'includes', 'marks', 'source')`
signed-in | read | | | Appendix B
name-service.org-admin.read | read | | | PRM-016
name-service.org-admin.write | edit | name-service.org-admin.read | | PRM-016
name-service.provider-admin.read | read | | | PRM-016
name-service.provider-admin.write | edit | name-service.provider-admin.read | | PRM-016
name-service.user-admin.read | read | | | PRM-016
name-service.user-admin.write | edit | name-service.user-admin.read | | PRM-016
name-service.operator.read | read | | | PRM-016
name-service.operator.write | edit | name-service.operator.read | | PRM-016
network.baseline.read | read | | | PRM-017
network.baseline.write | edit | network.baseline.read | | PRM-017
network.company-profiles.read | read | | | PRM-017
network.company-profiles.write | edit | network.company-profiles.read | | PRM-017
network.schemas.read | read | | | PRM-017
network.schemas.write | edit | network.schemas.read | | PRM-017
network.projects.read | read | | | PRM-017
network.projects.write | edit | network.projects.read | | PRM-017
cloud.accounts.read | read | | | PRM-018
cloud.accounts.write | edit | cloud.accounts.read | | PRM-018
cloud.allowlist.read | read | | | PRM-018
cloud.allowlist.write | edit | cloud.allowlist.read | | PRM-018
cloud.api-credentials.read | read | | | PRM-018
cloud.api-credentials.write | edit | cloud.api-credentials.read | | PRM-018
cloud.payments.read | read | | | PRM-018
cloud.payments.write | edit | cloud.payments.read | | PRM-018
# 'approvals list (with payments r)': to decide is to see what is decided.
cloud.payments.authorization.write | edit | cloud.payments.read | | PRM-019
cloud.identities.write | edit | | | PRM-019
direct.api-credentials.read | read | | | PRM-020
direct.api-credentials.write | edit | direct.api-credentials.read | | PRM-020
direct.payments.read | read | | | PRM-020
direct.payments.write | edit | direct.payments.read | | PRM-020
direct.identities.write | edit | | | PRM-021
payments.production.write | edit | | warning | PRM-013 PRM-014 OPEN-33
on-premise.server-download.read | read | | | PRM-022
on-premise.tls-credentials.read | read | | | PRM-022
on-premise.tls-credentials.write | edit | on-premise.tls-credentials.read | | PRM-022
liquidity.exchanges.read | read | | | PRM-023
liquidity.exchanges.write | edit | liquidity.exchanges.read | | PRM-023
liquidity.mock-exchanges.write | edit | | | PRM-023 PRM-030
onboarding.customer-relationship.read | read | | | PRM-024
onboarding.customer-relationship.write | edit | onboarding.customer-relationship.read | | PRM-024
collections.admin.read | read | | | PRM-025
collections.admin.write | edit | collections.admin.read; collections.transfers.write; collections.accounts.write; collections.partners.write; collections.settlements.write; collections.api-credentials.write | | PRM-025 Appendix B
collections.transfers.read | read | | | PRM-025
collections.transfers.write | edit | collections.transfers.read | | PRM-025
collections.accounts.read | read | | | PRM-025
collections.accounts.write | edit | collections.accounts.read | | PRM-025
collections.partners.read | read | | | PRM-025
collections.partners.write | edit | collections.partners.read | | PRM-025
collections.settlements.read | read | | | PRM-025
collections.settlements.write | edit | collections.settlements.read | | PRM-025
collections.api-credentials.read | read | | | PRM-025
collections.api-credentials.write | edit | collections.api-credentials.read | | PRM-025
# Part 2 §6.3 names a read and write pair unless stated, and Appendix B has a column to read for it.
stablecoin.admin.read | read | | | PRM-026 Appendix B
stablecoin.admin.write | edit | stablecoin.admin.read | | PRM-026 STB-013
rewards.read | read | | | PRM-027
Documentation | read | | | PRM-011
Product Admin | read | network.schemas.read; network.projects.read | | PRM-011 OPEN-78
Payments | read | cloud.payments.read | | PRM-011 OPEN-78
Support | read | | provider | PRM-002 PRM-011
Org Admin | read | network.company-profiles.read | | PRM-011
Provider Administrator | edit | network.baseline.read | provider | PRM-002 PRM-011 TRU-350
User Administrator | edit | network.company-profiles.write | | PRM-008 PRM-009
Operator | edit | cloud.payments.write; direct.payments.write; cloud.identities.write; direct.identities.write | | PRM-010 Appendix B
# 'Everything below': each role but those of the provider's staff, whether by itself or through another one of the list.
Organization Administrator | edit | User Administrator; Operator; name-service.org-admin.write; name-service.provider-admin.write; name-service.user-admin.write; name-service.operator.write; network.baseline.write; network.schemas.write; network.projects.write; cloud.accounts.write; cloud.allowlist.write; cloud.api-credentials.write; cloud.payments.authorization.write; direct.api-credentials.write; payments.production.write; on-premise.server-download.read; on-premise.tls-credentials.write; liquidity.exchanges.write; liquidity.mock-exchanges.write; onboarding.customer-relationship.write; collections.admin.write; stablecoin.admin.write; rewards.read; Documentation; Payments; Product Admin; Org Admin | administrator; most organisationAdministrators; warning | PRM-004 PRM-006 PRM-007 LIM-026
`
