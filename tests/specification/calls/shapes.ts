import { table } from '../table.ts'

/** Schemas of each call. A line without a row takes the rows of its calls; lists are ours. */
export const shapes = table('part', 'shape', 'calls', 'source')`
query | account-booking-query | reconciliation.bookings | TRU-221
query | account-liquidity-query | ledger.liquidity |
query | activity-download-query | activity.download |
query | activity-query | activity.count activity.list | ACT-002 OPEN-145
query | approval-list-query | approvals.list |
query | available-query | balances.available | TRU-095
query | batch-list-query | batches.list | API-107
query | batch-rows-query | batches.rows |
query | collection-list-query | collections.list |
query | control-change-query | controlChanges.list | TRU-096
query | data-requirements-query | payout.dataRequirements | API-144
query | decision-query | decisions.list | TRU-147
query | environment-query | accessRequests.change accessRequests.read achServices.create achServices.delete achServices.read achServices.update activity.read additionalDocumentation.answer additionalDocumentation.read allowlist.read allowlist.save apiRequests.read apiRequests.replay approvals.cancel approvals.create approvals.deciders approvals.reply audit.payment balances.read banks.change banks.create banks.proof banks.read batches.accept batches.create batches.file batches.process batches.quote batches.read batches.results batches.template bulk.perform clientViews.begin clientViews.end clientViews.read clients.create clients.delete clients.read clients.rotate clients.scopes clients.takeOver clients.takeSecret clients.update configuration.read contacts.create contacts.delete contacts.read contacts.update controlChanges.approve controlChanges.cancel controlChanges.read controlChanges.reject environments.list exchangeBalances.read exchangeBalances.update exchangeCredentials.create exchangeCredentials.createOlder exchangeCredentials.read exchangeCredentials.readOlder exchangeCredentials.supportedValues exchangeCredentials.update exchangeCredentials.updateOlder exchanges.content exchanges.create exchanges.delete exchanges.read exchanges.update exchanges.upload exposures.create exposures.delete exposures.read exposures.update files.read files.reference files.upload flags.list flags.read flags.set holidays.create holidays.delete holidays.read holidays.update home.waiting identities.addInstrument identities.byAccount identities.create identities.createV3 identities.delete identities.read identities.update identityProviders.create identityProviders.makeToken identityProviders.read identityProviders.revokeToken identityProviders.saveSecret identityProviders.try identityProviders.turnOff identityProviders.turnOn identityProviders.update inquiries.read inquiries.report invoices.content invoices.read languages.read languages.save ledger.monitor ledger.node ledgerAccounts.create ledgerAccounts.disable ledgerAccounts.enable ledgerAccounts.read ledgerAccounts.update liquidations.read liquidations.report mailPreferences.read mailPreferences.save members.profile members.read members.saveProfile network.heartbeat network.info network.systemConfig notifications.change notifications.list onboarding.assign onboarding.change onboarding.colleagues onboarding.save organisations.changeSettings organisations.settings organisations.update owners.create owners.delete owners.read owners.update passkeys.add passkeys.begin passkeys.read passkeys.remove passkeys.rename payin.addUnverified payin.confirmDeposit payin.customer payin.setupIntent payments.accept payments.approve payments.complete payments.create payments.download payments.fail payments.filter payments.lock payments.putAway payments.read payments.reject payments.rejectLock payments.resend payments.retry payments.return payments.settle payout.configurations payout.configure payout.methods payout.paymentStates presets.create presets.delete presets.read presets.update presets.updateLastUsed preferences.read preferences.save pricing.list providerClients.disable providerClients.enable providerClients.read providerReviews.approve providerReviews.ask providerReviews.decline providerReviews.proof providerReviews.read providerStuck.askAgain providerStuck.read quotes.create quotes.createLegacy quotes.metadata rates.read reconciliation.read remoteAccounts.read reports.content reports.create reports.delete reports.read rewards.content rewards.read rewards.summary schemas.content schemas.deprecate schemas.read schemas.request schemas.save schemas.upload secondFactor.begin secondFactor.confirm secondFactor.read secondFactor.remove secondFactor.renewCodes secondFactorPolicy.read secondFactorPolicy.save sessions.end stablecoin.agree stablecoin.buy stablecoin.depositAddresses stablecoin.read stablecoin.redeem stablecoin.transaction tasks.list taxDocuments.content taxDocuments.create taxDocuments.delete taxDocuments.read tlsCredentials.generate tlsCredentials.keystore tlsCredentials.read tlsCredentials.rotate transfers.cancel transfers.complete transfers.create transfers.execute transfers.read trulioo.verify users.acceptDisclosure users.approve users.assign users.changeLink users.create users.delete users.difference users.disable users.enable users.read users.reject users.resetSecondFactor users.update views.create views.delete views.saveLayout views.update wallets.create wallets.remove webhookDeliveries.read webhookDeliveries.resend webhooks.create webhooks.delete webhooks.read webhooks.resend webhooks.rotate webhooks.start webhooks.stop webhooks.test webhooks.update | API-003
query | failed-payment-query | payments.toFix | TRU-200
query | identity-list-query | identities.list | API-112 OPEN-42
query | invoice-list-query | invoices.list |
query | ledger-account-query | ledgerAccounts.list |
query | ledger-statement-query | ledgerAccounts.statement |
query | onboarding-config-query | onboarding.config | API-132 API-166
query | onboarding-contact-query | contacts.list |
query | onboarding-list-query | additionalDocumentation.list exposures.list inquiries.list owners.list payin.methods taxDocuments.list |
query | onboarding-outreach-query | onboarding.outreach |
query | organisation-query | organisations.read | API-038
query | payment-list-query | payments.list payments.listOlder | API-085 API-086
query | payment-method-query | payin.removeMethod payin.removeUnverified |
query | payments-data-query | home.paymentsData | API-151
query | preset-list-query | presets.list |
query | reconciliation-query | reconciliation.list | TRU-220
query | report-list-query | reports.list |
query | reward-list-query | rewards.days rewards.list |
query | route-query | routes.directLookup routes.lookup |
query | saved-view-list-query | views.list |
query | search-query | search.find |
query | short-list-query | accessRequests.list achServices.list banks.list clients.list exchangeBalances.list exchangeCredentials.list exchangeRates.list exchanges.list holidays.list members.list network.health passkeys.list schemas.list sessions.list stablecoin.wallets tlsCredentials.list webhookDeliveries.list webhooks.list |
query | sign-in-query | sessions.signIns |
query | stablecoin-bank-details-query | stablecoin.bankDetails |
query | stablecoin-transaction-query | stablecoin.transactions |
query | stablecoin-wallet-query | stablecoin.redemptionAddress |
query | tenant-validation-query | organisations.validate |
query | transfer-query | transfers.list |
query | user-grants-query | users.grants |
query | user-list-query | users.list | API-042
query | user-rights-query | users.rights |
query | wallet-list-query | wallets.list |
query | wallet-products-query | wallets.products |
query | wallet-room-query | wallets.room |
request | account-lookup | identities.byAccount | TRU-435
request | ach-service-create | achServices.create |
request | ach-service-update | achServices.update |
request | api-credential-change | clients.update |
request | api-credential-create | clients.create |
request | approval-create | approvals.create | API-119 OPEN-21
request | approval-reply | approvals.reply | API-120 OPEN-21
request | batch-accept | batches.accept | own: TRU-037, what was seen is said.
request | bulk-request | bulk.perform | TRU-146
request | bank-change | banks.change |
request | bank-create | banks.create |
request | bank-debit-account | payin.addUnverified |
request | batch-create | batches.create |
request | batch-template | batches.template |
request | beneficial-owner-create | owners.create |
request | beneficial-owner-update | owners.update |
request | country-exposure-create | exposures.create |
request | country-exposure-update | exposures.update |
request | deposit-confirmation | payin.confirmDeposit |
request | disclosure-acceptance | users.acceptDisclosure |
request | document-request-answer | additionalDocumentation.answer |
request | empty | clientViews.end controlChanges.approve controlChanges.cancel ledgerAccounts.disable ledgerAccounts.enable payin.customer payin.setupIntent providerStuck.askAgain schemas.deprecate schemas.request transfers.cancel transfers.complete transfers.execute users.approve users.disable users.enable users.reject |
request | exchange-balance-update | exchangeBalances.update |
request | exchange-create | exchanges.create |
request | exchange-credential-save | exchangeCredentials.create exchangeCredentials.update |
request | exchange-keys | exchangeCredentials.createOlder exchangeCredentials.updateOlder |
request | exchange-update | exchanges.update |
request | file-reference | files.reference | API-121
request | financial-instrument-create | identities.addInstrument | IDN-017 IDN-018 API-116
request | holiday-create | holidays.create |
request | holiday-update | holidays.update |
request | identity-change | identities.update |
request | identity-create | identities.create |
request | identity-create-v3 | identities.createV3 | API-115
request | inquiry-report | inquiries.report |
request | ip-allowlist-save | allowlist.save |
request | ledger-account-create | ledgerAccounts.create |
request | ledger-account-update | ledgerAccounts.update |
request | legacy-quote-request | quotes.createLegacy | QUO-014 QUO-015 QUO-016 QUO-017 QUO-018 QUO-019
request | liquidation-report | liquidations.report |
request | member-profile-save | members.saveProfile |
request | notification-change | notifications.change |
request | notification-query | notifications.list |
request | onboarding-assign | onboarding.assign |
request | onboarding-change | onboarding.change |
request | onboarding-contact-create | contacts.create |
request | onboarding-contact-update | contacts.update |
request | onboarding-save | onboarding.save |
request | organisation-settings-change | organisations.changeSettings | SET-006 OPEN-23
request | organisation-update | organisations.update |
request | control-change-rejection | controlChanges.reject |
request | payment-accept | payments.accept |
request | payment-approve | payments.approve |
request | payment-resend | payments.resend | TRU-201
request | payment-create | payments.create | PAY-028
request | payment-download | payments.download |
request | payment-filter | payments.filter |
request | payment-reject | payments.reject |
request | payment-return | payments.return | PAY-032
request | preset-create | presets.create |
request | preset-update | presets.update |
request | product-configuration-save | payout.configure | SET-007 SET-008 SET-009 SET-010 SET-011 SET-012
request | quote-request | quotes.create | QUO-008 QUO-009 QUO-010
request | rates-request | rates.read | API-104
request | report-create | reports.create |
request | rpo-schema-save | schemas.save | CON-006
request | list-layout | views.saveLayout | TRU-237
request | saved-view-write | views.create views.update |
request | schema-access-change | accessRequests.change |
request | stablecoin-agreement | stablecoin.agree |
request | stablecoin-buy | stablecoin.buy |
request | stablecoin-redeem | stablecoin.redeem |
request | tax-document-create | taxDocuments.create |
request | tenant-flag | flags.set |
request | tls-credential-generate | tlsCredentials.generate |
request | tls-credential-rotate | tlsCredentials.rotate |
request | transfer-create | transfers.create |
request | user-create | users.create |
request | user-difference-request | users.difference |
request | language-choice | languages.save | TRU-249
request | preferences-save | preferences.save | TRU-428
request | mail-preferences-save | mailPreferences.save | TRU-188 TRU-345
request | password-link-change | users.changeLink | TRU-183
request | user-environments | users.assign |
request | user-update | users.update |
request | verification-request | trulioo.verify |
request | wallet-create | wallets.create | API-141 API-142
request | wallet-remove | wallets.remove | API-140
request | webhook-change | webhooks.update | TRU-228
request | webhook-create | webhooks.create | TRU-228
request | webhook-resend | webhooks.resend | TRU-230
answer | account-booking-list | reconciliation.bookings | TRU-220
answer | account-day | reconciliation.read | TRU-220
answer | account-day-list | reconciliation.list | TRU-220
answer | account-holders | identities.byAccount | TRU-435
answer | account-liquidity | ledger.liquidity |
answer | ach-service | achServices.create achServices.read achServices.update | CON-002
answer | ach-service-list | achServices.list |
answer | activity-count | activity.count |
answer | activity-details | activity.read |
answer | activity-list | activity.list |
answer | api-credential | clients.create clients.read clients.takeOver clients.update | CRD-004 TRU-069 TRU-152
answer | api-credential-list | clients.list |
answer | api-credential-scopes | clients.scopes | TRU-067
answer | api-credential-secret | clients.rotate clients.takeSecret |
answer | approval | approvals.cancel approvals.create approvals.reply |
answer | approval-deciders | approvals.deciders |
answer | approval-list | approvals.list |
answer | bulk-outcomes | bulk.perform | TRU-146
answer | decision-list | decisions.list | TRU-147
answer | failed-payment-list | payments.toFix | TRU-200
answer | audit-trail | audit.payment | PAY-050
answer | available | balances.available | TRU-095
answer | balances | balances.read | ACC-011 ACC-012 ACC-013 ACC-014
answer | bank-account | banks.change banks.create banks.read | BNK-002 BNK-003 BNK-004 BNK-005
answer | bank-list | banks.list |
answer | batch | batches.accept batches.create batches.quote batches.read | BAT-011 BAT-012 BAT-013 BAT-015 BAT-016
answer | batch-list | batches.list |
answer | batch-payment-list | batches.rows |
answer | batch-upload | batches.process |
answer | beneficial-owner | owners.create owners.read owners.update | ONB-013
answer | beneficial-owner-list | owners.list |
answer | collection-list | collections.list |
answer | configuration | configuration.read |
answer | control-change | controlChanges.approve controlChanges.cancel controlChanges.read controlChanges.reject |
answer | control-change-list | controlChanges.list |
answer | country-exposure | exposures.create exposures.read exposures.update |
answer | country-exposure-list | exposures.list |
answer | data-requirements | payout.dataRequirements | IDN-020 IDN-021 IDN-022 IDN-023 IDN-024 API-144
answer | direct-peer-list | routes.directLookup |
answer | document-request | additionalDocumentation.answer additionalDocumentation.read |
answer | document-request-list | additionalDocumentation.list |
answer | empty | achServices.delete clientViews.end clients.delete contacts.delete exchanges.delete exposures.delete files.reference holidays.delete identities.delete owners.delete passkeys.remove payin.removeMethod payin.removeUnverified presets.delete reports.delete secondFactor.remove sessions.end taxDocuments.delete views.delete webhooks.delete webhooks.test |
answer | environment-list | environments.list |
answer | exchange | exchanges.create exchanges.read exchanges.update |
answer | exchange-balance | exchangeBalances.read exchangeBalances.update |
answer | exchange-balance-list | exchangeBalances.list |
answer | exchange-credential | exchangeCredentials.create exchangeCredentials.createOlder exchangeCredentials.read exchangeCredentials.readOlder exchangeCredentials.update exchangeCredentials.updateOlder |
answer | exchange-credential-list | exchangeCredentials.list |
answer | exchange-list | exchanges.list |
answer | exchange-rate-list | exchangeRates.list |
answer | exchange-supported-values | exchangeCredentials.supportedValues |
answer | file | exchanges.upload files.upload schemas.upload |
answer | file-content | activity.download banks.proof batches.results batches.template exchanges.content files.read invoices.content providerReviews.proof reconciliation.download reports.content rewards.content schemas.content taxDocuments.content tlsCredentials.keystore |
answer | file-link | batches.file |
answer | financial-instrument | identities.addInstrument |
answer | flag-list | flags.list |
answer | holiday | holidays.create holidays.read holidays.update | CON-008
answer | holiday-list | holidays.list |
answer | identity | identities.create identities.createV3 identities.read identities.update | IDN-004 IDN-006 IDN-007 IDN-008
answer | identity-list | identities.list |
answer | inquiry | inquiries.read inquiries.report trulioo.verify |
answer | inquiry-list | inquiries.list |
answer | invoice | invoices.read | REP-005 REP-006
answer | invoice-list | invoices.list |
answer | ip-allowlist | allowlist.read allowlist.save |
answer | ledger-account | ledgerAccounts.create ledgerAccounts.disable ledgerAccounts.enable ledgerAccounts.read ledgerAccounts.update remoteAccounts.read | ACC-005 ACC-006
answer | ledger-account-list | ledgerAccounts.list |
answer | ledger-node | ledger.node |
answer | ledger-transaction-list | ledgerAccounts.statement |
answer | legacy-quote-collection | quotes.createLegacy | QUO-002 QUO-003 QUO-004 QUO-011
answer | liquidation | liquidations.read liquidations.report |
answer | live-session-list | sessions.list |
answer | member | members.read |
answer | member-list | members.list |
answer | member-profile | members.profile members.saveProfile |
answer | monitored-balances | ledger.monitor |
answer | network-health | network.health |
answer | network-heartbeat | network.heartbeat |
answer | network-info | network.info |
answer | network-system-config | network.systemConfig |
answer | notification-change-result | notifications.change |
answer | notification-list | notifications.list |
answer | onboarding-colleagues | onboarding.assign onboarding.colleagues |
answer | onboarding-config | onboarding.config | ONB-006 ONB-007 ONB-008 ONB-009
answer | onboarding-contact | contacts.create contacts.read contacts.update | ONB-010
answer | onboarding-contact-list | contacts.list |
answer | onboarding-outreach | onboarding.outreach onboarding.save |
answer | onboarding-state | onboarding.change | ONB-003 ONB-004
answer | organisation | organisations.read organisations.update | USR-009 USR-010
answer | organisation-settings | organisations.changeSettings organisations.settings |
answer | payin-customer | payin.customer |
answer | payin-setup-intent | payin.setupIntent |
answer | payment | payments.accept payments.approve payments.complete payments.create payments.fail payments.lock payments.putAway payments.read payments.reject payments.rejectLock payments.resend payments.retry payments.return payments.settle | PAY-021 PAY-022 PAY-023 PAY-024
answer | payment-file | payments.download |
answer | payment-list | payments.filter payments.list payments.listOlder |
answer | payment-method | payin.addUnverified payin.confirmDeposit |
answer | payment-method-list | payin.methods |
answer | payment-states | payout.paymentStates |
answer | payments-data | home.paymentsData |
answer | payout-configurations | payout.configurations payout.configure |
answer | payout-methods | payout.methods |
answer | preset | presets.create presets.read presets.update presets.updateLastUsed | PRE-001
answer | preset-list | presets.list |
answer | price-list | pricing.list |
answer | quote-collection | quotes.create | QUO-005 QUO-011
answer | quote-metadata | quotes.metadata |
answer | rates | rates.read |
answer | report | reports.create reports.read | REP-003
answer | report-list | reports.list |
answer | reward-day-list | rewards.days |
answer | reward-list | rewards.list |
answer | reward-month | rewards.read |
answer | reward-summary | rewards.summary |
answer | route-list | routes.lookup |
answer | rpo-schema | schemas.deprecate schemas.read schemas.save | CON-006
answer | rpo-schema-list | schemas.list |
answer | list-layout | views.saveLayout | TRU-237
answer | saved-view | views.create views.update |
answer | saved-view-list | views.list |
answer | schema-access | accessRequests.change accessRequests.read schemas.request |
answer | schema-access-list | accessRequests.list |
answer | search-hits | search.find |
answer | sign-in-list | sessions.signIns |
answer | stablecoin | stablecoin.agree stablecoin.read |
answer | stablecoin-bank-details | stablecoin.bankDetails |
answer | stablecoin-deposit | stablecoin.depositAddresses |
answer | stablecoin-place | stablecoin.redemptionAddress |
answer | stablecoin-transaction | stablecoin.buy stablecoin.redeem stablecoin.transaction |
answer | stablecoin-transaction-list | stablecoin.transactions |
answer | stablecoin-wallet-list | stablecoin.wallets |
answer | tasks | tasks.list |
answer | tax-document | taxDocuments.create taxDocuments.read |
answer | tax-document-list | taxDocuments.list |
answer | tenant-flag | flags.read flags.set |
answer | tenant-validation | organisations.validate |
answer | tls-credential | tlsCredentials.generate tlsCredentials.read tlsCredentials.rotate | CRD-005
answer | tls-credential-list | tlsCredentials.list |
answer | transfer | transfers.cancel transfers.complete transfers.create transfers.execute transfers.read | ACC-009
answer | transfer-list | transfers.list |
answer | language-choice | languages.read languages.save | TRU-249
answer | preferences | preferences.read preferences.save | TRU-428
answer | mail-preferences | mailPreferences.read mailPreferences.save | TRU-188
answer | user | users.acceptDisclosure users.approve users.assign users.changeLink users.create users.delete users.disable users.enable users.read users.reject users.resetSecondFactor users.update | USR-006 USR-007
answer | user-difference | users.difference |
answer | user-grants | users.grants |
answer | user-list | users.list |
answer | user-rights | users.rights |
answer | waiting | home.waiting |
answer | wallet-changes | wallets.create wallets.remove |
answer | wallet-list | wallets.list | WAL-002 WAL-003 WAL-004
answer | wallet-products | wallets.products |
answer | wallet-room | wallets.room |
answer | webhook | webhooks.create webhooks.read webhooks.start webhooks.stop webhooks.update | TRU-224
answer | webhook-delivery | webhookDeliveries.read | TRU-230
answer | webhook-delivery-list | webhookDeliveries.list | TRU-230
answer | webhook-list | webhooks.list | TRU-228 TRU-231
answer | webhook-resent | webhookDeliveries.resend webhooks.resend | TRU-230
answer | webhook-secret | webhooks.rotate | TRU-224
`
