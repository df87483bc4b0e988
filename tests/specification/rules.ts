import { table } from './table.ts'

/**
 * Conditions of a feature: any of these products, none of those, a permission, a flag and a server version, all that
 * are named (OPEN-80). A feature is one line of definitions/rules/features.rules.json.
 */
export const features = table('feature', 'products', 'without', 'permission', 'flag', 'version', 'source')`
hasPayments | payments_direct cloud_payment cloud xcurrent xrapid wallet_send account_access | | | | | USR-005
isBatchUploadOn | cloud_payment payments_direct | | | batchUpload | | BAT-038 BAT-039 FLG-012 OPEN-80
canUploadBatches | cloud_payment payments_direct | | payments.write | batchUpload | | BAT-039 FLG-012 OPEN-80
hasBeneficiaryPages | payments_direct | | | beneficiaries | | IDN-070 FLG-009 OPEN-80
isWalletBalanceOn | wallet_send | xcurrent xrapid | | walletBalance | | WAL-060 FLG-006
isLedgerBalanceOn | payments_direct | | ledger.balance.read | homeAccountBalance | | HOME-014 HOME-016
isSpendableLimitOn | | payments_direct | limits.spendable.read | homeAccountBalance | | HOME-015 HOME-016
isNetworkMakerCheckerOn | | payments_direct | | makerChecker | | FLG-005 OPEN-20
isDirectMakerCheckerOn | payments_direct | | | rpd2MakerChecker | | APR-013 FLG-027 OPEN-20
isSinglePaymentFlowOn | payments_direct | | | singlePaymentRedesign | | FLG-021 OPEN-07
isDirectReportListOn | payments_direct | | | rpd2Reports | | FLG-026 OPEN-143
isSenderAccountReportOn | | | | ssaReports | | FLG-011 OPEN-143
isRewardsOn | rewards | | | rewards | | FLG-032
isCollectionsOn | collections | | | | | COL-001
isNetworkMember | network cloud cloud_payment xcurrent xrapid | | | | | USR-005
isOutageAnnounced | | | | outageUiControl | | FLG-016 OPEN-100
isSecondApiOn | | | | secondApi | | FLG-036 OPEN-113
canAutoSettle | | | | autoSettle | autoSettleVersion | PRM-045 OPEN-80
isProvider | provider | | | | | TRU-350
`

/**
 * Rules that open something, with facts for which they must be yes and facts for which they must be no. Each word is
 * one fact, 'path=value'; commas separate the values of a list. All other facts are missing.
 */
