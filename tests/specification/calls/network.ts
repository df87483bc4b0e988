import { callTable } from './columns.ts'

/** The network and its members, the ledger, and on-demand liquidity. */
export const networkCalls = callTable`
network.health | GET /xcurrent_proxy/internal/health | connections.read | | isNetworkMember:connections-off | connections-off | API-069 OPEN-105
network.heartbeat | GET /xcurrent_proxy/internal/heartbeat | connections.read | | isNetworkMember:connections-off | connections-off | API-070
network.systemConfig | GET /xcurrent_proxy/internal/system_config | connections.read | | isNetworkMember:connections-off | connections-off | API-081
network.info | GET /xcurrent_proxy/internal/info | connections.read | | isNetworkMember:connections-off | connections-off | API-082
members.list | GET /pcs_proxy/members | connections.read | | isNetworkMember:connections-off | connections-off | API-019 NAV-023
members.read | GET /pcs_proxy/members/{id} | company.read | | isNetworkMember:connections-off | connections-off | API-019 CON-007
members.profile | GET /pcs_proxy/profile | company.read | | isNetworkMember:connections-off | connections-off | API-019 CON-007
members.saveProfile | PUT /pcs_proxy/profile | company.write | | isNetworkMember:connections-off | connections-off time-zone-unknown currency-unknown connection-changed | API-019 CON-007
achServices.list | GET /pcs_proxy/ach_services | connections.read | | isNetworkMember:connections-off | connections-off | API-019 CON-002
achServices.read | GET /pcs_proxy/ach_services/{id} | connections.read | | isNetworkMember:connections-off | connections-off | API-019 CON-002
achServices.create | POST /pcs_proxy/ach_services | connections.write | key | isNetworkMember:connections-off | connections-off connection-name-taken ach-sizes | API-019 CON-018 CON-019
achServices.update | PATCH /pcs_proxy/ach_services/{id} | connections.write | | isNetworkMember:connections-off | connections-off connection-name-taken connection-changed ach-sizes | API-019 CON-018 CON-019
achServices.delete | DELETE /pcs_proxy/ach_services/{id} | connections.write | | isNetworkMember:connections-off | connections-off deleted-already | API-019
holidays.list | GET /pcs_proxy/holidays | connections.read | | isNetworkMember:connections-off | connections-off | API-019 CON-008
holidays.read | GET /pcs_proxy/holidays/{id} | connections.read | | isNetworkMember:connections-off | connections-off | API-019 CON-008
holidays.create | POST /pcs_proxy/holidays | connections.write | key | isNetworkMember:connections-off | connections-off connection-name-taken | API-019 CON-025
holidays.update | PATCH /pcs_proxy/holidays/{id} | connections.write | | isNetworkMember:connections-off | connections-off connection-name-taken connection-changed | API-019 CON-025
holidays.delete | DELETE /pcs_proxy/holidays/{id} | connections.write | | isNetworkMember:connections-off | connections-off deleted-already | API-019
exchanges.list | GET /pcs_proxy/exchanges | connections.read | | isNetworkMember:connections-off | connections-off | API-019 NAV-023
exchanges.read | GET /pcs_proxy/exchanges/{id} | connections.read | | isNetworkMember:connections-off | connections-off | API-019 CON-020
exchanges.create | POST /pcs_proxy/exchanges | connections.write | key | isNetworkMember:connections-off | connections-off connection-name-taken exchange-icon exchange-document | API-019 CON-020 CON-022 CON-023
exchanges.update | PATCH /pcs_proxy/exchanges/{id} | connections.write | | isNetworkMember:connections-off | connections-off connection-name-taken connection-changed exchange-icon exchange-document | API-019 CON-020 CON-022 CON-023
exchanges.delete | DELETE /pcs_proxy/exchanges/{id} | connections.write | | isNetworkMember:connections-off | connections-off deleted-already | API-019
exchanges.upload | POST /fss_proxy/exchange_files | connections.write | upload | isNetworkMember:connections-off | connections-off file-required file-bad-policy exchange-file-type exchange-file-size | API-021 CON-022 CON-023 LIM-033
exchanges.content | GET /fss_proxy/exchange_files/{fileId}/content | connections.read | | isNetworkMember:connections-off | connections-off | API-021
exchangeRates.list | GET /quote_proxy/exchanges/{id}/rates | connections.read | | isNetworkMember:connections-off | connections-off | API-018 CON-009
schemas.list | GET /pos_proxy/rpo_schemas | schemas.read | | isNetworkMember:connections-off | connections-off | API-017 CON-006
schemas.read | GET /pos_proxy/rpo_schemas/{id} | schemas.read | | isNetworkMember:connections-off | connections-off | API-017 CON-006
schemas.save | POST /pos_proxy/rpo_schemas | schemas.write | key | isNetworkMember:connections-off | connections-off schema-name-required schema-country-required schema-name-taken schema-unknown schema-deprecated schema-file-required schema-file-used | API-017 CON-015 CON-016 CON-017 CON-030
schemas.deprecate | POST /pos_proxy/rpo_schemas/{id}/deprecate | schemas.write | | isNetworkMember:connections-off | connections-off schema-deprecated | CON-028 OPEN-118
schemas.request | POST /pos_proxy/rpo_schemas/{id}/access_requests | schemas.write | | isNetworkMember:connections-off | connections-off schema-own schema-deprecated schema-asked-already | CON-013
schemas.upload | POST /fss_proxy/schema_files | schemas.write | upload | isNetworkMember:connections-off | connections-off file-required file-bad-policy schema-file-type schema-file-size schema-file-policy | API-021 ERR-017 ERR-018 LIM-030
schemas.content | GET /fss_proxy/schema_files/{fileId}/content | schemas.read | | isNetworkMember:connections-off | connections-off | API-021
accessRequests.list | GET /pos_proxy/access_requests | schemas.read | | isNetworkMember:connections-off | connections-off | CON-014
accessRequests.read | GET /pos_proxy/access_requests/{id} | schemas.read | | isNetworkMember:connections-off | connections-off | CON-014
accessRequests.change | PATCH /pos_proxy/access_requests/{id} | schemas.write | | isNetworkMember:connections-off | connections-off access-standing | CON-029 OPEN-118
ledgerAccounts.list | GET /config/accounts | accounts.read | | isNetworkMember:ledger-off | ledger-off | API-065
ledgerAccounts.read | GET /config/accounts/{name} | accounts.read | | isNetworkMember:ledger-off | ledger-off | API-066
ledgerAccounts.create | POST /config/accounts | accounts.write | key | isNetworkMember:ledger-off | ledger-account-invalid ledger-account-exists ledger-peering-differs ledger-off control-change-waits | API-067 ACC-023 ACC-028 TRU-157
ledgerAccounts.update | PUT /config/accounts | accounts.write | | isNetworkMember:ledger-off | ledger-account-invalid ledger-account-changed ledger-balance-outside ledger-peering-differs ledger-off control-change-waits | API-068 ACC-023 ACC-028 TRU-157
ledgerAccounts.enable | POST /ledger_proxy/accounts/{name}/enable | accounts.write | | isNetworkMember:ledger-off | ledger-account-standing ledger-off | API-012 ACC-018 OPEN-118
ledgerAccounts.disable | POST /ledger_proxy/accounts/{name}/disable | accounts.write | | isNetworkMember:ledger-off | ledger-account-standing ledger-off | API-012 ACC-018 OPEN-118
ledgerAccounts.statement | GET /xcurrent_proxy/internal/statement/{id} | accounts.read | | isNetworkMember:ledger-off | ledger-account-unknown ledger-off | API-075 ACC-010
remoteAccounts.read | GET /ledger_proxy/remote_accounts/{name} | accounts.read | | isNetworkMember:ledger-off | remote-account-not-found ledger-off | API-012 ERR-068 NAV-022
ledger.node | GET /ledger_proxy/node | accounts.read | | isNetworkMember:ledger-off | ledger-off | ERR-067
ledger.monitor | GET /xcurrent_proxy/internal/monitor/balances | accounts.read | | isNetworkMember:ledger-off | ledger-off | API-071
ledger.liquidity | GET /xcurrent_proxy/internal/account-liquidity/path | accounts.read | | isNetworkMember:ledger-off | transfer-currency ledger-off | API-076 ACC-030
transfers.list | GET /transfers | accounts.read | | isNetworkMember:ledger-off | ledger-off | API-074
transfers.read | GET /transfers/{id} | accounts.read | | isNetworkMember:ledger-off | ledger-off | ACC-009
transfers.create | POST /transfers | accounts.write | key | isNetworkMember:ledger-off | ledger-account-unknown ledger-account-disabled transfer-same-account transfer-currency transfer-amount transfer-duplicate insufficient-funds ledger-off | ACC-001 ACC-030 TRU-131 TRU-133
transfers.execute | POST /transfers/{id}/execute | accounts.write | key | isNetworkMember:ledger-off | transfer-standing ledger-account-disabled transfer-no-room insufficient-funds ledger-off | API-072
transfers.complete | POST /transfers/{id}/complete | accounts.write | key | isNetworkMember:ledger-off | transfer-standing ledger-account-disabled transfer-no-room ledger-off | API-073
transfers.cancel | POST /transfers/{id}/cancel | accounts.write | key | isNetworkMember:ledger-off | transfer-standing ledger-off | OPEN-05 ACC-016
exchangeBalances.list | GET /ledger_proxy/exchange_balances | exchanges.read | | | | ACC-003
exchangeBalances.read | GET /ledger_proxy/exchange_balances/{id} | exchanges.read | | | | ACC-003
exchangeBalances.update | PUT /ledger_proxy/exchange_balances/{id} | exchanges.mock.write | | | mock-exchange-balance mock-exchange-real | ERR-069 Appendix B
exchangeCredentials.list | GET /exchange_credentials | exchanges.read | | hasOnDemandLiquidity:liquidity-off | liquidity-off | API-049 OPEN-104 OPEN-112
exchangeCredentials.read | GET /exchange_credentials/{id} | exchanges.read | | hasOnDemandLiquidity:liquidity-off | liquidity-off | own: a credential opens above the list at an address of its own.
exchangeCredentials.create | POST /exchange_credentials | exchanges.write | | hasOnDemandLiquidity:liquidity-off | liquidity-off exchange-unknown environment-not-assigned exchange-credentials-exist exchange-credentials-invalid not-offered exchange-unavailable | API-049 ERR-006 ERR-007 TRU-537
exchangeCredentials.update | PUT /exchange_credentials | exchanges.write | | hasOnDemandLiquidity:liquidity-off | liquidity-off exchange-unknown environment-not-assigned exchange-credentials-invalid not-offered exchange-unavailable | API-049 ERR-006 TRU-537
exchangeCredentials.readOlder | GET /xrapid/credential/{env}/{exchange} | exchanges.read | | hasOnDemandLiquidity:liquidity-off | liquidity-off | API-048 OPEN-112
exchangeCredentials.createOlder | POST /xrapid/credential/{env}/{exchange} | exchanges.write | | hasOnDemandLiquidity:liquidity-off | liquidity-off exchange-unknown environment-not-assigned exchange-credentials-exist exchange-credentials-invalid not-offered exchange-unavailable | API-048 ERR-006 ERR-007 TRU-537
exchangeCredentials.updateOlder | PUT /xrapid/credential/{env}/{exchange} | exchanges.write | | hasOnDemandLiquidity:liquidity-off | liquidity-off exchange-unknown environment-not-assigned exchange-credentials-invalid not-offered exchange-unavailable | API-048 ERR-006 TRU-537
exchangeCredentials.supportedValues | GET /xrapid/supported_values | exchanges.read | | hasOnDemandLiquidity:liquidity-off | liquidity-off | API-050
liquidations.read | GET /liquidation_proxy/liquidations/{id} | exchanges.read | | hasOnDemandLiquidity:liquidity-off | liquidity-off | API-013 OPEN-142
liquidations.report | POST /liquidation_proxy/liquidations/{id}/issues | exchanges.write | key | hasOnDemandLiquidity:liquidity-off | liquidity-off | CON-001 OPEN-142
`
