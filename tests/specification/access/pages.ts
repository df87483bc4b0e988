import { table } from '../table.ts'

/**
 * Pages: address (part 1 §2) and permission (Appendix B). A rule of products and flags closes a page for the
 * organisation ('feature') or in the current environment ('gate').
 */
export const pages = table('page', 'address', 'permission', 'feature', 'gate', 'source')`
home | /home | home.read | | | NAV-003
disclosure | /disclosure | self.read | | | NAV-008
profile | /profile | self.read | | | NAV-009
support | /support | self.read | | | NAV-010
terms-of-use | /terms-of-use | self.read | | | NAV-011
attachment | /attachments/{fileId} | files.read | | | NAV-019
settings | /settings | self.read | | | NAV-032
preference-settings | /settings/preferences | self.read | | | TRU-428
language-settings | /settings/language | self.read | | | TRU-249
passkey-add | /settings/security/passkeys/add | self.write | | | TRU-300
passkey | /settings/security/passkeys/edit/{id} | self.write | | | TRU-300
second-factor-settings | /settings/security/second-factor | self.write | | | TRU-306
sign-in-policy | /settings/sign-in-policy | organisation.write | | | TRU-311
user-second-factor | /settings/users/second-factor/{id} | users.write | | | TRU-312
notification-settings | /settings/notifications | self.read | | | TRU-188
security | /settings/security | self.read | | | NAV-043
control-changes | /settings/changes | self.read | | | TRU-020
control-change | /settings/changes/{id} | self.read | | | TRU-034
approvals | /approvals | self.read | | | TRU-147
approval-payment | /approvals/payments/{id} | payments.read | | | TRU-149
approval-change | /approvals/changes/{id} | self.read | | | TRU-149
payments | /payments | payments.read | | | NAV-024
payment | /payments/{id} | payments.read | | | NAV-025
create-payment | /payments/create | payments.write | isSendingOn | canCreatePaymentHere | NAV-026 PRM-037 OPEN-07
send-payment | /payments/single-payment/step/{stepName} | payments.write | | canStartPaymentHere | NAV-027 OPEN-77
pay-beneficiary | /payments/beneficiaries/{id} | payments.write | | canStartPaymentHere | own: TRU-087, a beneficiary is paid from its record.
retry-payment | /payments/retry/{id} | payments.write | | canStartPaymentHere | own: TRU-383, a failed payment is sent again as a new one.
preset-payment | /payments/presets/{id} | payments.write | | canStartPaymentHere | own: a preset begins a payment at an address of its own.
preset-quote | /payments/presets/{id}/quote | payments.write | isSendingOn | canCreatePaymentHere | own: a preset begins a payment at an address of its own.
payment-preset-save | /payments/{id}/preset | payments.write | | | own: a payment that was sent can be kept as a preset.
liquidation | /payments/{id}/liquidation | exchanges.read | hasOnDemandLiquidity | | CON-001 OPEN-142
liquidation-issue | /payments/{id}/liquidation/issue | exchanges.write | hasOnDemandLiquidity | | CON-001 OPEN-142
batches | /batch-payment | payments.read | isBatchUploadOn | | NAV-028 BAT-038
batch-create | /batch-payment/create | payments.write | isBatchUploadOn | canSendBatchHere | NAV-030 BAT-038 OPEN-80
batch-guided | /batch-payment/guided-flow | payments.write | isBatchUploadOn | canSendBatchHere | NAV-029 BAT-038 OPEN-80
batch-payment | /batch-payment/file | payments.write | isBatchUploadOn | canSendBatchHere | BAT-001 BAT-038 OPEN-80
batch | /batch-payment/{batch_id} | payments.read | isBatchUploadOn | | NAV-031 BAT-038
reports | /reports | reports.read | | | NAV-012
report | /reports/{id} | reports.read | isReportListOn | | REP-003 OPEN-143
report-create | /reports/create | reports.write | isReportListOn | | REP-010 OPEN-143
invoice | /reports/invoices/{id} | reports.read | | | REP-005
account-day | /reports/reconciliation/{id} | balances.read | | canReadBalances | TRU-220
rewards | /rewards | rewards.read | isRewardsOn | | NAV-014 FLG-032
reward | /rewards/{id} | rewards.read | isRewardsOn | | NAV-015 FLG-032
collections | /collections | collections.transfers.read | isCollectionsOn | | COL-001 OPEN-147
wallet-balance | /wallet | balances.read | | isWalletBalanceOn | NAV-013 WAL-060
accounts | /accounts | accounts.read | | isNetworkMember | NAV-020
ledger-account | /accounts/manage/{name} | accounts.read | | isNetworkMember | NAV-021
ledger-account-create | /accounts/create | accounts.write | | isNetworkMember | ACC-002
ledger-account-edit | /accounts/manage/{name}/edit | accounts.write | | isNetworkMember | ACC-002
remote-account | /accounts/remote/{name} | accounts.read | | isNetworkMember | NAV-022
transfer | /accounts/transfers/{id} | accounts.read | | isNetworkMember | ACC-009
transfer-create | /accounts/transfers/create | accounts.write | | isNetworkMember | ACC-001
exchange-balance-edit | /accounts/exchanges/{id}/edit | exchanges.mock.write | | isNetworkMember | ERR-069 Appendix B
connections | /connections | connections.read | isNetworkMember | | NAV-023
exchanges | /connections/exchanges | connections.read | isNetworkMember | | NAV-023
exchange | /connections/exchanges/{id} | connections.read | isNetworkMember | | CON-020
exchange-add | /connections/exchanges/add | connections.write | isNetworkMember | | CON-020 Appendix B
exchange-edit | /connections/exchanges/{id}/edit | connections.write | isNetworkMember | | CON-020 Appendix B
members | /connections/members | connections.read | isNetworkMember | | NAV-023
member | /connections/members/{id} | company.read | isNetworkMember | | CON-007 Appendix B
network-status | /connections/status | connections.read | isNetworkMember | | NAV-023
network-configuration | /connections/status/configuration | connections.read | isNetworkMember | | API-081
api-credentials | /settings/credentials | credentials.read | | | NAV-033
api-credential-create | /settings/credentials/create | credentials.write | | | NAV-034
api-credential | /settings/credentials/edit/{id} | credentials.read | | | NAV-035
api-credential-secret | /settings/credentials/edit/{id}/secret | credentials.write | | | TRU-153
api-credential-rotate | /settings/credentials/edit/{id}/rotate | credentials.write | | | API-037
api-requests | /settings/api-requests | credentials.read | | | TRU-320
api-request-replay | /settings/api-requests/{id}/replay | credentials.write | | | TRU-551
api-request | /settings/api-requests/{id} | credentials.read | | | TRU-320
webhooks | /settings/webhooks | credentials.read | | | TRU-231
webhook-create | /settings/webhooks/create | credentials.write | | | TRU-228
webhook | /settings/webhooks/edit/{id} | credentials.read | | | TRU-231
webhook-secret | /settings/webhooks/edit/{id}/secret | credentials.write | | | TRU-224
webhook-deliveries | /settings/webhooks/deliveries/{id} | credentials.read | | | TRU-230
webhook-resend | /settings/webhooks/deliveries/{id}/resend | credentials.write | | | TRU-230
webhook-delivery | /settings/webhook-deliveries/{id} | credentials.read | | | TRU-230
payment-settings | /settings/payments | organisation.read | | | NAV-036 Appendix B
payment-presets | /settings/payment-presets | payments.read | | | NAV-037
payment-preset | /settings/payment-presets/{id} | payments.read | | | PRE-005
payment-preset-add | /settings/payment-presets/create | payments.write | | | API-100
payment-preset-edit | /settings/payment-presets/{id}/edit | payments.write | | | API-101
beneficiaries | /settings/beneficiaries | identities.read | hasBeneficiaryPages | | NAV-038 IDN-070
beneficiary | /settings/beneficiaries/{id} | identities.read | hasBeneficiaryPages | | IDN-031 IDN-070
beneficiary-add | /settings/beneficiaries/add | identities.write | hasBeneficiaryPages | | IDN-069 IDN-070
correct-beneficiary | /payments/correct/{id} | identities.write | | | TRU-202
originators | /settings/originators | identities.read | | canPayForOthers | NAV-039 PRM-046
originator | /settings/originators/{id} | identities.read | | canPayForOthers | IDN-031 PRM-046
originator-add | /settings/originators/add | identities.write | | canPayForOthers | IDN-069 PRM-046
identities | /settings/identities | identities.read | | | NAV-040
identity | /settings/identities/{id} | identities.read | | | IDN-031
identity-add | /settings/identities/add | identities.write | | | IDN-069
ip-allowlist | /settings/allowlist | allowlist.read | | | NAV-041
reporting-credentials | /settings/reporting-credentials | reporting.read | | | NAV-042
reporting-credential | /settings/reporting-credentials/{id} | reporting.read | | | CRD-002
reporting-credential-generate | /settings/reporting-credentials/generate | reporting.write | | | API-088
reporting-credential-rotate | /settings/reporting-credentials/{id}/rotate | reporting.write | | | API-089
product-configuration | /settings/product-configuration | payments.read | | | NAV-044 OPEN-75
product-configuration-edit | /settings/product-configuration/edit | organisation.write | | | NAV-045 Appendix B
product-configuration-create | /settings/product-configuration/create | organisation.write | | | NAV-046 Appendix B
organisation-settings | /settings/organisation | organisation.read | | | SET-016 Appendix B
users | /settings/users | users.read | | | NAV-047
user-add | /settings/users/create | users.write | | | NAV-048
user-link | /settings/users/link/{id} | users.write | | | TRU-183
user-edit | /settings/users/edit/{id} | users.write | | | NAV-049
user | /settings/users/manage/{id} | users.read | | | NAV-050
crypto-wallet | /settings/crypto-wallet | wallets.read | | isWalletCollectionOn | NAV-051 FLG-014
product-wallets | /settings/crypto-wallet/{product} | wallets.read | | isWalletCollectionOn | WAL-012 FLG-014
wallet-add | /settings/crypto-wallet/{product}/add | wallets.write | | isWalletCollectionOn | WAL-016 FLG-014
legacy-wallets | /settings/crypto-wallet/all | wallets.read | | isWalletCollectionOn | WAL-014 FLG-014
legacy-wallet-add | /settings/crypto-wallet/all/add | wallets.write | | isWalletCollectionOn | WAL-016 FLG-014
bank-account | /settings/bank-account | bank.read | | | NAV-052
bank-account-add | /settings/bank-account/add | bank.write | | | BNK-001
bank-account-details | /settings/bank-account/{id} | bank.read | | | BNK-001
bank-account-replace | /settings/bank-account/{id}/replace | bank.write | | | BNK-010
activity-logs | /settings/activity-logs | activity.read | | | NAV-053
activity-entry | /settings/activity-logs/{id} | activity.read | | | ACT-002
exchange-credentials | /settings/exchange-credentials | exchanges.read | hasOnDemandLiquidity | | CON-010
exchange-credential | /settings/exchange-credentials/{id} | exchanges.read | hasOnDemandLiquidity | | CON-010
exchange-credential-add | /settings/exchange-credentials/add | exchanges.write | hasOnDemandLiquidity | | CON-010
exchange-credential-edit | /settings/exchange-credentials/{id}/edit | exchanges.write | hasOnDemandLiquidity | | CON-010
company-profile | /settings/company-profile | company.read | isNetworkMember | | CON-007
ach-service | /settings/company-profile/services/{id} | connections.read | isNetworkMember | | CON-002
ach-service-add | /settings/company-profile/services/add | connections.write | isNetworkMember | | CON-018 Appendix B
ach-service-edit | /settings/company-profile/services/{id}/edit | connections.write | isNetworkMember | | CON-018 Appendix B
holiday | /settings/company-profile/holidays/{id} | connections.read | isNetworkMember | | CON-008
holiday-add | /settings/company-profile/holidays/add | connections.write | isNetworkMember | | CON-025 Appendix B
holiday-edit | /settings/company-profile/holidays/{id}/edit | connections.write | isNetworkMember | | CON-025 Appendix B
rpo-schemas | /settings/schemas | schemas.read | isNetworkMember | | CON-006
rpo-schema | /settings/schemas/{id} | schemas.read | isNetworkMember | | CON-006
rpo-schema-add | /settings/schemas/create | schemas.write | isNetworkMember | | CON-030
schema-access | /settings/schemas/requests/{id} | schemas.read | isNetworkMember | | CON-014
onboarding | /onboarding | onboarding.read | | | NAV-054 ONB-053
additional-documentation | /onboarding/additional-documentation | onboarding.read | | | NAV-055
document-request | /onboarding/additional-documentation/{id} | onboarding.write | | | NAV-056
onboarding-review | /onboarding/{task}/review | onboarding.read | | | NAV-058
onboarding-inquiry | /onboarding/form/{inquiryId} | onboarding.read | | isVerificationOn | NAV-059 FLG-029
onboarding-form | /onboarding/form | self.read | | | NAV-060
verify-your-business | /onboarding/verify-your-business | onboarding.write | | isVerificationOn | NAV-061 FLG-029
document-checklist | /onboarding/document-checklist | onboarding.read | | | NAV-062
onboarding-contact | /onboarding/contact | onboarding.read | | | NAV-063
contact-add | /onboarding/contact/add | onboarding.write | | | ONB-052
contact-details | /onboarding/contact/{id} | onboarding.read | | | ONB-010
contact-edit | /onboarding/contact/{id}/edit | onboarding.write | | | ONB-052
onboarding-assign | /onboarding/assign/{subtask} | onboarding.write | | | TRU-891
onboarding-tasks | /onboarding/tasks | onboarding.read | | | NAV-064
onboarding-wallets | /onboarding/tasks/crypto-wallet | wallets.read | | isWalletCollectionOn | NAV-065 FLG-014
onboarding-product-wallets | /onboarding/tasks/crypto-wallet/{product} | wallets.read | | isWalletCollectionOn | NAV-066 NAV-067 NAV-068 NAV-069
onboarding-wallet-add | /onboarding/tasks/crypto-wallet/{product}/add | wallets.write | | isWalletCollectionOn | WAL-016 FLG-014
onboarding-legacy-wallets | /onboarding/tasks/crypto-wallet/all | wallets.read | | isWalletCollectionOn | WAL-014 FLG-014
onboarding-legacy-wallet-add | /onboarding/tasks/crypto-wallet/all/add | wallets.write | | isWalletCollectionOn | WAL-016 FLG-014
onboarding-bank-account | /onboarding/tasks/bank-account | bank.read | | | NAV-070
onboarding-bank-account-add | /onboarding/tasks/bank-account/add | bank.write | | | BNK-001
onboarding-bank-account-details | /onboarding/tasks/bank-account/{id} | bank.read | | | BNK-001
onboarding-bank-account-replace | /onboarding/tasks/bank-account/{id}/replace | bank.write | | | BNK-010
onboarding-tax-documents | /onboarding/tasks/tax-documents | onboarding.read | | | NAV-071
tax-document | /onboarding/tasks/tax-documents/{id} | onboarding.read | | | ONB-021
tax-document-add | /onboarding/tasks/tax-documents/add | onboarding.write | | | ONB-021 ONB-043
onboarding-tasks-contact | /onboarding/tasks/contact | onboarding.read | | | NAV-072
onboarding-consent | /onboarding/centralised-business/consent/{page} | onboarding.write | | | NAV-057 FLG-015
onboarding-activity | /onboarding/centralised-business/activity/{page} | onboarding.write | | | NAV-057
onboarding-funding | /onboarding/your-finance/funding/{page} | onboarding.write | | | NAV-057
onboarding-exposure | /onboarding/your-finance/exposure/list | onboarding.read | | | NAV-057 OPEN-69
exposure-add | /onboarding/your-finance/exposure/list/add | onboarding.write | | | OPEN-69
exposure-details | /onboarding/your-finance/exposure/list/{id} | onboarding.read | | | OPEN-69
exposure-edit | /onboarding/your-finance/exposure/list/{id}/edit | onboarding.write | | | OPEN-69
onboarding-company | /onboarding/your-business/company/{page} | onboarding.write | | | NAV-057
onboarding-certification | /onboarding/your-business/certification/{page} | onboarding.write | | | NAV-057 ONB-049
onboarding-owners | /onboarding/your-business/owners/list | onboarding.read | | | NAV-057 ONB-013
owner-add | /onboarding/your-business/owners/list/add | onboarding.write | | | ONB-013
owner-details | /onboarding/your-business/owners/list/{id} | onboarding.read | | | ONB-013
owner-edit | /onboarding/your-business/owners/list/{id}/edit | onboarding.write | | | ONB-013
onboarding-debit-account | /onboarding/ach-setup/account/{page} | onboarding.write | | isCardPaymentOn | ONB-054
onboarding-deposit | /onboarding/ach-setup/deposit/{page} | onboarding.write | | isCardPaymentOn | ONB-054
stablecoin | /stablecoin | stablecoin.read | | isStablecoinOn | NAV-073 STB-013
stablecoin-transactions | /stablecoin/transactions | stablecoin.read | | isStablecoinOn | NAV-074
stablecoin-transaction | /stablecoin/transactions/{id} | stablecoin.read | | isStablecoinOn | own: a transaction opens above the list at an address of its own.
stablecoin-buy | /stablecoin/transactions/buy | stablecoin.operate | | isStablecoinOn | NAV-075
stablecoin-redeem | /stablecoin/transactions/redeem | stablecoin.operate | | isStablecoinOn | NAV-076
stablecoin-wallet | /stablecoin/wallet/transactions/{address} | stablecoin.read | | isStablecoinOn | NAV-077
stablecoin-select-wallet | /stablecoin/select-wallet | stablecoin.read | | isStablecoinOn | NAV-078
stablecoin-bank-details | /stablecoin/bank-details/{id} | stablecoin.read | | isStablecoinOn | NAV-079
stablecoin-terms | /stablecoin/terms | stablecoin.operate | | isStablecoinOn | STB-008
deposit-fiat | /stablecoin/deposit/fiat | stablecoin.read | | isStablecoinOn | STB-012
deposit-crypto | /stablecoin/deposit/crypto | stablecoin.read | | isStablecoinOn | STB-012
provider-client | /provider/clients/{id} | provider.read | | | TRU-351
provider-clients | /provider/clients | provider.read | | | TRU-351
provider-review | /provider/reviews/{id} | provider.read | | | TRU-353
provider-review-ask | /provider/reviews/{id}/ask | provider.change | | | TRU-548
provider-reviews | /provider/reviews | provider.read | | | TRU-353
provider | /provider | provider.read | | | TRU-351
stuck-payout | /provider/stuck-payouts/{id} | provider.read | | | TRU-356
stuck-payouts | /provider/stuck-payouts | provider.read | | | TRU-356
provider-setup | /provider/first-run | provider.read | | | TRU-364
client-view | /provider/clients/{id}/see | provider.view | | | TRU-475
client-view-open | /provider/views/{id} | provider.view | | | TRU-475
identity-providers | /provider/identity-providers | provider.read | | | TRU-407
identity-provider | /provider/identity-providers/{id} | provider.read | | | TRU-406 TRU-407
identity-provider-add | /provider/clients/{id}/add-login | provider.change | | | TRU-407
identity-provider-edit | /provider/identity-providers/{id}/edit | provider.change | | | TRU-407
identity-provider-token | /provider/identity-providers/{id}/token | provider.change | | | TRU-410
identity-provider-secret | /provider/identity-providers/{id}/secret | provider.change | | | TRU-407
`
