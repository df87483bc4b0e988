import { table } from '../table.ts'

/**
 * Audit entries of each call: action, object, path of the object's id in the response, and names of the details. A
 * call with several lines may write any of these entries. A call that needs a second decision is recorded as a
 * request first.
 */
export const trail = table('call', 'action', 'object', 'id', 'details')`
accessRequests.change | schema-access.grant | RPO schema access | id | member schema status
achServices.create | achServices.create | ACH service | id | name version
achServices.delete | achServices.delete | ACH service | the path | name version
achServices.update | achServices.update | ACH service | id | name version
activity.read | account.read | activity details | id |
additionalDocumentation.answer | additionalDocumentation.answer | request | id |
allowlist.save | allowlist.save | IP allowlist | elsewhere | after before
apiRequests.replay | api-request.replay | api-request | first.requestId | call key replayedAs status
apiRequests.replay | api-request.replay | api-request | first.requestId | call replayedAs status
approvals.cancel | approval.cancel | payment | payment_id | approvalId from move to
approvals.create | approval.create | payment | payment_id |
approvals.reply | payment.approve | payment | payment_id | approvalId from move to
approvals.reply | payment.reject | payment | payment_id | approvalId from move reason to
banks.change | bank.remove | bank account | bankId | bankName products
banks.change | bank.replace | bank account | bankId | bankName products replaces
banks.create | bank.create | bank account | bankId | bankName products
banks.read | account.read | bank account | bankId |
batches.accept | batch.accept | batch | batch_id | fileName payments
batches.create | batch.quote | batch | batch_id | fileName payments
batches.quote | batch.quote | batch | batch_id | fileName payments
clientViews.begin | client-view.begin | client | clientId | client job reason
clientViews.end | client-view.end | client | elsewhere | client
clients.create | control-change.ask | control change | id | becomes call control says was
clients.delete | credential.delete | API credential | the path | before name
clients.rotate | credential.rotate | API credential | clientId | earlierUntil name
clients.takeSecret | credential.takeSecret | API credential | clientId | name
clients.update | credential.update | API credential | clientId | after before name
contacts.create | contacts.create | contact | id | version
contacts.delete | contacts.delete | contact | the path |
contacts.update | contacts.update | contact | id | version
controlChanges.approve | control-change.approve | control change | id | askedBy becomes call control reason says state was
controlChanges.approve | organisation.settings | organisation | elsewhere | after before controlChange decidedBy
controlChanges.cancel | control-change.cancel | control change | id | askedBy becomes call control reason says state was
controlChanges.reject | control-change.reject | control change | id | askedBy becomes call control reason says state was
exchangeBalances.update | exchange-balance.update | exchange balance | id | after before currency exchange
exchangeCredentials.create | exchange-credential.create | exchange credential | id | after environment exchange
exchangeCredentials.createOlder | exchange-credential.create | exchange credential | id | after environment exchange
exchangeCredentials.update | exchange-credential.update | exchange credential | id | after before environment exchange
exchangeCredentials.updateOlder | exchange-credential.update | exchange credential | id | after before environment exchange
exchanges.create | exchanges.create | exchange | id | name version
exchanges.delete | exchanges.delete | exchange | the path | name version
exchanges.update | exchanges.update | exchange | id | name version
exposures.create | exposures.create | exposure | id | version
exposures.delete | exposures.delete | exposure | the path |
exposures.update | exposures.update | exposure | id | version
files.reference | file.reference | file | elsewhere | reference
flags.set | flag.set | flag | flag_name | after before
holidays.create | holidays.create | holiday | id | name version
holidays.delete | holidays.delete | holiday | the path | name version
holidays.update | holidays.update | holiday | id | name version
identities.addInstrument | identity.add-account | identity | identityId | after before label risk
identities.create | identity.create | identity | identityId | identityType nickName
identities.create | identity.create | identity | identityId | identityType nickName sameAccountAs
identities.createV3 | identity.create | identity | identityId | identityType nickName
identities.delete | identity.delete | identity | the path | identityType keptForPayments nickName
identities.read | account.read | identity | identityId |
identities.update | identity.update | identity | identityId | changed nickName version
identityProviders.create | control-change.ask | control change | id | becomes call control says was
identityProviders.makeToken | identity-provider.token | identity provider | id | client domains issuer login
identityProviders.revokeToken | identity-provider.revoke-token | identity provider | id | client domains issuer login
identityProviders.saveSecret | identity-provider.secret | identity provider | id | client domains issuer login
identityProviders.try | identity-provider.try | identity provider | id | client domains issuer login
identityProviders.turnOff | identity-provider.turn-off | identity provider | id | client domains issuer login
identityProviders.turnOn | identity-provider.turn-on | identity provider | id | client domains issuer login
identityProviders.update | control-change.ask | control change | id | becomes call control says was
inquiries.report | inquiry.report | inquiry | inquiryId | event
ledgerAccounts.create | ledger-account.create | ledger account | id | after name
ledgerAccounts.disable | ledger-account.disable | ledger account | id | from name to
ledgerAccounts.enable | ledger-account.enable | ledger account | id | from name to
ledgerAccounts.update | ledger-account.update | ledger account | id | after before name
liquidations.report | liquidation.report | liquidation | id | exchange reason
mailPreferences.save | mail.choose | user | elsewhere | after before
members.saveProfile | member.save | company profile | id | after before
notifications.change | notification.read | notification | elsewhere | notifications
onboarding.assign | onboarding.assign | onboarding subtask | subtask | from to
onboarding.change | onboarding.consent | onboarding | nothing |
onboarding.change | onboarding.submit | onboarding task | tasks.slug |
onboarding.save | onboarding.save | onboarding subtask | state.tasks.subtasks.slug | done step version
organisations.changeSettings | organisation.settings | organisation | elsewhere | after before
organisations.update | organisation.update | organisation | id | after before
owners.create | owners.create | owner | id | version
owners.delete | owners.delete | owner | the path |
owners.update | owners.update | owner | id | version
passkeys.add | passkey.add | passkey | passkeyId | isBackedUp name
passkeys.remove | passkey.remove | passkey | the path | name
passkeys.rename | passkey.rename | passkey | passkeyId | after name
payin.addUnverified | payin.account | payment method | id | last4
payin.confirmDeposit | payin.verify | payment method | id |
payin.customer | payin.customer | customer | customerId |
payin.removeMethod | payin.remove | payment method | elsewhere |
payin.removeUnverified | payin.remove | payment method | elsewhere |
payin.setupIntent | payin.setup | customer | customerId |
payments.accept | payment.accept | payment | payment_id |
payments.approve | payment.approve | payment | payment_id | approvalId from move to
payments.complete | payment.complete | payment | payment_id | from move to
payments.create | payment.create | payment | payment_id |
payments.create | payment.hold | payment | payment_id |
payments.fail | payment.fail | payment | payment_id | from move to
payments.lock | payment.lock | payment | payment_id | from move to
payments.putAway | payment.putAway | payment | payment_id |
payments.read | account.read | payment | payment_id |
payments.reject | payment.reject | payment | payment_id | approvalId from move reason to
payments.rejectLock | payment.rejectLock | payment | payment_id | from move to
payments.resend | payment.resend | payment | payment_id | retryOf
payments.retry | payment.retry | payment | payment_id | from move to
payments.return | payment.return | payment | payment_id | details from move reason to
payments.return | payment.return | payment | payment_id | from move reason to
payments.settle | payment.settle | payment | payment_id | from move to
payout.configure | product-configuration.save | product configuration | configurations.product | after before
preferences.save | preferences.choose | user | elsewhere | after before
presets.create | preset.create | preset | id | name
presets.delete | preset.delete | preset | the path | name
presets.update | preset.update | preset | id | name
presets.updateLastUsed | preset.use | preset | id |
providerClients.disable | control-change.ask | control change | id | becomes call control says was
providerClients.enable | control-change.ask | control change | id | becomes call control says was
providerReviews.approve | control-change.ask | control change | id | becomes call control says was
providerReviews.ask | control-change.ask | control change | id | becomes call control says was
providerReviews.decline | control-change.ask | control change | id | becomes call control says was
providerReviews.read | account.read | review | id |
providerStuck.askAgain | payment.resume | payment | id | amount client currency why
reports.create | report.create | report | id | format from name type until
reports.delete | report.delete | report | the path | format from name type until
schemas.deprecate | schema.deprecate | RPO schema | id | country name version
schemas.request | schema-access.request | RPO schema access | id | member schema status
schemas.save | schema.create | RPO schema | id | country name version
secondFactor.confirm | second-factor.confirm | user | elsewhere |
secondFactor.remove | second-factor.remove | user | elsewhere |
secondFactor.renewCodes | second-factor.renew | user | elsewhere |
sessions.end | session.end | session | the path |
stablecoin.agree | stablecoin.agree | document | elsewhere |
stablecoin.buy | stablecoin.buy | stablecoin transaction | transactionId | amount walletId
stablecoin.redeem | stablecoin.redeem | stablecoin transaction | transactionId | amount walletId
stablecoin.transaction | account.read | stablecoin transaction | transactionId |
taxDocuments.create | taxDocuments.create | tax document | id | name size
taxDocuments.delete | taxDocuments.delete | tax document | the path | name
tlsCredentials.generate | reporting-credential.generate | reporting credential | id | fingerprint name serial
tlsCredentials.rotate | reporting-credential.rotate | reporting credential | id | fingerprint name replaces serial
transfers.cancel | transfer.cancel | transfer | transferId | amount currency from to
transfers.complete | transfer.complete | transfer | transferId | amount currency from to
transfers.create | transfer.create | transfer | transferId | amount creditAccount currency debitAccount
transfers.execute | transfer.execute | transfer | transferId | amount currency from to
trulioo.verify | inquiry.create | inquiry | inquiryId |
users.acceptDisclosure | user.disclosure | user | id |
users.approve | user.approve | user | id | after before
users.assign | user.update | user | id | after before
users.changeLink | user.password.send | user | id |
users.create | user.create | user | id | after
users.delete | user.delete | user | id | after before
users.disable | user.disable | user | id | after before
users.enable | user.enable | user | id | after before
users.reject | user.reject | user | id | after before
users.resetSecondFactor | control-change.ask | control change | id | becomes call control says was
users.update | user.update | user | id | after before
views.create | view.create | view | id | isShared name table
views.delete | view.delete | view | the path |
views.update | view.update | view | id | isShared name table
wallets.create | wallet.create | wallet | wallets.walletId | address chain nickname product
wallets.remove | wallet.remove | wallet | wallets.walletId | address chain nickname product
webhooks.create | control-change.ask | control change | id | becomes call control says was
webhooks.delete | webhook.delete | webhook | the path | before url
webhooks.rotate | webhook.rotate | webhook | webhookId | earlierUntil url
webhooks.rotate | webhook.rotate | webhook | webhookId | url
webhooks.start | webhook.start | webhook | webhookId | url
webhooks.stop | webhook.stop | webhook | webhookId | url
webhooks.test | webhook.test | webhook | elsewhere | url
webhooks.update | webhook.update | webhook | webhookId | after before url
`

/** Calls whose handler writes the entry itself, with the reason: the action is unknown before the call runs. */
export const writtenByHandler = table('call', 'why')`
accessRequests.change | a request is granted, denied or revoked by what is asked for
approvals.reply | an approval and a rejection are one call
banks.change | an account is replaced or removed by what the body holds
identities.update | another account to pay to is another action, told in full
notifications.change | read, unread, archived and deleted are one call
onboarding.change | each task that is submitted has an entry of its own
payments.create | a payment that waits for a second person is held
providerStuck.askAgain | a payment, coins and an account are resumed by one call
schemas.save | a schema is created or updated by one call
users.changeLink | a link is sent, shown or revoked by one call
`
