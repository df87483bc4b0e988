import { outlineTable } from './columns.ts'

/** Sections, lines and actions in the details of payments, quotes, batches, identities and reports. */
export const paymentsDetails = outlineTable`
details/batch | record.call=batches.read; everySeconds=2; machine=batch; state=status |
details/batch hero | totals.sent:money each.value=amount each.of=currency showWhen=hasQuote; progress:progress of=status; expiresAt:time-left showWhen=isQuoted |
details/batch sections | progress; batch; quote showWhen=hasQuote |
details/batch progress items | meaning:text; fileLength:number; processed:number; payments:number; accepted:number; completed:number; failed:number; jobState:choice options=job-states showWhen=isSendable; results:file call=batches.results showWhen=hasResults | BAT-016 BAT-027 BAT-028 BAT-029 BAT-030
details/batch batch items | files:file call=batches.file showWhen=hasFile; uploadedBy.name:text; credential.name:text showWhen=hasCredential; batchCreatedAt:date-time; payoutCountry:country showWhen=hasCountry options=destinations; payoutCurrency:currency showWhen=hasCurrency; destinationBlockchainNetwork:choice options=chains showWhen=hasNetwork; purposeCode:choice options=payment-purposes showWhen=hasPurpose; sourceOfCash:choice options=sources-of-cash showWhen=hasSourceOfCash; originators:text showWhen=hasOriginators; batch_id:uuid; label:id | BAT-011 BAT-012 BAT-013 BAT-015 BAT-017
details/batch quote items | paymentCurrency:currency; totals.received:money each.value=amount each.of=currency; totals.fees:money each.value=amount each.of=currency; quoteCreatedAt:date-time; expiresAt:date-time; acceptedWith.name:text showWhen=isAcceptedByProgram; acceptedAt:date-time showWhen=isAccepted | TRU-671
details/batch actions | accept main; quote-again when=canQuoteAgain call=batches.quote main then=batch | BAT-020 BAT-025
details/batch quote-again with | id=batch_id |
details/beneficiary-record | record.call=identities.read |
details/beneficiary-record actions | pay when=canStartPaymentHere page=pay-beneficiary main; payments page=payments; delete call=identities.delete more then=beneficiaries | TRU-613
details/beneficiary-record delete with | id=identityId |
details/beneficiary-record payments with | beneficiary_id=identityId | TRU-748
details/beneficiary-record sections | record; extras showWhen=hasExtras |
details/beneficiary-record extras items | extras:text each.value=shown | TRU-472
details/beneficiary-record record items | identityType:choice options=identity-roles; holderType:choice options=holder-kinds; payoutCategory:choice showWhen=hasDestination options=payout-kinds; country:country options=destinations; currency:currency showWhen=hasDestination; destinationBlockchainNetwork:choice showWhen=hasBlockchain options=chains; createdAt:date-time; credential.name:text showWhen=hasCredential; modifiedAt:date-time |
details/identity-record | record.call=identities.read |
details/identity-record actions | delete call=identities.delete more then=identities |
details/identity-record delete with | id=identityId |
details/identity-record sections | record; extras showWhen=hasExtras |
details/identity-record extras items | extras:text each.value=shown | TRU-472
details/identity-record record items | identityType:choice options=identity-roles; holderType:choice options=holder-kinds; payoutCategory:choice showWhen=hasDestination options=payout-kinds; country:country options=destinations; currency:currency showWhen=hasDestination; destinationBlockchainNetwork:choice showWhen=hasBlockchain options=chains; createdAt:date-time; credential.name:text showWhen=hasCredential; modifiedAt:date-time |
details/identity | entity=identity |
details/identity sections | business showWhen=isBusiness; individual showWhen=isIndividual; account showWhen=hasAccount; extras showWhen=hasExtras; record |
details/identity extras items | extras:text each.value=shown | TRU-472
details/identity business items | business.businessName:text; business.address.city:text; business.address.country:country options=countries | IDN-004 IDN-006 IDN-007 IDN-008
details/identity individual items | individual.firstName:text; individual.lastName:text; individual.address.city:text; individual.address.country:country options=countries | IDN-004 IDN-006 IDN-007 IDN-008
details/identity account items | accountShort:text; currency:currency; country:country options=destinations; destinationBlockchainNetwork:choice options=chains | IDN-004 IDN-006 IDN-007 IDN-008
details/identity record items | useCaseType:choice options=use-cases; internalId:text; createdAt:date-time | IDN-004 IDN-006 IDN-007 IDN-008
details/invoice | record.call=invoices.read; machine=invoice; state=status |
details/invoice hero | amountDue:money of=currency |
details/invoice sections | files; invoice |
details/invoice files items | files:file call=invoices.content | REP-007
details/invoice invoice items | periodFrom:date; periodUntil:date; date:date; dueDate:date; total:money of=currency; id:uuid | REP-005
details/liquidation | record.call=liquidations.read; machine=liquidation; state=status |
details/liquidation hero | sourceAmount:money of=sourceCurrency; destinationAmount:money of=destinationCurrency |
details/liquidation sections | liquidation; issues showWhen=hasIssues |
details/liquidation liquidation items | exchange:choice options=exchanges; soldAmount:money of=sourceCurrency; createdAt:date-time; modifiedAt:date-time |
details/liquidation issues items | issues:text each.value=description |
details/liquidation actions | report page=liquidation-issue |
details/originator-record | record.call=identities.read |
details/originator-record actions | delete call=identities.delete more then=originators |
details/originator-record delete with | id=identityId |
details/originator-record sections | record; extras showWhen=hasExtras |
details/originator-record extras items | extras:text each.value=shown | TRU-472
details/originator-record record items | identityType:choice options=identity-roles; holderType:choice options=holder-kinds; payoutCategory:choice showWhen=hasDestination options=payout-kinds; country:country options=countries; currency:currency showWhen=hasDestination; destinationBlockchainNetwork:choice showWhen=hasBlockchain options=chains; createdAt:date-time; credential.name:text showWhen=hasCredential; modifiedAt:date-time |
details/payee | entity=identity | TRU-058
details/payee sections | payee | TRU-058
details/payee payee items | displayName:text; iban:iban showWhen=hasIban; clabe:clabe showWhen=hasClabe; account:text showWhen=hasOtherAccount; payeeChange:payee-change showWhen=hasChanged; furtherAccount:payee-change showWhen=hasFurtherAccount; waitingChanges:warnings showWhen=isChangeWaiting opens=/settings/changes/{changeId}; bank:text showWhen=hasBank; country:country options=destinations showWhen=hasCountry; destinationBlockchainNetwork:choice options=chains showWhen=hasNetwork | TRU-055 TRU-058 TRU-595
details/quote-route | entity=quote | TRU-058
details/quote-route sections | route | TRU-058
details/quote-route route items | rail:text; settles:text; arrivesOn:date showWhen=hasDayAtOnce; arrivesOn:date showWhen=hasDayOnceApproved | TRU-058 TRU-534 TRU-829
details/account-debit | entity=available | TRU-611
details/account-debit sections | account | TRU-611
details/account-debit account items | debit:money of=currency; remaining:money of=currency showWhen=hasRemaining | TRU-611
details/payment-deciders | entity=approval-deciders | TRU-611
details/payment-deciders sections | approval | TRU-611
details/payment-deciders approval items | says:text | TRU-611
details/payment-preset | record.call=presets.read |
details/payment-preset sections | payment; beneficiary showWhen=isDirect; addresses showWhen=isLegacy |
details/payment-preset payment items | quoteType:choice options=preset-quote-types; amount:money of=amountCurrency showWhen=hasAmount; paymentCurrency:currency; payoutCurrency:currency; last_used_at:date-time |
details/payment-preset beneficiary items | beneficiaryName:text; originatorName:text showWhen=hasOriginator; payinCategory:choice options=payin-categories showWhen=hasFundsSource; purposeCode:choice options=payment-purposes showWhen=hasPurpose; sourceOfCash:choice options=sources-of-cash showWhen=hasSourceOfCash; memo:text showWhen=hasMemo |
details/payment-preset addresses items | senderAccount:text; receiverHost:text; receiverAccount:text; country:country options=destinations; payoutMethodCategory:choice options=payout-method-categories showWhen=hasPayoutMethod; outletId:text showWhen=hasOutlet |
details/payment-preset actions | use when=canSendDirect page=preset-payment main; use-legacy when=canSendLegacy page=preset-quote main; edit page=payment-preset-edit key=e; delete call=presets.delete more then=payment-presets |
details/payment-preset delete with | id |
details/payment | called.reference={internalId}; record.call=payments.read; everySeconds=10; machine=payment; state=payment_state; receipt.sections=summary,beneficiary,originator,transaction,fees,people; timeline.trail.call=audit.payment; timeline.stages.QUOTED=INITIATED; timeline.stages.ACCEPTED=INITIATED; timeline.stages.PROCESSING_COMPLIANCE=VALIDATING; timeline.stages.LOCKED=TRANSFERRING; timeline.stages.PREPARED=TRANSFERRING; timeline.stages.EXECUTED=TRANSFERRING; timeline.stages.FORWARDED=TRANSFERRING; timeline.stages.LOCK_DECLINED=FAILED; timeline.stages.SETTLEMENT_DECLINED=FAILED; timeline.stages.CANCELED=FAILED; timeline.stages.DECLINED=FAILED; timeline.stages.EXPIRED=FAILED; again.when=canSendAgain; again.retryWhen=isToFix; again.page=send-payment; again.retryPage=retry-payment; again.step=payment-details; again.answers.payer.is=other; again.answers.payer.where=originator; again.answers.payer.else=self; again.answers.originatorIdentityId=originator.identityId; again.answers.beneficiaryIdentityId=beneficiary.identityId; again.answers.fundsSource=quote.payinCategory; again.answers.quote.amountType.is=SOURCE_AMOUNT; again.answers.quote.amount=quote.sourceAmount; again.answers.quote.status.is=idle; again.answers.sourceOfCash=sourceOfCash; again.answers.memo=memo | PAY-051 LIM-045 Appendix A TRU-612
details/payment hero | quote.sourceAmount:money of=quote.sourceCurrency showWhen=isSentByUs; quote.sourceAmount:money of=quote.sourceCurrency showWhen=isUnsentByUs; quote.sourceAmount:money of=quote.sourceCurrency showWhen=isFromOthers; quote:rate; quote.destinationAmount:money of=quote.destinationCurrency showWhen=isDeliveredForUs; quote.destinationAmount:money of=quote.destinationCurrency showWhen=isUndeliveredForUs; quote.destinationAmount:money of=quote.destinationCurrency showWhen=isDeliveredForOthers; quote.destinationAmount:money of=quote.destinationCurrency showWhen=isUndeliveredForOthers |
details/payment sections | review showWhen=canDecide; summary; beneficiary showWhen=hasBeneficiary; originator showWhen=hasOriginator; documents showWhen=isDirect; extras showWhen=hasExtras; transaction; fees; contract showWhen=isLegacy; people |
details/payment extras items | extras:text each.value=shown | TRU-472
details/payment review items | credential.name:text showWhen=hasCredential; beneficiary.displayName:text showWhen=hasBeneficiary opens=/settings/beneficiaries/{beneficiary.identityId}; beneficiary.iban:iban showWhen=hasIban; beneficiary.clabe:clabe showWhen=hasClabe; beneficiary.account:text showWhen=hasOtherAccount; beneficiary.payeeChange:payee-change showWhen=hasPayeeChange; beneficiary.furtherAccount:payee-change showWhen=hasFurtherAccount; beneficiary.waitingChanges:warnings showWhen=isChangeWaiting opens=/settings/changes/{changeId}; confirmedDuplicates:warnings showWhen=hasConfirmedDuplicates opens=/payments/{paymentId},/batch-payment/{batchId}; beneficiary.bank:text showWhen=hasBank; purposeCode:choice options=payment-purposes showWhen=hasPurpose; memo:text showWhen=hasMemo; sourceOfCash:choice options=sources-of-cash showWhen=hasSourceOfCash; files:file showWhen=hasFiles; quote.fees.totalFee:money of=quote.fees.feeCurrency; beneficiary.country:country showWhen=hasCountry options=destinations; quote.rail:text; quote.settles:text; user_info.beneficiary:text showWhen=hasBeneficiaryData; contract.receiver_address:text showWhen=isLegacy; originator.displayName:text showWhen=hasOriginator; extras:text showWhen=hasExtras each.value=shown; initiatedBy.name:text; approval.created_at:date-time | TRU-059
details/payment summary items | quote.payinCategory:choice options=payin-categories; quote.settles:text; createdAt:date-time; modifiedAt:date-time | PAY-017 TRU-606
details/payment beneficiary items | beneficiary.nickName:text opens=/settings/beneficiaries/{beneficiary.identityId}; beneficiary.displayName:text; beneficiary.accountShort:text; beneficiary.payeeChange:payee-change showWhen=hasPayeeChange; beneficiary.furtherAccount:payee-change showWhen=hasFurtherAccount; beneficiary.waitingChanges:warnings showWhen=isChangeWaiting opens=/settings/changes/{changeId}; beneficiary.country:country showWhen=hasCountry options=destinations |
details/payment originator items | originator.nickName:text; originator.displayName:text |
details/payment documents items | files:file | PAY-018
details/payment transaction items | payment_id:id; endToEndId:id; internalId:text; batchId:id showWhen=hasBatch; transactionHash:id showWhen=hasTransactionHash; payment_type:choice options=payment-types showWhen=isRequestOrReturn; is_return:text showWhen=isReturn; memo:text showWhen=hasMemo; purposeCode:choice options=payment-purposes showWhen=hasPurpose; sourceOfCash:choice options=sources-of-cash showWhen=hasSourceOfCash; quote.destinationCountry:country options=destinations; quote.payoutCategory:choice options=payout-categories; quote.rail:text showWhen=isByBank; quote.destinationBlockchainNetwork:choice options=chains showWhen=hasNetwork | PAY-019 PAY-026
details/payment fees items | quote.fees.feeBreakdown:money of=quote.fees.feeCurrency each.value=calculatedFee; quote.fees.totalFee:money of=quote.fees.feeCurrency | QUO-007
details/payment contract items | side:choice options=payment-sides; contract.sender_address:text; contract.receiver_address:text; contract.sender_end_to_end_id:id; contract.fx_rate:text; contract.created_at:date-time; contract.expires_at:date-time; internal_info.labels:choices options=payment-labels showWhen=hasLabels | PAY-022 PAY-023
details/payment people items | initiatedBy.name:text; initiatedBy.email:text; source:choice options=payment-sources showWhen=isStartedByProgram; credential.name:text showWhen=hasCredential; approval.status:choice options=approval-states showWhen=hasApproval; approval.expires_at:date-time showWhen=isOpenForDecision; approval.rejection_reasons:text showWhen=isRejected |
details/payment tabs | details; object json=record; trail json.call=audit.payment | PAY-016
details/payment actions | correct when=isAccountWrong page=correct-beneficiary main; save-preset when=isFromUs page=payment-preset-save; liquidation when=isSoldAtExchange page=liquidation |
details/payment correct with | id=beneficiary.identityId | TRU-747
details/report | record.call=reports.read; everySeconds=5; machine=report; state=status |
details/report sections | file showWhen=isReady; report; making |
details/report file items | files:file call=reports.content; rows:number; checksum:id copy showWhen=hasChecksum; verify:text copy showWhen=hasChecksum | TRU-433
details/report report items | meaning:text; type:choice options=report-kinds; format:choice options=report-formats; dataSelectionType:choice options=report-selections; senderAccount:text showWhen=hasSenderAccount; from:date; until:date; zone:text | REP-003
details/report making items | creator:text; createdAt:date-time; finishedAt:date-time showWhen=hasEnd | REP-003
details/report actions | delete call=reports.delete more then=reports |
details/report delete with | id |
details/reporting-credential | record.call=tlsCredentials.read |
details/reporting-credential sections | certificate; keystore showWhen=canDownload |
details/reporting-credential certificate items | state:choice options=certificate-states; retiresAt:date-time showWhen=isRetiring; validUntil:date-time; serial:id; fingerprint:id; certificate:id; createdBy.name:text; createdAt:date-time | CRD-003 CRD-005
details/reporting-credential keystore items | key:secret; keystore:file call=tlsCredentials.keystore | CRD-003 CRD-005
details/reporting-credential actions | rotate when=isActive page=reporting-credential-rotate |
details/reward | record.call=rewards.read; machine=reward; state=status |
details/reward hero | reward:money of=currency |
details/reward sections | month; files |
details/reward month items | paymentVolume:money of=currency; averageBalance:money of=currency; averageRate:number | RWD-008
details/reward files items | files:file call=rewards.content |
details/rewards | record.call=rewards.summary |
details/rewards hero | lifetime:money of=currency | RWD-002
details/rewards sections | upcoming |
details/rewards upcoming items | upcoming:money of=currency; payoutDate:date | RWD-003
`
