import { table } from '../table.ts'

/** Flows: permission, and the calls that a flow may end in. A call that is not listed is forbidden. */
export const flows = table('flow', 'permission', 'ends', 'source')`
single-payment | payments.write | payments.create approvals.create | WIZ-032 WIZ-033
get-quote | payments.write | payments.accept | API-056 QUO-013
payment-preset | payments.write | presets.create presets.update | API-100 API-101
save-preset | payments.write | presets.create | API-100
batch-payment | payments.write | batches.accept | BAT-001 API-109
batch-guided | payments.write | batches.accept | BAT-002 API-109
batch-guided-payment | payments.write | batches.create | BAT-002
create-report | reports.write | reports.create | API-092
add-identity | identities.write | identities.create identities.addInstrument | API-113 API-116 IDN-069
identity | identities.read | identities.update | IDN-039
correct-beneficiary | identities.write | identities.update | TRU-202
report-liquidation | exchanges.write | liquidations.report | CON-001
add-exchange-credential | exchanges.write | exchangeCredentials.create exchangeCredentials.createOlder | API-048 API-049
edit-exchange-credential | exchanges.write | exchangeCredentials.update exchangeCredentials.updateOlder | API-048 API-049
mock-exchange-balance | exchanges.mock.write | exchangeBalances.update | Appendix B
add-ach-service | connections.write | achServices.create | Appendix B
edit-ach-service | connections.write | achServices.update | Appendix B
add-holiday | connections.write | holidays.create | Appendix B
edit-holiday | connections.write | holidays.update | Appendix B
add-exchange | connections.write | exchanges.create | Appendix B
edit-exchange | connections.write | exchanges.update | Appendix B
company-profile | company.read | members.saveProfile | Appendix B
save-rpo-schema | schemas.write | schemas.save | CON-030
create-ledger-account | accounts.write | ledgerAccounts.create | API-067
edit-ledger-account | accounts.write | ledgerAccounts.update | API-068
create-transfer | accounts.write | transfers.create | ACC-001
ip-allowlist | allowlist.read | allowlist.save | API-159
api-credential | credentials.read | clients.update | API-035
create-api-credential | credentials.write | clients.create | API-033
take-api-credential-secret | credentials.write | clients.update | TRU-153 API-035
rotate-api-credential | credentials.write | clients.update | API-037 API-035
create-webhook | credentials.write | webhooks.create | TRU-228
webhook | credentials.read | webhooks.update | TRU-228
rotate-webhook-secret | credentials.write | webhooks.test | TRU-224
resend-webhook-events | credentials.write | webhooks.resend | TRU-230
generate-reporting-credential | reporting.write | tlsCredentials.generate | API-088
rotate-reporting-credential | reporting.write | tlsCredentials.rotate | API-089
invite-user | users.write | users.create | API-043
user-link | users.write | users.changeLink | TRU-183
edit-user | users.write | users.update | API-045
organisation | organisation.read | organisations.update | SET-016
language | self.read | languages.save | TRU-249
rename-passkey | self.write | passkeys.rename | TRU-300
second-factor-policy | organisation.write | secondFactorPolicy.save | TRU-311
reset-second-factor | users.write | users.resetSecondFactor | TRU-312
preferences | self.read | preferences.save | TRU-428
mail-preferences | self.read | mailPreferences.save | TRU-188
payment-settings | organisation.read | organisations.changeSettings | API-040
product-configuration | organisation.write | payout.configure | API-150
add-wallet | wallets.write | wallets.create | API-127
bank-account | bank.write | banks.create banks.change | API-130 API-131
assign-subtask | onboarding.write | onboarding.assign | TRU-891
add-contact | onboarding.write | contacts.create | ONB-052
edit-contact | onboarding.write | contacts.update | ONB-052
add-tax-document | onboarding.write | taxDocuments.create | API-138
add-owner | onboarding.write | owners.create | ONB-013
edit-owner | onboarding.write | owners.update | ONB-013
add-exposure | onboarding.write | exposures.create | OPEN-69
edit-exposure | onboarding.write | exposures.update | OPEN-69
answer-document-request | onboarding.write | additionalDocumentation.answer | NAV-056
onboarding-activity | onboarding.write | onboarding.save | API-125
onboarding-certification | onboarding.write | onboarding.save | API-125 ONB-049
onboarding-company | onboarding.write | onboarding.save | API-125
onboarding-consent | onboarding.write | onboarding.save | API-125 FLG-015
onboarding-funding | onboarding.write | onboarding.save | API-125
verify-business | onboarding.write | trulioo.verify | API-135
debit-account | onboarding.write | payin.addUnverified | API-156
confirm-deposit | onboarding.write | payin.confirmDeposit | LIM-013
buy-stablecoin | stablecoin.operate | stablecoin.buy | STB-010
redeem-stablecoin | stablecoin.operate | stablecoin.redeem | STB-011
stablecoin-terms | stablecoin.operate | stablecoin.agree | STB-008
provider-review-ask | provider.change | providerReviews.ask | TRU-548
add-identity-provider | provider.change | identityProviders.create | TRU-407
edit-identity-provider | provider.change | identityProviders.update | TRU-407
api-request-replay | credentials.write | apiRequests.read | TRU-551
identity-provider-token | provider.change | identityProviders.try | TRU-410
identity-provider-secret | provider.change | identityProviders.saveSecret | TRU-407
view-client | provider.view | clientViews.begin | TRU-475
`
