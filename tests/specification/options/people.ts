import { optionTable } from './columns.ts'

/** Options of people, identities, the onboarding, the ledger and the network. */
export const peopleOptions = optionTable`
user-states | CREATED; ACTIVE; REJECTED; DISABLED; DELETED | | USR-011
user-kinds | Admin User; Regular User | | USR-008
jobs | users.write; payments.authorize; payments.write; accounts.write; connections.write; payments.read; self.read | | own: the sign-in page of a demonstration says in words what its people do.
role-areas | All; Name service; Network; Company profiles; RPO schema; Connection projects; Accounts; Cloud IP allowlist; API credentials; Payments?canShowPaymentsArea; Payment authorization; Identities; Server downloads?hasOnPremise; Reporting credentials?hasOnPremise; Exchanges; Mock exchanges?hasOnDemandLiquidity; Onboarding; Collections; Collections transfers; Collections accounts; Collections partners; Collections settlements; Collections API credentials; Stablecoin operator; Rewards; Documentation; Support; Provider | | PRM-028 PRM-031 PRM-032 PRM-033 PRM-034 PRM-035 PRM-036
role-templates | preparer; approver; treasurer; developer; viewer; administrator; custom | | TRU-088
role-groups | Organisation; Payment Operations; Business Growth; PM & Integration; Maintenance & Support | | PRM-012
right-verdicts | yes; no | | own: whether somebody may do something.
sign-in-outcomes | SIGNED_IN; WRONG_PASSWORD; WRONG_CODE; KEPT_OUT | | own: how an attempt to sign in ended.
sign-in-methods | PASSWORD; PASSKEY; CODE; RECOVERY_CODE; IDENTITY_PROVIDER | | TRU-300 TRU-306 TRU-307
passkey-copies | true; false | | TRU-300
second-factor-policies | REQUIRED; OPTIONAL | | TRU-311
notification-tabs | new; archive | | NOT-002 NOT-005
zone-sources | BROWSER; CHOSEN | | TRU-428
densities | COMFORTABLE; COMPACT | | TRU-428
beginnings | LAST; CHOSEN | | TRU-429
single-keys | ON; OFF | | TRU-428
languages | browser; en; es-MX | | TRU-249
mail-preferences | EVERYTHING; DECISIONS; NOTHING | | TRU-188
mail-digests | AT_ONCE; DAILY; WEEKDAYS | | TRU-347
mail-quiet | NEVER; HOURS | | TRU-345
full-hours | 00:00; 01:00; 02:00; 03:00; 04:00; 05:00; 06:00; 07:00; 08:00; 09:00; 10:00; 11:00; 12:00; 13:00; 14:00; 15:00; 16:00; 17:00; 18:00; 19:00; 20:00; 21:00; 22:00; 23:00 | | TRU-346
password-link-changes | SEND; REVOKE | | TRU-183
notification-types | PAYMENT_AUTHORIZATION_REQUEST; PAYMENT_AUTHORIZATION_REQUEST:approved; PAYMENT_AUTHORIZATION_REQUEST:rejected; PAYMENT_AUTHORIZATION_REQUEST:cancelled; PAYMENT_AUTHORIZATION_REQUEST:expired; PAYMENT_AUTHORIZATION_REQUEST:void; BATCH_AUTHORIZATION_REQUEST; REQUEST_APPROVED; REQUEST_REJECTED; REQUEST_VOID; REQUEST_EXPIRED; BATCH_REQUEST_EXPIRED; CONTROL_CHANGE_ASKED; CONTROL_CHANGE_ALONE; CONTROL_CHANGE_DONE; CONTROL_CHANGE_REFUSED; PAYEE_ADDED; PAYEE_CHANGED; SIGN_IN_TRIES; PASSKEY_ADDED; PASSKEY_REMOVED; SECOND_FACTOR_ON; SECOND_FACTOR_OFF; RECOVERY_CODE_USED; CREDENTIAL_ENDING; WEBHOOK_DISABLED; PAYMENT_ACCEPTED; PAYMENT_EXPIRED; PAYMENT_FAILED; PAYMENT_STUCK; STABLECOIN_STUCK; PAYMENT_RETURNED; PAYMENT_LOCKED; PAYMENT_COMPLETED; SYSTEM_OUTAGE; INVOICE_CREATED; REPORT_GENERATED; REPORT_GENERATION_FAILED; EMPTY_REPORT; INVOICE_PAST_DUE; CLIENT_DISABLED; CLIENT_ENABLED; LOGIN_ADDED; LOGIN_CHANGED; LOGIN_ON; LOGIN_OFF; LOGIN_TOKEN; BALANCE_LOW; NOBODY_DECIDES; ONE_DECIDES; ADMINISTRATOR_ADDED; RECOVERY_CODES_RENEWED; MONEY_TAKEN_BACK; MONEY_SET_FREE; LOGIN_TOKEN_ENDING; WALLET_REVIEW_APPROVED; WALLET_REVIEW_DECLINED; BANK_REVIEW_APPROVED; BANK_REVIEW_DECLINED; ONBOARDING_REVIEW_APPROVED; ONBOARDING_REVIEW_DECLINED; PAYOUT_STUCK |  | NOT-009 OPEN-117
activity-results | SUCCESS; REFUSED | | OPEN-145
activity-objects | payment; batch; identity; wallet; bank account; file; user; organisation; invoice; report; reward; view; preset; notification; activity log; onboarding task; stablecoin transaction; tax document; ledger account; transfer; exchange balance; ACH service; company profile; exchange; holiday; liquidation; RPO schema; RPO schema access; call; API credential; webhook; rule; passkey; identity provider; client; review; client-view; request; IP allowlist; contact; owner; exposure; exchange credential; flag; inquiry; onboarding subtask; payment method; customer; session; document; reporting credential; product configuration; api-request; control change; account; reconciliation; onboarding; group | in any order | OPEN-145
activity-actions | account.credit.ask; account.credit.book; account.credit.reject; account.credit.reverse; account.read; activity.download; approval.expire; approval.void; approval.create; approval.cancel; bank.create; bank.replace; bank.remove; bank.review; batch.quote; batch.accept; batch.fail; organisation.create; organisation.add-administrator; mail.give-up; mail.choose; user.create; user.update; user.approve; user.reject; user.disable; user.enable; user.delete; user.password.link; user.password.send; user.password.revoke; user.password.set; user.disclosure; file.reference; file.upload; additionalDocumentation.answer; exchange-credential.create; exchange-credential.update; flag.set; allowlist.save; identity.create; identity.update; identity.delete; notification.archive; notification.delete; notification.unread; notification.unarchive; notification.read; onboarding.consent; onboarding.review; onboarding.assign; onboarding.save; onboarding.submit; organisation.update; organisation.settings; payment.create; payment.accept; payment.hold; payment.approve; payment.reject; payment.lock; payment.rejectLock; payment.settle; payment.complete; payment.expire; payment.fail; payment.report; payment.stuck; payment.refused; payment.unstuck; payment.resume; payment.askCancel; payment.return; payment.resend; payment.putAway; payment.retry; payment.download; preset.create; preset.delete; preset.update; preset.use; session.end; stablecoin.agree; taxDocuments.create; taxDocuments.delete; inquiry.report; inquiry.create; view.create; view.update; view.delete; wallet.create; wallet.remove; wallet.review; invoice.download; reward.download; report.create; report.make; report.download; report.delete; ledger-account.create; ledger-account.update; ledger-account.enable; ledger-account.disable; exchange-balance.update; transfer.create; transfer.execute; transfer.complete; transfer.cancel; transfer.prepare; transfer.settle; transfer.refuse; achServices.create; achServices.update; achServices.delete; member.save; exchanges.create; exchanges.update; exchanges.delete; holidays.create; holidays.update; holidays.delete; liquidation.report; schema.create; schema.update; schema.deprecate; schema-access.request; schema-access.grant; schema-access.deny; schema-access.revoke; call.refuse; call.refuse-others; sign-in.refuse; sign-in.refuse-others; token.refuse; token.refuse-others; rule.differ; rule.differ-others; webhook.create; webhook.update; webhook.delete; webhook.stop; webhook.start; webhook.rotate; webhook.test; webhook.resend; webhook.give-up; webhook.disable; language.choose; preferences.choose; passkey.add; passkey.rename; passkey.remove; second-factor.confirm; second-factor.remove; second-factor.renew; second-factor.recover; second-factor.policy; user.second-factor.reset; client.disable; client.enable; review.decide; review.proof; client-view.begin; client-view.read; client-view.end; identity-provider.create; identity-provider.update; identity-provider.secret; identity-provider.turn-on; identity-provider.turn-off; identity-provider.try; user.provision; user.link; user.follow-groups; session.end-outside; identity-provider.token; identity-provider.revoke-token; group.create; group.update; group.delete; stablecoin.stuck; stablecoin.unstuck; stablecoin.refused; stablecoin.resume; stablecoin.askCancel; contacts.create; contacts.update; contacts.delete; owners.create; owners.update; owners.delete; exposures.create; exposures.update; exposures.delete; credential.create; credential.update; credential.delete; credential.rotate; credential.takeSecret; credential.takeOver; payin.account; payin.verify; payin.remove; payin.customer; payin.setup; reporting-credential.generate; reporting-credential.rotate; reporting-credential.keystore; identity.add-account; product-configuration.save; review.read; api-request.replay; account.resume; account.stuck; account.unstuck; reconciliation.download; control-change.ask; control-change.approve; control-change.reject; control-change.cancel; control-change.due; stablecoin.buy; stablecoin.redeem; stablecoin.completed; stablecoin.returned; identity.change-account; approval.requote; provider.add-staff; onboarding.verification; payin.report | in any order | OPEN-145
identity-roles | BENEFICIARY; ORIGINATOR?canPayForOthers | | IDN-005 PRM-046
identity-kinds | BUSINESS; INDIVIDUAL | | IDN-016 IDN-026
identity-older-use-cases | BUSINESS; INDIVIDUAL | | IDN-016
holder-kinds | BUSINESS; INDIVIDUAL | | IDN-026
use-cases | B2B; B2C; B2B2B; B2B2C; C2B2B; C2B2C | | IDN-014 IDN-015
beneficiary-use-cases | B2B; B2C | | IDN-014
originator-use-cases | B2B2B; C2B2B?isIndividualOriginatorOn | | IDN-015 IDN-059
unnamed-identities | include; only | | IDN-060
account-types | CHECKING; SAVINGS | | IDN-019
bank-statuses | Activated; Deactivated | | BNK-007
primary-marks | true; false | | CRD-004
credential-scopes | payments.read; payments.write; payments.production; payments.authorize; quotes.write; identities.read; identities.write; files.read; files.write; balances.read; ledger.balance.read; limits.spendable.read; reports.read; reports.write; rewards.read; accounts.read; accounts.write; wallets.read; wallets.write; bank.read; bank.write; stablecoin.read; stablecoin.operate; collections.transfers.read; exchanges.read; exchanges.write; exchanges.mock.write; connections.read; connections.write; company.read; company.write; schemas.read; schemas.write; onboarding.read; onboarding.config.read; onboarding.write; activity.read; activity.download; users.read; credentials.read; allowlist.read; reporting.read; organisation.read; configuration.read; home.read; views.write; self.read | in any order | TRU-067
credential-terms | P30D; P90D; P180D; P365D | | TRU-068
credential-states | ACTIVE; ENDING; UNTAKEN; EXPIRED; STOPPED | | TRU-068 TRU-069 TRU-154
webhook-events | payment.pending_approval; payment.initiated; payment.validating; payment.transferring; payment.completed; payment.failed; payment.returned; payment.quoted; payment.accepted; payment.processing_compliance; payment.locked; payment.lock_declined; payment.prepared; payment.settlement_declined; payment.executed; payment.forwarded; payment.expired; payment.canceled; payment.declined | | TRU-225
webhook-messages | webhook.test | also webhook-events | TRU-230
webhook-states | ACTIVE; FAILING; UNTAKEN; STOPPED; DISABLED | | TRU-224 TRU-229
webhook-delivery-states | WAITING; DELIVERED; GIVEN_UP; DROPPED | | TRU-230
certificate-states | ACTIVE; RETIRING; RETIRED; EXPIRED | | own: a certificate counts, ends soon, was replaced, or is over.
contact-types | billing; receipts | | ONB-012
contact-tags | invoice; test payment | | ONB-011
document-kinds | pdf; doc; docx; pptx; ppt; jpg; jpeg; png | | ONB-044
exchange-document-kinds | pdf | | CON-023
exchange-icon-kinds | jpg; jpeg | | CON-022
schema-file-kinds | json | | CON-017
owner-id-types | passport; driver's license; national ID; birth certificate; other | in any order | ONB-014
billing-entities | RMDE; RMWY; RMAP; RLKY; RMKY; RCH; RMIL; RBVI; {product} Services; SCTC; Metaco; RMEL; NBE; None | | ONB-019
inquiry-states | created; pending; completed; failed; expired; approved; needs_review; declined | | ONB-039
onboarding-statuses | incomplete; in review; approved; not required | | ONB-024
review-outcomes | additional information requested; in review; received and under review; approved | | ONB-041
task-labels | locked; pending credit approval; under review; approved; not required | | ONB-025
task-progress | Not Started; In Progress; Complete; Approved; Not Required | | ONB-023
funding-sources | sales; customers; loans; investors; savings | | own: where the money of a business comes from.
planned-uses | suppliers; payroll; marketplace; remittances; treasury; stablecoins | | own: what a business says it will use.
planned-volumes | below-100k; 100k-1m; 1m-10m; above-10m | | own: how much a business says it will move.
ledger-account-states | ENABLED; DISABLED | | ACC-018
ledger-liquidity | LOW; ENOUGH | | ACC-005
ledger-transaction-types | FUNDING; TRANSFER_OUT; TRANSFER_IN; TRANSFER_RETURNED | | ACC-010
transfer-states | QUOTED; PENDING; PREPARED; EXECUTED; COMPLETED; FAILED | in any order | ACC-015
rounding-modes | HALF_UP; HALF_DOWN; DOWN | | ACC-007 LIM-037
funding-periods | DAY; WEEK; MONTH | | ACC-008
ach-service-types | RTGS; DOMESTIC_ACH; FASTER_IMMEDIATE_PAYMENTS; CASH_COLLECTION | | CON-003
ach-destinations | CARD; WALLET; BANK_ACCOUNT | | CON-005
times-to-credit | IMMEDIATE; WITHIN_TWO_HOURS; SAME_DAY; TWO_OR_THREE_DAYS | in any order | CON-004
schema-accesses | OWN; NONE; PENDING; GRANTED; DENIED; REVOKED | | CON-014
schema-choices | CREATE; UPDATE | | CON-006
network-parts | server; database; network | | API-069
liquidation-issues | Wrong amount; Wrong rate; Takes too long; Something else | | CON-001 OPEN-142
identity-email-trusts | CLAIM; DOMAINS | | TRU-402
stuck-reasons | silent; overdue; forgotten; unreadable; unknown-status; rejected; unauthorized; nowhere; conflict; other-amount; contradiction; other-balance; other-credit; reversed-credit |  | TRU-356 TRU-531
replay-keys | SAME; NEW | | TRU-551
identity-jobs | preparer; approver; treasurer; developer; viewer; administrator | | TRU-402
identity-provisionings | NOBODY; BY_GROUP; DEFAULT | | TRU-401
identity-secrets | STORED; NONE | | TRU-407
identity-directories | NONE; SCIM | | TRU-410
identity-other-sign-ins | ALLOWED; REFUSED | | TRU-414
identity-states | OFF; ON | | TRU-407
`
