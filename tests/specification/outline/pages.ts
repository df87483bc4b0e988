import { outlineTable } from './columns.ts'

/** Contents of each page and the page it opens over; addresses and permissions are in access/pages.ts. */
export const pageOutlines = outlineTable`
pages/accounts | navigation.order=2; navigation.key=a; details=ledger-balances |
pages/accounts tabs | parameter=tab |
pages/accounts tabs items | accounts table=ledger-accounts; transfers table=transfers; partners table=partner-ledgers; exchanges table=exchange-balances |
pages/ach-service-add | over=company-profile; as=dialog; flow=add-ach-service; stepParameter=step |
pages/ach-service-edit | over=company-profile; as=dialog; flow=edit-ach-service; stepParameter=step |
pages/ach-service-edit given | id=address.id |
pages/ach-service | over=company-profile; as=sheet; details=ach-service |
pages/activity-entry | over=activity-logs; as=sheet; details=activity |
pages/activity-logs | table=activity; parent=settings |
pages/additional-documentation | table=document-requests; parent=onboarding |
pages/api-credential-create | flow=create-api-credential; stepParameter=step; over=api-credentials; as=dialog |
pages/api-credential-rotate | over=api-credentials; as=dialog; flow=rotate-api-credential; stepParameter=step; facts.credential.call=clients.read; facts.credential.with.clientId=given.clientId |
pages/api-credential-rotate given | clientId=address.id |
pages/api-credential-secret | over=api-credentials; as=dialog; flow=take-api-credential-secret; stepParameter=step; facts.credential.call=clients.read; facts.credential.with.clientId=given.clientId | TRU-153
pages/api-credential-secret given | clientId=address.id |
pages/api-credential | over=api-credentials; as=sheet; flow=api-credential; details=api-credential |
pages/api-credential given | clientId=address.id |
pages/api-credentials | manual.address=/api/reference; table=api-credentials; parent=settings | TRU-319
pages/approval-change | details=control-change; over=approvals; as=sheet; queue=decisions | TRU-149
pages/approval-payment | details=payment; over=approvals; as=sheet; queue=decisions | TRU-149
pages/approvals | navigation.order=4; navigation.key=d; navigation.count.call=decisions.list; navigation.count.with.size.is=1; table=decisions | TRU-147
pages/attachment | parent=payments |
pages/attachment cards | attachment |
pages/bank-account-add | flow=bank-account; stepParameter=step; over=bank-account; as=dialog |
pages/bank-account-details | details=bank-account; over=bank-account; as=sheet |
pages/bank-account-replace | flow=bank-account; stepParameter=step; over=bank-account; as=dialog |
pages/bank-account-replace given | bankId=address.id |
pages/bank-account | table=bank-accounts; parent=settings |
pages/batch-create | redirect=first; links=batch-payment,batch-guided; parent=batches |
pages/batch-guided | flow=batch-guided; stepParameter=step; facts.approvals.call=approvals.deciders; parent=batches |
pages/batch-guided banners | isNobodyToDecide |
pages/batch-payment | flow=batch-payment; stepParameter=step; parent=batches; facts.approvals.call=approvals.deciders |
pages/batch-payment banners | isNobodyToDecide |
pages/batch | details=batch; table=batch-rows; parent=batches |
pages/batch given | batchId=address.batch_id |
pages/batches | table=batches; parent=payments |
pages/beneficiaries | navigation.order=6; navigation.key=b; table=beneficiaries; links.local; links.pages=originators,identities |
pages/beneficiary-add | flow=add-identity; stepParameter=step; over=beneficiaries; as=dialog |
pages/beneficiary-add given | role.is=BENEFICIARY |
pages/beneficiary | flow=identity; over=beneficiaries; as=sheet; details=beneficiary-record |
pages/beneficiary given | id=address.id |
pages/collections | navigation.order=8; navigation.key=c; table=collections |
pages/company-profile | flow=company-profile; parent=settings |
pages/company-profile tabs | parameter=list |
pages/company-profile tabs items | services table=ach-services; holidays table=holidays |
pages/connections | redirect=first; links.local; links.pages=exchanges,members,network-status; parent=settings |
pages/contact-add | over=onboarding-contact; as=dialog; flow=add-contact; stepParameter=step |
pages/contact-details | over=onboarding-contact; as=sheet; details=contact |
pages/contact-edit | over=onboarding-contact; as=dialog; flow=edit-contact; stepParameter=step |
pages/contact-edit given | id=address.id |
pages/correct-beneficiary | flow=correct-beneficiary; over=payments; as=sheet | TRU-202
pages/correct-beneficiary given | id=address.id |
pages/create-payment | offered.beside=payments; offered.redirect=/payments/single-payment/step/beneficiary-table; parent=payments; flow=get-quote; stepParameter=step; redirect=/payments/single-payment/step/identity-selection; redirectWhen=isSinglePaymentFlowOn; facts.approvals.call=approvals.deciders |
pages/create-payment banners | isNetworkReal; isNobodyToDecide |
pages/crypto-wallet | redirect=/settings/crypto-wallet/all; redirectWhen=isSingleProduct; table=wallet-products; parent=settings |
pages/deposit-crypto | details=crypto-deposit; over=stablecoin; as=sheet |
pages/deposit-fiat | details=fiat-deposit; over=stablecoin; as=sheet |
pages/disclosure | document=disclosure |
pages/disclosure cards | accept-disclosure |
pages/document-checklist | document=document-checklist; parent=onboarding |
pages/document-request | flow=answer-document-request; stepParameter=step; parent=additional-documentation |
pages/document-request given | id=address.id |
pages/exchange-add | over=exchanges; as=dialog; flow=add-exchange; stepParameter=step |
pages/exchange-balance-edit | over=accounts; as=dialog; flow=mock-exchange-balance; stepParameter=step |
pages/exchange-balance-edit given | id=address.id |
pages/exchange-credential-add | over=exchange-credentials; as=dialog; flow=add-exchange-credential; stepParameter=step |
pages/exchange-credential-edit | over=exchange-credentials; as=dialog; flow=edit-exchange-credential; stepParameter=step |
pages/exchange-credential-edit given | id=address.id |
pages/exchange-credential | over=exchange-credentials; as=sheet; details=exchange-credential |
pages/exchange-credentials | table=exchange-credentials; parent=settings |
pages/exchange-credentials banners | isExchangeSideClosed | TRU-537
pages/exchange-edit | over=exchanges; as=dialog; flow=edit-exchange; stepParameter=step |
pages/exchange-edit given | id=address.id |
pages/exchange | over=exchanges; as=sheet; details=exchange; table=exchange-rates |
pages/exchange given | id=address.id |
pages/exchanges | table=exchanges; parent=connections |
pages/exposure-add | over=onboarding-exposure; as=dialog; task=your-finance; flow=add-exposure; stepParameter=step |
pages/exposure-details | over=onboarding-exposure; as=sheet; details=exposure |
pages/exposure-edit | over=onboarding-exposure; as=dialog; task=your-finance; flow=edit-exposure; stepParameter=step |
pages/exposure-edit given | id=address.id |
pages/holiday-add | over=company-profile; as=dialog; flow=add-holiday; stepParameter=step |
pages/holiday-edit | over=company-profile; as=dialog; flow=edit-holiday; stepParameter=step |
pages/holiday-edit given | id=address.id |
pages/holiday | over=company-profile; as=sheet; details=holiday |
pages/home | navigation.order=1; navigation.key=h |
pages/home cards | welcome; first-run permission=provider.read; onboarding-banner permission=home.read gate=isOnboardingBannersOn; unfinished of=send-payment; waiting permission=home.read; approval-queue permission=self.read; account-balance gate=isLedgerBalanceOn; account-balance gate=isSpendableLimitOn; payments-summary permission=home.read gate=isPaymentsSummaryOn half; payments-trend permission=home.read gate=isPaymentsTrendOn half; recent-payments permission=payments.read gate=isRecentPaymentsOn; exchange-rate permission=payments.read gate=isExchangeRateOn half; permitted-usage permission=balances.read gate=isPermittedUsageOn half; payment-presets permission=payments.read gate=isPaymentPresetsOn half; tasks permission=home.read gate=isTasksOn half; stablecoin-explorer gate=isStablecoinExplorerOn half; support gate=isSupportOn half | HOME-001 OPEN-85
pages/identities | table=identities; parent=settings |
pages/identity-add | flow=add-identity; stepParameter=step; over=identities; as=dialog |
pages/identity-add given | role=address.role |
pages/identity | flow=identity; over=identities; as=sheet; details=identity-record |
pages/identity given | id=address.id |
pages/invoice | over=reports; as=sheet; details=invoice |
pages/ip-allowlist | flow=ip-allowlist; parent=settings; facts.list.call=allowlist.read |
pages/ip-allowlist banners | isLockedEmpty link.page=payment-settings; isListLocked link.page=payment-settings; isListEmpty; isListKnown |
pages/ledger-account-create | over=accounts; as=dialog; flow=create-ledger-account; stepParameter=step |
pages/ledger-account-edit | over=ledger-account; as=dialog; flow=edit-ledger-account; stepParameter=step |
pages/ledger-account-edit given | name=address.name |
pages/account-day | details=account-day; table=account-bookings; parent=reports | TRU-220
pages/account-day given | id=address.id | TRU-220
pages/ledger-account | details=ledger-account; table=ledger-transactions; parent=accounts |
pages/ledger-account given | name=address.name |
pages/legacy-wallet-add | flow=add-wallet; stepParameter=step; over=legacy-wallets; as=dialog |
pages/legacy-wallet-add given | product.is=first |
pages/legacy-wallets | table=legacy-wallets; parent=crypto-wallet |
pages/liquidation-issue | over=liquidation; as=dialog; flow=report-liquidation; stepParameter=step |
pages/liquidation-issue given | id=address.id |
pages/liquidation | over=payment; as=sheet; details=liquidation |
pages/member | over=members; as=sheet; details=member |
pages/members | table=members; parent=connections |
pages/network-configuration | over=network-status; as=sheet; details=network-configuration; parent=network-status |
pages/network-status | facts.heartbeat.call=network.heartbeat; details=network-node; table=network-health; parent=connections |
pages/network-status banners | isNetworkSilent |
pages/onboarding-activity | task=centralised-business; flow=onboarding-activity; stepParameter=page; parent=onboarding |
pages/onboarding-assign | flow=assign-subtask; stepParameter=step; over=onboarding; as=dialog | TRU-891
pages/onboarding-assign given | subtask=address.subtask |
pages/onboarding-bank-account-add | flow=bank-account; stepParameter=step; over=onboarding-bank-account; as=dialog |
pages/onboarding-bank-account-details | details=bank-account; over=onboarding-bank-account; as=sheet; instead.bank-account=onboarding-bank-account; instead.bank-account-replace=onboarding-bank-account-replace |
pages/onboarding-bank-account-replace | flow=bank-account; stepParameter=step; over=onboarding-bank-account; as=dialog |
pages/onboarding-bank-account-replace given | bankId=address.id |
pages/onboarding-bank-account | table=bank-accounts; parent=onboarding; instead.bank-account-add=onboarding-bank-account-add; instead.bank-account-details=onboarding-bank-account-details; instead.bank-account-replace=onboarding-bank-account-replace |
pages/onboarding-certification | task=your-business; flow=onboarding-certification; stepParameter=page; parent=onboarding |
pages/onboarding-company | task=your-business; flow=onboarding-company; stepParameter=page; parent=onboarding |
pages/onboarding-consent | task=centralised-business; flow=onboarding-consent; stepParameter=page; parent=onboarding |
pages/onboarding-contact | table=onboarding-contacts; parent=onboarding |
pages/onboarding-debit-account | facts.methods.call=payin.methods; task=ach-setup; flow=debit-account; stepParameter=page; parent=onboarding |
pages/onboarding-debit-account banners | isCardSideClosed; isWaiting; isProven | TRU-535
pages/onboarding-deposit | facts.methods.call=payin.methods; task=ach-setup; flow=confirm-deposit; stepParameter=page; parent=onboarding |
pages/onboarding-deposit banners | isCardSideClosed; isAllProven | TRU-535
pages/onboarding-exposure | table=country-exposure; parent=onboarding |
pages/onboarding-form | redirect=/home | NAV-060 OPEN-96
pages/onboarding-funding | task=your-finance; flow=onboarding-funding; stepParameter=page; parent=onboarding |
pages/onboarding-inquiry | parent=onboarding |
pages/onboarding-inquiry cards | verification-frame |
pages/onboarding-legacy-wallet-add | flow=add-wallet; stepParameter=step; over=onboarding-legacy-wallets; as=dialog |
pages/onboarding-legacy-wallet-add given | product.is=first |
pages/onboarding-legacy-wallets | instead.legacy-wallet-add=onboarding-legacy-wallet-add; table=legacy-wallets; parent=onboarding-wallets |
pages/onboarding-owners | table=beneficial-owners; parent=onboarding |
pages/onboarding-product-wallets | instead.wallet-add=onboarding-wallet-add; table=wallets; parent=onboarding-wallets |
pages/onboarding-product-wallets given | product=address.product |
pages/onboarding-review | parent=onboarding |
pages/onboarding-review cards | onboarding-review |
pages/onboarding-tasks-contact | redirect=/onboarding/contact |
pages/onboarding-tasks | links=onboarding-wallets,onboarding-bank-account,onboarding-tax-documents,onboarding-contact; parent=onboarding |
pages/onboarding-tax-documents | table=tax-documents; parent=onboarding |
pages/onboarding-wallet-add | flow=add-wallet; stepParameter=step; over=onboarding-product-wallets; as=dialog |
pages/onboarding-wallet-add given | product=address.product |
pages/onboarding-wallets | redirect=/onboarding/tasks/crypto-wallet/all; redirectWhen=isSingleProduct; instead.product-wallets=onboarding-product-wallets; table=wallet-products; parent=onboarding |
pages/onboarding | parent=settings; navigation.order=21; navigation.key=o; navigation.doneWhen=isOnboarded; facts.tasks.call=tasks.list | TRU-665
pages/onboarding cards | onboarding-tasks |
pages/organisation-settings | flow=organisation; parent=settings |
pages/organisation-settings banners | isSettingsReader |
pages/originator-add | flow=add-identity; stepParameter=step; over=originators; as=dialog |
pages/originator-add given | role.is=ORIGINATOR |
pages/originator | flow=identity; over=originators; as=sheet; details=originator-record |
pages/originator given | id=address.id |
pages/originators | table=originators; parent=settings |
pages/owner-add | over=onboarding-owners; as=dialog; task=your-business; flow=add-owner; stepParameter=step |
pages/owner-details | over=onboarding-owners; as=sheet; details=owner |
pages/owner-edit | over=onboarding-owners; as=dialog; task=your-business; flow=edit-owner; stepParameter=step |
pages/owner-edit given | id=address.id |
pages/payment-preset-add | over=payment-presets; as=dialog; flow=payment-preset; stepParameter=step |
pages/payment-preset-edit | over=payment-presets; as=dialog; flow=payment-preset; stepParameter=step |
pages/payment-preset-edit given | id=address.id |
pages/payment-preset-save | over=payment; as=dialog; flow=save-preset; stepParameter=step |
pages/payment-preset-save given | paymentId=address.id |
pages/payment-preset | over=payment-presets; as=sheet; details=payment-preset |
pages/payment-presets | table=payment-presets; parent=settings |
pages/payment-settings | flow=payment-settings; parent=settings |
pages/payment-settings banners | isSettingsReader |
pages/payment | details=payment; parent=payments |
pages/payments | navigation.order=3; navigation.key=p |
pages/payments tabs | parameter=kind |
pages/payments tabs items | payments; requests table=payment-requests; to-fix gate=hasPaymentsDirect table=failed-payments | PAY-005 OPEN-06 TRU-200
pages/payments tabs payments tabs | parameter=tab |
pages/payments tabs payments tabs items | individual gate=hasPaymentsDirect table=payments; individual gate=hasOtherProducts table=legacy-payments; batch gate=isBatchUploadOn table=batches; approval_log gate=isMakerCheckerOn table=approvals | PAY-004 BAT-038 OPEN-06
pages/pay-beneficiary | parent=payments; flow=single-payment; stepParameter=step; opensAt=payment-details; facts.approvals.call=approvals.deciders | TRU-087
pages/pay-beneficiary given | beneficiary=address.id | TRU-087
pages/pay-beneficiary banners | isNobodyToDecide |
pages/retry-payment | parent=payments; flow=single-payment; stepParameter=step; opensAt=payment-details; facts.approvals.call=approvals.deciders | TRU-383
pages/retry-payment given | retryOf=address.id | TRU-383
pages/retry-payment banners | isNobodyToDecide |
pages/preset-payment | parent=payments; flow=single-payment; stepParameter=step; opensAt=payment-details; notes.call=presets.updateLastUsed; notes.refreshes=presets.list; facts.approvals.call=approvals.deciders; facts.preset.call=presets.read; banners.every; banners.items=(when=isBeneficiaryGone),(when=isOriginatorGone),(when=isNobodyToDecide) |
pages/preset-payment given | preset=address.id |
pages/preset-quote | parent=payments; flow=get-quote; stepParameter=step; notes.call=presets.updateLastUsed; notes.refreshes=presets.list; facts.approvals.call=approvals.deciders; facts.preset.call=presets.read; banners.every; banners.items=(when=isNobodyToDecide) |
pages/preset-quote given | preset=address.id |
pages/product-configuration-create | flow=product-configuration; stepParameter=step; over=product-configuration; as=dialog |
pages/product-configuration-edit | flow=product-configuration; stepParameter=step; over=product-configuration; as=dialog |
pages/product-configuration | details=product-configuration; parent=settings; facts.kept.call=payout.configurations |
pages/product-configuration banners | isUnconfigured link.page=product-configuration-create; isSettingsReader |
pages/product-wallets | table=wallets; parent=crypto-wallet |
pages/product-wallets given | product=address.product |
pages/profile | details=profile |
pages/profile cards | own-roles |
pages/remote-account | details=remote-account; table=ledger-transactions; parent=accounts |
pages/remote-account given | name=address.name |
pages/report-create | over=reports; as=dialog; flow=create-report; stepParameter=step |
pages/report | over=reports; as=sheet; details=report |
pages/reporting-credential-generate | over=reporting-credentials; as=dialog; flow=generate-reporting-credential; stepParameter=step |
pages/reporting-credential-rotate | over=reporting-credentials; as=dialog; flow=rotate-reporting-credential; stepParameter=step |
pages/reporting-credential-rotate given | id=address.id |
pages/reporting-credential | over=reporting-credentials; as=sheet; details=reporting-credential |
pages/reporting-credentials | table=reporting-credentials; parent=settings |
pages/reports | navigation.order=9; navigation.key=r |
pages/reports tabs | parameter=tab |
pages/reports tabs items | reports gate=isReportListOn table=reports; invoices table=invoices; reconcile gate=canReadBalances table=reconciliation |
pages/reward | details=reward; table=reward-days; parent=rewards |
pages/reward given | id=address.id |
pages/rewards | navigation.order=7; navigation.key=w; details=rewards; table=rewards |
pages/rpo-schema-add | over=rpo-schemas; as=dialog; flow=save-rpo-schema; stepParameter=step |
pages/rpo-schema | over=rpo-schemas; as=sheet; details=rpo-schema |
pages/rpo-schemas | parent=settings |
pages/rpo-schemas tabs | parameter=list |
pages/rpo-schemas tabs items | schemas table=rpo-schemas; requests table=schema-accesses |
pages/schema-access | over=rpo-schemas; as=sheet; details=schema-access |
pages/control-change | over=control-changes; as=sheet; details=control-change |
pages/control-changes | table=control-changes; parent=settings |
pages/preference-settings | flow=preferences; parent=settings | TRU-428
pages/language-settings | flow=language; parent=settings |
pages/notification-settings | flow=mail-preferences; parent=settings |
pages/security | facts.secondFactor.call=secondFactor.read; facts.secondFactor.with.userId=session.user.id; parent=settings | TRU-507
pages/security banners | hasSecondFactor link.page=second-factor-settings; needsSecondFactor link.page=second-factor-settings; isSomebodyHere link.page=second-factor-settings | TRU-507
pages/security tabs | parameter=tab |
pages/security tabs items | passkeys table=passkeys; sessions table=live-sessions; history table=sign-ins |
pages/passkey-add | over=security; as=dialog | TRU-300
pages/passkey-add cards | add-passkey |
pages/passkey | flow=rename-passkey; over=security; as=dialog | TRU-300
pages/passkey given | passkeyId=address.id |
pages/second-factor-settings | over=security; as=dialog | TRU-306
pages/second-factor-settings cards | second-factor |
pages/sign-in-policy | flow=second-factor-policy; parent=settings | TRU-311
pages/user-second-factor | flow=reset-second-factor; stepParameter=step; over=users; as=dialog | TRU-312
pages/user-second-factor given | userId=address.id |
pages/send-payment | parent=payments; flow=single-payment; stepParameter=stepName; facts.approvals.call=approvals.deciders |
pages/send-payment banners | isNobodyToDecide |
pages/settings | navigation.order=20; navigation.key=s; links.local; links.groups=(pages=organisation-settings,company-profile,onboarding,activity-logs),(pages=users,control-changes,sign-in-policy),(pages=payment-settings,product-configuration,payment-presets),(pages=originators,identities),(pages=crypto-wallet,bank-account),(pages=connections,exchange-credentials,rpo-schemas),(pages=api-credentials,api-requests,webhooks,reporting-credentials,ip-allowlist),(pages=security,preference-settings,notification-settings,language-settings) |
pages/stablecoin-bank-details | details=wire; over=stablecoin-select-wallet; as=sheet |
pages/stablecoin-buy | flow=buy-stablecoin; stepParameter=step; parent=stablecoin; facts.stablecoin.call=stablecoin.read; redirect=/stablecoin/terms; redirectWhen=needsTerms |
pages/stablecoin-redeem | flow=redeem-stablecoin; stepParameter=step; over=stablecoin; as=dialog; facts.stablecoin.call=stablecoin.read; redirect=/stablecoin/terms; redirectWhen=needsTerms |
pages/stablecoin-select-wallet | table=stablecoin-wallet-choice; parent=stablecoin |
pages/stablecoin-terms | flow=stablecoin-terms; stepParameter=step; parent=stablecoin |
pages/stablecoin-transaction | details=stablecoin-transaction; over=stablecoin-transactions; as=sheet |
pages/stablecoin-transactions | table=stablecoin-transactions; parent=stablecoin |
pages/stablecoin-wallet | table=stablecoin-wallet-transactions; parent=stablecoin |
pages/stablecoin-wallet given | address=address.address |
pages/stablecoin | navigation.order=5; navigation.key=t; facts.stablecoin.call=stablecoin.read; banners.every; banners.items=(when=isStablecoinNotOffered),(when=isIssuerSilent),(when=needsTerms link.page=stablecoin-terms),(when=needsFirstBank link.page=bank-account),(when=hasUnverifiedBank link.page=bank-account),(when=needsWallet link.page=crypto-wallet); details=stablecoin |
pages/stablecoin tabs | parameter=tab |
pages/stablecoin tabs items | transactions table=stablecoin-transactions; wallets table=stablecoin-wallets |
pages/support | links=terms-of-use,profile |
pages/support cards | support-lines |
pages/tax-document-add | over=onboarding-tax-documents; as=dialog; task=your-finance; flow=add-tax-document; stepParameter=step |
pages/tax-document | over=onboarding-tax-documents; as=sheet; details=tax-document |
pages/terms-of-use | document=terms-of-use |
pages/transfer-create | over=accounts; as=dialog; flow=create-transfer; stepParameter=step |
pages/transfer-create banners | isNetworkReal | TRU-454
pages/transfer | details=transfer; over=accounts; as=sheet |
pages/user-add | flow=invite-user; stepParameter=step; over=users; as=dialog |
pages/user-link | flow=user-link; stepParameter=step; facts.user.call=users.read; facts.user.with.userId=given.userId; over=users; as=dialog |
pages/user-link given | userId=address.id |
pages/user-edit | flow=edit-user; stepParameter=step; facts.user.call=users.read; facts.user.with.userId=given.userId; over=users; as=dialog |
pages/user-edit given | userId=address.id |
pages/user | details=user; table=user-rights; folded; parent=users |
pages/user given | userId=address.id |
pages/users | table=users; parent=settings |
pages/verify-your-business | facts.inquiries.call=inquiries.list; task=your-business; flow=verify-business; stepParameter=step; parent=onboarding |
pages/verify-your-business banners | isConfirmed; isDeclined; isLookedAt; isOver; isBegun |
pages/wallet-add | flow=add-wallet; stepParameter=step; over=product-wallets; as=dialog |
pages/wallet-add given | product=address.product |
pages/wallet-balance banners | isCryptoInstructionsOn |
pages/wallet-balance cards | account-balance |
pages/webhook-create | flow=create-webhook; stepParameter=step; over=webhooks; as=dialog |
pages/api-requests | manual.address=/api/reference; table=api-requests; parent=settings | TRU-320
pages/api-request-replay | flow=api-request-replay; stepParameter=step; over=api-requests; as=dialog | TRU-551
pages/api-request-replay given | requestId=address.id |
pages/api-request | over=api-requests; as=sheet; details=api-request |
pages/api-request given | requestId=address.id |
pages/webhook-deliveries | table=webhook-deliveries; parent=webhooks |
pages/webhook-deliveries given | webhookId=address.id |
pages/webhook-delivery | details=webhook-delivery; parent=webhooks |
pages/webhook-delivery given | deliveryId=address.id |
pages/webhook-resend | over=webhook-deliveries; as=dialog; flow=resend-webhook-events; stepParameter=step |
pages/webhook-resend given | webhookId=address.id |
pages/webhook-secret | over=webhooks; as=dialog; flow=rotate-webhook-secret; stepParameter=step |
pages/webhook-secret given | webhookId=address.id |
pages/webhook | over=webhooks; as=sheet; flow=webhook; details=webhook |
pages/webhook given | webhookId=address.id |
pages/webhooks | table=webhooks; parent=settings |
`