export const verdicts = table('rule', 'yes', 'no', 'source')`
isPaymentAuthorizationOn | configuration.settings.payment_authorization=true | configuration.settings.payment_authorization=false | SET-006
isPaymentAuthorizationOn | configuration.settings.payment_authorization=true | configuration.settings.payment_authorization=TRUE | SET-006
canMoveMoneyHere | session.environment=prod session.permissions=payments.production | session.environment=prod session.permissions=payments.write | PRM-013 OPEN-33
canMoveMoneyHere | session.environment=uat session.permissions=payments.write | session.environment=prod session.permissions= | PRM-013 OPEN-33
canStartPayment | session.organisation.products=cloud_payment | session.organisation.products=cloud_payment,account_access | PRM-038
canStartPayment | session.organisation.products=cloud_payment | session.organisation.products=cloud_payment,payments_direct | PRM-039
canStartPayoutPayment | session.organisation.products=payments_direct | session.organisation.products=payments_direct,account_access | OPEN-77
canStartPayoutPayment | session.organisation.products=payments_direct | session.organisation.products=cloud_payment | OPEN-77
canStartPaymentHere | session.organisation.products=payments_direct session.environment=uat session.permissions= | session.organisation.products=payments_direct session.environment=prod session.permissions= | PRM-013 OPEN-77
canStartPaymentHere | session.organisation.products=payments_direct session.environment=prod session.permissions=payments.production | session.organisation.products=cloud_payment session.environment=prod session.permissions=payments.production | PRM-013 OPEN-77
canCreatePaymentHere | session.organisation.products=cloud_payment session.environment=uat session.permissions= | session.organisation.products=cloud_payment session.environment=prod session.permissions= | PRM-013 PRM-037
canCreatePaymentHere | session.organisation.products=payments_direct session.environment=uat session.permissions= | session.organisation.products=account_access session.environment=uat session.permissions= | PRM-038 OPEN-77
canSendBatchHere | session.organisation.products=payments_direct session.environment=uat session.permissions=payments.write flags.batchUpload=yes | session.organisation.products=payments_direct session.environment=uat session.permissions=payments.write flags.batchUpload=no | BAT-038 OPEN-80
canSendBatchHere | session.organisation.products=payments_direct session.environment=prod session.permissions=payments.write,payments.production flags.batchUpload=yes | session.organisation.products=payments_direct session.environment=prod session.permissions=payments.write flags.batchUpload=yes | PRM-013 OPEN-80
canSendBatchHere | session.organisation.products=cloud_payment session.environment=uat session.permissions=payments.write flags.batchUpload=yes | session.organisation.products=cloud_payment,account_access session.environment=uat session.permissions=payments.write flags.batchUpload=yes | OPEN-77 OPEN-80
canReadBalances | session.permissions=ledger.balance.read | session.permissions=payments.read | HOME-014
canReadBalances | session.permissions=limits.spendable.read | session.permissions= | HOME-015
canPayForOthers | session.organisation.products=payments_direct configuration.thirdPartyPaymentAllowed=yes | session.organisation.products=payments_direct configuration.thirdPartyPaymentAllowed=no | PRM-046
canPayForOthers | session.organisation.products=payments_direct configuration.thirdPartyPaymentAllowed=yes | session.organisation.products=cloud_payment configuration.thirdPartyPaymentAllowed=yes | PRM-046
isSendingOn | session.organisation.products=cloud_payment flags.singlePaymentRedesign=no | session.organisation.products=payments_direct flags.singlePaymentRedesign=no | OPEN-07
isSendingOn | session.organisation.products=payments_direct flags.singlePaymentRedesign=yes | session.organisation.products=payments_direct flags.singlePaymentRedesign=no | OPEN-07
isReportListOn | session.organisation.products=cloud_payment flags.rpd2Reports=no | session.organisation.products=payments_direct flags.rpd2Reports=no | OPEN-143
isReportListOn | session.organisation.products=payments_direct flags.rpd2Reports=yes | session.organisation.products=payments_direct flags.rpd2Reports=no | OPEN-143
isMakerCheckerOn | session.organisation.products=cloud_payment flags.makerChecker=yes flags.rpd2MakerChecker=no | session.organisation.products=cloud_payment flags.makerChecker=no flags.rpd2MakerChecker=yes | OPEN-20
isMakerCheckerOn | session.organisation.products=payments_direct flags.makerChecker=no flags.rpd2MakerChecker=yes | session.organisation.products=payments_direct flags.makerChecker=yes flags.rpd2MakerChecker=no | OPEN-20
hasPaymentsDirect | session.organisation.products=payments_direct | session.organisation.products=cloud_payment | HOME-014
hasOtherProducts | session.organisation.products=cloud_payment | session.organisation.products=payments_direct | HOME-015
hasOnDemandLiquidity | session.organisation.products=xrapid | session.organisation.products=xcurrent | PRM-032
isStablecoinOn | session.organisation.products=stablecoin | session.organisation.products=otc | STB-009
isV3IdentityOn | flags.v3Identity=yes | flags.v3Identity=no | FLG-030
isActivityDownloadOn | flags.downloadActivityLogs=yes | flags.downloadActivityLogs=no | FLG-007
isWalletCollectionOn | flags.walletCollection=yes | flags.walletCollection=no | FLG-014
isVerificationOn | flags.identityVerificationProviderIntegration=yes | flags.identityVerificationProviderIntegration=no | FLG-029
isCardPaymentOn | flags.cardPaymentIntegration=yes | flags.cardPaymentIntegration=no | FLG-020 ONB-054
hasFeature570 | configuration.serverVersion=5.7.0 limits.feature570Version=5.7.0 | configuration.serverVersion=5.6.9 limits.feature570Version=5.7.0 | PRM-044
needsReview | record.approval.status=pending record.initiatedBy.id=a session.user.id=b | record.approval.status=pending record.initiatedBy.id=a session.user.id=a | PAY-044 OPEN-18
needsReview | record.payment_state=LOCKED record.internal_info.labels=rns:pending_approval configuration.settings.payment_authorization=true record.approval.status=none record.initiatedBy.id=a session.user.id=b | record.payment_state=LOCKED record.internal_info.labels=pending_approval,approved configuration.settings.payment_authorization=true record.approval.status=none record.initiatedBy.id=a session.user.id=b | PAY-041 PAY-044
approval:isSomeoneElsesPayment | record.initiatedBy.id=a session.user.id=b | record.initiatedBy.id=a session.user.id=a | APR-001 OPEN-18
approval:canApproveAsSubmitted | record.initiatedBy.id=a session.user.id=b | record.initiatedBy.id=a session.user.id=a | APR-001 OPEN-18
approval:canApproveAsSubmitted | record.initiatedBy.id=a session.user.id=b | record.initiatedBy.id=a session.user.id=b record.requote.quoteId=c | TRU-045
approval:canApproveNewQuote | record.initiatedBy.id=a session.user.id=b record.requote.quoteId=c | record.initiatedBy.id=a session.user.id=a record.requote.quoteId=c | APR-001 TRU-045
approval:canApproveNewQuote | record.initiatedBy.id=a session.user.id=b record.requote.quoteId=c | record.initiatedBy.id=a session.user.id=b | TRU-045
failed-payment:canResend | record.beneficiaryId=a record.isChangeWaiting=no | record.isChangeWaiting=no | TRU-201
failed-payment:canResend | record.beneficiaryId=a record.isChangeWaiting=no | record.beneficiaryId=a record.isChangeWaiting=yes | TRU-202
approval:isOwnPayment | record.initiatedBy.id=a session.user.id=a | record.initiatedBy.id=a session.user.id=b | OPEN-19
provider-review:isUnrequested | record.kind=WALLET | record.kind=WALLET record.request=a | TRU-677
control-change:isSomeoneElsesChange | record.askedBy.id=a session.user.id=b | record.askedBy.id=a session.user.id=a | TRU-020
control-change:canDecideChange | record.askedBy.id=a session.user.id=b record.decides=d session.permissions=d | record.askedBy.id=a session.user.id=b record.decides=d session.permissions=e | TRU-056
control-change:canDecideChange | record.askedBy.id=a session.user.id=b record.decides=d session.permissions=d | record.askedBy.id=a session.user.id=a record.decides=d session.permissions=d | TRU-056
control-change:isOwnChange | record.askedBy.id=a session.user.id=a | record.askedBy.id=a session.user.id=b | TRU-020
batch:isOwnBatch | record.uploadedBy.id=a session.user.id=a | record.uploadedBy.id=a session.user.id=b | own: who uploaded a batch accepts its quote.
legacy-payment:isBeforeExpiry | record.contract_expired=no | record.contract_expired=yes | PAY-046
legacy-payment:isReceiver | record.side=receiver | record.side=intermediary | PAY-045
legacy-payment:isReceiver | record.side=receiver | record.side=sender | PAY-045
legacy-payment:isUndecided | record.internal_info.labels=pending_approval | record.internal_info.labels=pending_approval,rejected | PAY-041
legacy-payment:isUndecided | record.internal_info.labels=rns:pending_approval | record.internal_info.labels= | PAY-040 PAY-041
legacy-payment:canDecide | record.internal_info.labels=pending_approval record.initiatedBy.id=a session.user.id=b | record.internal_info.labels=pending_approval record.initiatedBy.id=a session.user.id=a | APR-001 OPEN-18
legacy-payment:canDecide | record.internal_info.labels=rns:pending_approval record.initiatedBy.id=a session.user.id=b | record.internal_info.labels=pending_approval,approved record.initiatedBy.id=a session.user.id=b | PAY-040 PAY-041
legacy-payment:canLock | record.side=intermediary record.contract_expired=no | record.side=sender record.contract_expired=no | PAY-049
legacy-payment:canLock | record.side=receiver record.contract_expired=no | record.side=receiver record.contract_expired=yes | PAY-046 PAY-049
legacy-payment:canRejectLock | record.side=receiver record.fully_locked=no | record.side=receiver record.fully_locked=yes | Appendix A
legacy-payment:canRejectLock | record.side=intermediary record.fully_locked=no | record.side=sender record.fully_locked=no | Appendix A
legacy-payment:canRetry | record.side=sender record.contract_expired=no | record.side=sender record.contract_expired=yes | Appendix A
legacy-payment:canRetry | record.side=sender record.contract_expired=no | record.side=receiver record.contract_expired=no | Appendix A
legacy-payment:canRetrySettlement | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=pending_approval,approved | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=pending_approval | TRU-822
legacy-payment:canRetrySettlement | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=false record.internal_info.labels= | record.side=sender record.contract_expired=yes configuration.settings.payment_authorization=false record.internal_info.labels= | TRU-822
legacy-payment:canSettle | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=false record.internal_info.labels= record.settling=no | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=pending_approval record.settling=no | PAY-048
legacy-payment:canSettle | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=approved record.settling=no | record.side=receiver record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=approved record.settling=no | PAY-047 PAY-048
legacy-payment:canSettle | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=rns:approved record.settling=no | record.side=sender record.contract_expired=yes configuration.settings.payment_authorization=true record.internal_info.labels=approved record.settling=no | PAY-040 PAY-046
legacy-payment:canSettle | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=approved record.settling=no | record.side=sender record.contract_expired=no configuration.settings.payment_authorization=true record.internal_info.labels=approved record.settling=yes | own: what is on its way to be settled is not settled a second time.
user:isSomeoneElse | record.id=a session.user.id=b | record.id=a session.user.id=a | own: nobody approves or removes themselves.
user:canBeLetIn | record.id=a session.user.id=b | record.id=a session.user.id=b record.waitingChanges=[1] | TRU-944
user:canBeLetIn | record.id=a session.user.id=b | record.id=a session.user.id=a | TRU-944
transfer:isOwnLedger | record.crosses=no | record.crosses=yes | ACC-015
transfer:isOtherLedger | record.crosses=yes | record.crosses=no | ACC-015
transfer:isCancellable | record.crosses=no record.status=EXECUTED | record.crosses=yes record.status=EXECUTED | own: what another ledger executed is not given back here as well.
transfer:isCancellable | record.crosses=yes record.status=PENDING | record.crosses=yes record.status=PREPARED | own: what another ledger is executing is not given back here as well.
rpo-schema:isOwn | record.access=OWN | record.access=GRANTED | CON-028
schema-access:isAskedOfUs | record.isOurs=yes | record.isOurs=no | CON-029
session:isAnother | record.isThis=no | record.isThis=yes | own: this session is ended by signing out.
`
