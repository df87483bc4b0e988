import { callTable } from './columns.ts'

/** The onboarding, wallets, bank accounts, debits and the stablecoin. */
export const onboardingCalls = callTable`
onboarding.outreach | GET /salesforce_proxy/onboarding/outreach | onboarding.read | | | | API-124 OPEN-107
onboarding.save | PUT /salesforce_proxy/onboarding/outreach | onboarding.write | | | tenant-differs onboarding-changed onboarding-closed onboarding-incomplete document-unknown | API-125 ERR-088
onboarding.colleagues | GET /salesforce_proxy/onboarding/subtasks/{subtask}/colleagues | onboarding.write | | | | TRU-891
onboarding.assign | PUT /salesforce_proxy/onboarding/subtasks/{subtask}/colleague | onboarding.write | | | tenant-differs onboarding-over onboarding-closed subtask-given-meanwhile colleague-unfit | TRU-891
onboarding.config | GET /salesforce_proxy/onboarding/config | onboarding.config.read | | | | API-132 API-166
onboarding.change | PATCH /salesforce_proxy/onboarding/state | onboarding.write | | | tenant-differs onboarding-over onboarding-closed onboarding-unfinished onboarding-documents-wanted | API-133
wallets.list | GET /salesforce_proxy/onboarding/wallet | wallets.read | | | | API-126 API-167
wallets.create | POST /salesforce_proxy/onboarding/wallet | wallets.write | key | | tenant-differs wallet-product-differs wallet-not-accepted wallets-blocked wallet-known too-many-wallets control-change-waits | API-127 API-141 API-142 WAL-038 TRU-159
wallets.remove | PATCH /salesforce_proxy/onboarding/wallet | wallets.write | | | tenant-differs wallet-id-missing wallet-removed-already wallet-blocked wallet-differs | API-128 API-140 ERR-096
wallets.products | GET /salesforce_proxy/onboarding/wallet/products | wallets.read | | | | WAL-012
wallets.room | GET /salesforce_proxy/onboarding/wallet/room | wallets.read | | | | WAL-035 WAL-038
banks.list | GET /salesforce_proxy/onboarding/bank | bank.read | | | | API-129
banks.read | GET /salesforce_proxy/onboarding/bank/{bankId} | bank.read | | | | own: a bank account opens above the list at an address of its own.
banks.proof | GET /salesforce_proxy/onboarding/bank/proof/{fileId} | bank.write | | | | BNK-005
banks.create | POST /salesforce_proxy/onboarding/bank | bank.write | key | | tenant-differs bank-exists bank-not-accepted document-unknown control-change-waits | API-130 BNK-008 BNK-009 BNK-010 TRU-158
banks.change | PATCH /salesforce_proxy/onboarding/bank | bank.write | key | | tenant-differs bank-removed-already bank-exists bank-not-accepted document-unknown control-change-waits | API-131 BNK-010 TRU-158
contacts.list | GET /salesforce_proxy/onboarding/contacts | onboarding.read | | | | API-136
contacts.read | GET /salesforce_proxy/onboarding/contacts/{id} | onboarding.read | | | | API-136
contacts.create | POST /salesforce_proxy/onboarding/contacts | onboarding.write | key | | tenant-differs too-many-contacts | API-136 ONB-052 LIM-015
contacts.update | PATCH /salesforce_proxy/onboarding/contacts/{id} | onboarding.write | | | tenant-differs onboarding-changed too-many-contacts | API-136 LIM-015
contacts.delete | DELETE /salesforce_proxy/onboarding/contacts/{id} | onboarding.write | | | deleted-already | API-136
taxDocuments.list | GET /salesforce_proxy/onboarding/tax-documents | onboarding.read | | | | API-137
taxDocuments.read | GET /salesforce_proxy/onboarding/tax-documents/{id} | onboarding.read | | | | API-137
taxDocuments.content | GET /salesforce_proxy/onboarding/tax-documents/{fileId}/content | onboarding.read | | | | API-137
taxDocuments.create | POST /salesforce_proxy/onboarding/tax-documents | onboarding.write | key part:taxDocuments | | tenant-differs document-one-file document-twice document-unknown onboarding-over onboarding-closed | API-138 ONB-043
taxDocuments.delete | DELETE /salesforce_proxy/onboarding/tax-documents/{id} | onboarding.write | part:taxDocuments | | deleted-already onboarding-over onboarding-closed | API-139
owners.list | GET /onboarding_proxy/beneficial-owners | onboarding.read | | | | API-023 ONB-013
owners.read | GET /onboarding_proxy/beneficial-owners/{id} | onboarding.read | | | | API-023 ONB-013
owners.create | POST /onboarding_proxy/beneficial-owners | onboarding.write | key part:owners | | tenant-differs ownership-too-low ownership-too-high onboarding-over onboarding-closed | API-023 ONB-046 ONB-047 ONB-048
owners.update | PATCH /onboarding_proxy/beneficial-owners/{id} | onboarding.write | part:owners | | tenant-differs onboarding-changed ownership-too-low ownership-too-high onboarding-over onboarding-closed | API-023 ONB-046 ONB-047 ONB-048
owners.delete | DELETE /onboarding_proxy/beneficial-owners/{id} | onboarding.write | part:owners | | deleted-already onboarding-over onboarding-closed | API-023
exposures.list | GET /onboarding_proxy/country-exposure | onboarding.read | | | | API-023 OPEN-69
exposures.read | GET /onboarding_proxy/country-exposure/{id} | onboarding.read | | | | API-023 OPEN-69
exposures.create | POST /onboarding_proxy/country-exposure | onboarding.write | key part:exposure | | tenant-differs exposure-too-low exposure-too-high exposure-country-twice exposure-sanctioned onboarding-over onboarding-closed | API-023 ONB-051 OPEN-129
exposures.update | PATCH /onboarding_proxy/country-exposure/{id} | onboarding.write | part:exposure | | tenant-differs onboarding-changed exposure-too-low exposure-too-high exposure-country-twice exposure-sanctioned onboarding-over onboarding-closed | API-023 ONB-051 OPEN-129
exposures.delete | DELETE /onboarding_proxy/country-exposure/{id} | onboarding.write | part:exposure | | deleted-already onboarding-over onboarding-closed | API-023
additionalDocumentation.list | GET /onboarding_proxy/additional-documentation | onboarding.read | | | | API-023 NAV-055
additionalDocumentation.read | GET /onboarding_proxy/additional-documentation/{id} | onboarding.read | | | | API-023 NAV-056
additionalDocumentation.answer | POST /onboarding_proxy/additional-documentation/{id} | onboarding.write | key | | tenant-differs document-unknown request-answered-already | API-023 NAV-056
inquiries.list | GET /onboarding_proxy/inquiries | onboarding.read | | | | API-023 ONB-039
inquiries.read | GET /onboarding_proxy/inquiries/{inquiryId} | onboarding.read | | | | API-023 NAV-059
inquiries.report | POST /onboarding_proxy/inquiries/{inquiryId}/events | onboarding.write | | isVerificationOn:verification-off | verification-off inquiry-over | API-023 ONB-039 FLG-029
trulioo.verify | POST /trulioo/verify | onboarding.write | key part:verification | isVerificationOn:verification-off | verification-off tenant-differs onboarding-over onboarding-closed | API-135 FLG-029
payin.customer | POST /payin/customer | onboarding.write | | isCardPaymentOn:card-payment-off | card-payment-off not-offered cards-unavailable | API-152 FLG-020 TRU-535
payin.setupIntent | POST /payin/setupIntent | onboarding.write | | isCardPaymentOn:card-payment-off | card-payment-off not-offered cards-unavailable | API-153 FLG-020 TRU-535
payin.methods | GET /payin/customerPaymentMethods | onboarding.read | | isCardPaymentOn:card-payment-off | card-payment-off | API-154 FLG-020
payin.removeMethod | DELETE /payin/customerPaymentMethods | onboarding.write | | isCardPaymentOn:card-payment-off | card-payment-off deleted-already not-offered cards-unavailable | API-155 FLG-020 TRU-535
payin.addUnverified | POST /payin/unverifiedPaymentMethod | onboarding.write | key part:debitAccount | isCardPaymentOn:card-payment-off | card-payment-off tenant-differs payin-account-twice onboarding-over onboarding-closed not-offered cards-unavailable payin-account-refused | API-156 FLG-020 TRU-535
payin.removeUnverified | DELETE /payin/unverifiedPaymentMethod | onboarding.write | | isCardPaymentOn:card-payment-off | card-payment-off deleted-already not-offered cards-unavailable | API-157 FLG-020 TRU-535
payin.confirmDeposit | POST /payin/verifiedPaymentMethod | onboarding.write | part:deposit | isCardPaymentOn:card-payment-off | card-payment-off payin-nothing-waits payin-code-wrong onboarding-over onboarding-closed not-offered cards-unavailable | LIM-013 FLG-020 TRU-535
stablecoin.read | GET /stablecoin | stablecoin.read | | | | STB-009
stablecoin.wallets | GET /stablecoin/wallets | stablecoin.read | | | | STB-009
stablecoin.transactions | GET /stablecoin/transactions | stablecoin.read | | | | NAV-074
stablecoin.transaction | GET /stablecoin/transactions/{transactionId} | stablecoin.read | | | | own: a transaction opens above the list at an address of its own.
stablecoin.agree | POST /stablecoin/terms | stablecoin.operate | key | | tenant-differs | STB-008
stablecoin.buy | POST /stablecoin/buy | stablecoin.operate | key | | tenant-differs stablecoin-terms-open stablecoin-amount stablecoin-wallet-unusable stablecoin-bank-unverified stablecoin-not-offered stablecoin-unavailable | STB-001 STB-004 TRU-449
stablecoin.redeem | POST /stablecoin/redeem | stablecoin.operate | key | | tenant-differs stablecoin-terms-open stablecoin-amount stablecoin-wallet-unusable stablecoin-bank-unverified stablecoin-not-offered stablecoin-unavailable redemption-duplicate insufficient-funds | STB-001 STB-005 TRU-449
stablecoin.bankDetails | GET /salesforce_proxy/onboarding/stablecoin-bank-details | stablecoin.read | | | stablecoin-wallet-unusable stablecoin-not-offered stablecoin-unavailable | API-134 TRU-449
stablecoin.depositAddresses | GET /stablecoin/deposit-addresses | stablecoin.read | | | stablecoin-not-offered stablecoin-unavailable | STB-012 TRU-449
stablecoin.redemptionAddress | GET /stablecoin/redemption-address | stablecoin.read | | | stablecoin-wallet-unusable stablecoin-not-offered stablecoin-unavailable | STB-005 TRU-449
`
