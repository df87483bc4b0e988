import { outlineTable } from './columns.ts'

/** Columns, filters, checks and links of every list; who reads it and what a row offers stands in access/tables.ts. */
export const listOutlines = outlineTable`
tables/ach-services | rows.call=achServices.list; key=id; action.page=ach-service-add; empty.action.page=ach-service-add |
tables/ach-services columns | service_name:text opens=ach-service headline; type:choice options=ach-service-types; time_to_credit:choice options=times-to-credit; min_payment_size:number; max_payment_size:number; payment_destination:choice options=ach-destinations | CON-002
tables/activity | rows.call=activity.list; key=id; download.call=activity.download; download.name=activity-log; download.showWhen=isActivityDownloadOn; download.advised=activityRowsAdvised | ACT-002 LIM-021 OPEN-145
tables/activity columns | what:text opens=activity-entry headline; created:date-time path=created_at sort=created_at; by:text phone; object:text; objectId:text path=object_id hidden; environment:choice options=environments; result:choice options=activity-results; email:text path=user.email hidden; number:number hidden; entryId:uuid path=id hidden | ACT-002 LIM-021 OPEN-145
tables/activity filters | user:text; action:choice-list options=activity-actions; object_type:choice options=activity-objects; object_id:text; environment:choice options=environments; result:choice options=activity-results; after:date; before:date | ACT-002 LIM-021 OPEN-145
tables/api-credentials | rows.call=clients.list; key=clientId; facts.credentials.call=clients.list; action.page=api-credential-create; action.lockWhen=isFull; empty.action.page=api-credential-create; banners.every; banners.items=(when=hasWaiting link.page=control-changes),(when=hasUntaken),(when=hasLooseSecret),(when=hasStopped),(when=hasEnding) | TRU-154 TRU-068 TRU-069
tables/api-credentials columns | name:text headline opens=api-credential; clientIdentifier:id path=client_id; isPrimary:choice options=primary-marks; state:choice options=credential-states; expiresAt:date-time; lastUsedAt:date-time; owner:text path=owner.name; createdAt:date-time hidden | TRU-068 TRU-069
tables/approvals | rows.call=approvals.list; rows.everySeconds=10; key=payment_id; machines.state=status; machines.is=approval |
tables/approvals columns | beneficiary:text path=beneficiaryName showWhen=hasPaymentsDirect opens=payment headline; reference:text path=internalId showWhen=hasOtherProducts opens=payment headline; status:status; timeLeft:time-left path=expires_at of=status showWhen=isApprovalsOn; created:date-time path=created_at sort=created_at; sent:money path=sourceAmount of=sourceCurrency; received:money path=destinationAmount of=destinationCurrency hidden; startedBy:text path=initiatedBy.name; decidedBy:text path=decidedBy.name; decided:date-time path=decided_at hidden; expires:date-time path=expires_at hidden; paymentId:uuid path=payment_id hidden; internalId:id showWhen=hasPaymentsDirect hidden | APR-002 APR-003 APR-004
tables/approvals filters | status:choice options=approval-states; mine:choice options=approval-whose |
tables/approvals rowActions | review opens=payment |
tables/bank-accounts | rows.call=banks.list; rows.everySeconds=10; layout=cards; key=bankId; facts.banks.call=banks.list; machines.state=verification; machines.is=bank-verification; action.page=bank-account-add; action.lockWhen=hasBank; empty.action.page=bank-account-add | BNK-010 OPEN-61
tables/bank-accounts banners | isDeclined; isInReview; isPartlyCovered |
tables/bank-accounts columns | bankName:text headline opens=bank-account-details; state:status path=verification; accountName:text; accountNumber:text; routingNumber:routing-number; products:choices options=bank-products; bankStatus:choice options=bank-statuses; createdAt:date-time sort=created_at | BNK-002 BNK-005 BNK-007
tables/bank-accounts rowActions | replace opens=bank-account-replace |
tables/batch-rows | rows.call=batches.rows; rows.everySeconds=10; key=id; machines.state=state; machines.is=batch-row |
tables/batch-rows columns | row:number; beneficiary:text headline; state:status; error:text path=error.message phone; amount:money of=amountCurrency; sent:money path=sourceAmount of=sourceCurrency; received:money path=destinationAmount of=destinationCurrency; fee:money path=totalFee of=sourceCurrency hidden; purpose:choice path=purposeCode options=payment-purposes; originator:text showWhen=canPayForOthers; internalId:id; sourceOfCash:choice options=sources-of-cash hidden; memo:text path=paymentMemo hidden; paymentId:uuid hidden | BAT-013 BAT-014
tables/batch-rows rowActions | open opens=payment |
tables/batches | rows.call=batches.list; rows.everySeconds=10; key=batch_id; machines.state=status; machines.is=batch; action.page=batch-create; empty.action.page=batch-create | BAT-032 LIM-045
tables/batches columns | batchName:text headline opens=batch; status:status; progress:progress phone; fileLength:number; completed:number; failed:number; userName:text; created:date-time path=batchCreatedAt sort=created_at; fileName:text hidden; batchId:uuid path=batch_id hidden | BAT-011 BAT-012 BAT-015 BAT-016
tables/batches filters | states:choices options=batch-states; after:us-date; before:us-date; payment_id:uuid; min_amount:number; max_amount:number; file_name:text | BAT-035 OPEN-30
tables/batches checks | isDayOrderRight at=before; isAmountOrderRight at=max_amount |
tables/batches rowActions | review opens=batch |
tables/beneficial-owners | rows.call=owners.list; key=id; action.page=owner-add; empty.action.page=owner-add |
tables/beneficial-owners columns | lastName:text headline opens=owner-details; firstName:text phone; title:text; percentageOwnership:number phone; nationality:country options=countries | ONB-013
tables/beneficial-owners rowActions | edit opens=owner-edit |
tables/beneficiaries | rows.call=identities.list; rows.with.identityType.is=BENEFICIARY; rows.pagedWhen=isIdentitiesPaginationOn; key=identityId; action.page=beneficiary-add; empty.action.page=beneficiary-add | API-112 OPEN-42
tables/beneficiaries columns | nickName:text opens=beneficiary headline; displayName:text; holderType:choice options=holder-kinds showWhen=isDynamicKycOn hidden; olderType:choice path=holderType options=identity-kinds showWhen=isOlderList; olderUseCase:choice path=holderType options=identity-older-use-cases showWhen=isOlderList; country:country options=destinations; currency:text; account:text path=accountShort phone; created:date path=createdAt sort=created_at phone; useCase:choice path=useCaseType options=use-cases showWhen=isDynamicKycOn hidden; internalId:id hidden; identityId:uuid hidden | IDN-004 IDN-016 IDN-061
tables/beneficiaries rowActions | pay opens=pay-beneficiary | TRU-087
tables/beneficiaries filters | nickName:text; country:country options=countries; unnamed:choice options=unnamed-identities | IDN-060
tables/collections | rows.call=collections.list; rows.everySeconds=10; key=id; machines.state=status; machines.is=collection |
tables/collections columns | orderId:text headline; status:status; seller:text phone; amount:money of=currency; payerId:text; beneficiaryId:text; created:date-time path=createdAt sort=created_at | COL-002 COL-003 OPEN-147
tables/collections filters | status:choice options=collection-states | COL-002 COL-003 OPEN-147
tables/country-exposure | rows.call=exposures.list; key=id; action.page=exposure-add; empty.action.page=exposure-add |
tables/country-exposure columns | country:country options=countries headline opens=exposure-details; percentage:number phone |
tables/country-exposure rowActions | edit opens=exposure-edit |
tables/decisions | rows.call=decisions.list; rows.everySeconds=10; key=id; machines.state=state; machines.by=kind; machines.of.payment=approval; machines.of.change=control-change; quickViews=(count=counts.toDecide),(filters.whose=others count=counts.others),(filters.whose=all); bulk.moves=approve,reject,cancel; bulk.export=approvals; bulk.amount=sent | TRU-147 TRU-150
tables/decisions columns | what:text opens=approval-change opensInstead=(when=isPayment page=approval-payment) headline; sent:money path=sourceAmount of=sourceCurrency; received:money path=destinationAmount of=destinationCurrency; timeLeft:time-left path=until of=state; flags:flags options=decision-flags phone; askedBy:text path=askedBy.name phone; internalId:id; sameAs:text hidden; kind:choice options=decision-kinds hidden; was:text hidden; becomes:text hidden; askedAt:date-time hidden | TRU-147 TRU-148
tables/decisions filters | whose:choice options=decision-whose | TRU-147
tables/decisions rowActions | review opens=approval-payment; review-change opens=approval-change | TRU-149
tables/document-requests | rows.call=additionalDocumentation.list; key=id |
tables/document-requests columns | title:text headline; task:text; status:choice options=request-states; requestedAt:date-time; documentName:text |
tables/document-requests rowActions | send opens=document-request |
tables/exchange-balances | rows.call=exchangeBalances.list; rows.everySeconds=30; key=id |
tables/exchange-balances columns | exchangeName:text headline; balance:money of=currency; currency:currency; modifiedAt:date-time |
tables/exchange-balances rowActions | set opens=exchange-balance-edit |
tables/exchange-credentials | rows.call=exchangeCredentials.list; key=id; action.page=exchange-credential-add; empty.action.page=exchange-credential-add |
tables/exchange-credentials columns | accountName:text headline opens=exchange-credential; exchange:choice options=exchanges; environment:choice options=environments; keyEnding:text; secretMadeAt:date-time |
tables/exchange-rates | rows.call=exchangeRates.list; rows.everySeconds=30; key=id |
tables/exchange-rates columns | source_currency:text headline; destination_currency:text phone; rate:number phone; created_at:date-time hidden | CON-009
tables/exchanges | rows.call=exchanges.list; key=id; action.page=exchange-add; empty.action.page=exchange-add |
tables/exchanges columns | name:text opens=exchange headline; country:choice options=countries; supportedCurrencies:text phone; contactName:text; email:text hidden; city:text hidden |
tables/failed-payments | rows.call=payments.toFix; rows.everySeconds=10; key=payment_id; machines.state=state; machines.is=failed-payment; quickViews=(count=counts.all),(filters.group=account count=counts.account),(filters.group=payment count=counts.payment),(filters.group=technical count=counts.technical),(filters.group=support count=counts.support),(filters.group=returned count=counts.returned); bulk.moves=resend,put-away; bulk.export=failed-payments; bulk.amount=sent | TRU-200 TRU-201
tables/failed-payments columns | beneficiary:text path=beneficiaryName opens=payment headline; why:text phone; sent:money path=sourceAmount of=sourceCurrency; received:money path=destinationAmount of=destinationCurrency; group:choice options=failure-groups hidden; ended:date-time path=endedAt; internalId:id hidden; created:date-time path=createdAt hidden | TRU-200
tables/failed-payments filters | group:choice options=failure-groups | TRU-200
tables/failed-payments rowActions | correct opens=correct-beneficiary key=beneficiaryId; look opens=payment; resend | TRU-201 TRU-202
tables/holidays | rows.call=holidays.list; key=id; action.page=holiday-add; empty.action.page=holiday-add |
tables/holidays columns | name:text opens=holiday headline; date:date phone | CON-008
tables/identities | rows.call=identities.list; rows.pagedWhen=isIdentitiesPaginationOn; key=identityId; action.page=identity-add; empty.action.page=identity-add | API-112 OPEN-42
tables/identities columns | nickName:text opens=identity headline; displayName:text hidden; identityType:choice options=identity-roles; holderType:choice options=holder-kinds showWhen=isDynamicKycOn; olderType:choice path=holderType options=identity-kinds showWhen=isOlderList; olderUseCase:choice path=holderType options=identity-older-use-cases showWhen=isOlderList; country:country options=destinations; currency:text; account:text path=accountShort; created:date path=createdAt sort=created_at phone; useCase:choice path=useCaseType options=use-cases showWhen=isDynamicKycOn hidden; internalId:id hidden; identityId:uuid hidden | IDN-004 IDN-016 IDN-061
tables/identities filters | identityType:choice options=identity-roles; nickName:text; country:country options=countries; unnamed:choice options=unnamed-identities | IDN-060
tables/invoices | rows.call=invoices.list; key=id; machines.state=status; machines.is=invoice |
tables/invoices columns | number:text headline opens=invoice; status:status; periodFrom:date; periodUntil:date; date:date sort=date; dueDate:date sort=due_date; total:money of=currency; amountDue:money of=currency; invoiceId:uuid path=id hidden | REP-005 REP-006
tables/ledger-accounts | rows.call=ledgerAccounts.list; rows.with.kind.is=LOCAL; rows.everySeconds=30; key=name; machines.state=status; machines.is=ledger-account; action.page=ledger-account-create; empty.action.page=ledger-account-create |
tables/ledger-accounts columns | name:text headline opens=ledger-account sort=name; balance:money of=currency; currency:currency; status:status; owner:text; held:money of=currency hidden; available:money of=currency hidden; lowLiquidity:money of=currency hidden; peerAddress:text hidden; createdAt:date-time sort=created_at hidden | ACC-005 ACC-006
tables/ledger-accounts filters | currency:currency optional options=currencies; liquidity:choice optional options=ledger-liquidity; status:choice optional options=ledger-account-states |
tables/ledger-transactions | rows.call=ledgerAccounts.statement; rows.everySeconds=10; key=id |
tables/ledger-transactions columns | createdAt:date-time sort=created_at headline; type:choice options=ledger-transaction-types; change:money of=currency; balance:money of=currency; id:uuid; transferId:uuid hidden | ACC-010
tables/ledger-transactions filters | type:choice optional options=ledger-transaction-types |
tables/reconciliation | rows.call=reconciliation.list; rows.everySeconds=60; key=id; quickViews=(),(filters.show=TODAY),(filters.show=ALL),(filters.show=DIFFERS count=counts.differing); bulk.export=reconciliation | TRU-220 TRU-221
tables/reconciliation columns | account:text headline opens=account-day; day:date phone; opening:money of=currency; credited:money of=currency; debited:money of=currency; closing:money of=currency; state:choice options=reconciliation-states; bookings:number hidden; differing:number hidden; zone:text hidden | TRU-220
tables/reconciliation filters | show:choice options=reconciliation-views; day:date; currency:currency options=currencies | TRU-220
tables/account-bookings | rows.call=reconciliation.bookings; key=id; bulk.export=bookings; bulk.amount=change | TRU-220
tables/account-bookings columns | bookedAt:date-time headline sort=booked_at; type:choice options=booking-types; beneficiary:text phone; change:money of=currency; balance:money of=currency; why:text phone; internalId:id hidden; objectId:uuid hidden | TRU-220 TRU-221
tables/account-bookings filters | state:choice options=reconciliation-states | TRU-221
tables/account-bookings rowActions | payment opens=payment key=objectId; transfer opens=transfer key=objectId | TRU-220
tables/legacy-payments | rows.call=payments.list; rows.with.payment_type.is=SEND,RETURN; rows.everySeconds=10; key=payment_id; machines.state=payment_state; machines.by=flow; machines.of.DIRECT=payment; machines.of.LEGACY=legacy-payment; bulk.moves=retry-accept,retry-settle; bulk.export=payments; bulk.amount=sent; download.call=payments.download; download.name=payments; views; empty.action.page=create-payment | PAY-005 PAY-013 PAY-015 PAY-066 OPEN-06 TRU-203
tables/legacy-payments columns | internalId:text opens=payment headline; state:status path=payment_state; created:date-time path=createdAt sort=created_at; sent:money path=sourceAmount of=sourceCurrency sort=sending_amount; received:money path=destinationAmount of=destinationCurrency sort=receiving_amount; rate:number showWhen=isFxRateColumnOn; country:country path=destinationCountry options=destinations; currency:currency path=destinationCurrency hidden; paymentId:uuid path=payment_id hidden; endToEndId:id hidden; beneficiary:text path=beneficiaryName hidden; startedBy:text path=initiatedBy.name hidden | PAY-021 PAY-026 PAY-031
tables/legacy-payments filters | states:choices options=legacy-payment-states; side:choices options=payment-sides; after:us-date; before:us-date; payment_id:uuid; sender_end_to_end_id:text limit=endToEndIdLength; internal_id:text; quote_type:choice options=quote-types; currency:currency options=currencies; min_amount:number; max_amount:number | PAY-006 PAY-007 PAY-008 PAY-011 PAY-055 PAY-057 PAY-058 API-086 OPEN-09
tables/legacy-payments states tells | isPaymentAuthorizationOn |
tables/legacy-payments checks | isDayOrderRight at=before; hasQuoteTypeForTerms at=quote_type; hasTermsForQuoteType at=quote_type; isAmountOrderRight at=max_amount | PAY-056 PAY-058 PAY-059 PAY-060
tables/legacy-payments rowActions | review opens=payment; complete; isContractExpired; settle; isLockOpen move=lock | PAY-044 PAY-045 PAY-046 PAY-047 PAY-049 OPEN-04
tables/legacy-wallets | rows.call=wallets.list; rows.everySeconds=10; layout=cards; key=walletId; facts.room.call=wallets.room; facts.room.with.product.is=first; machines.state=walletApproved; machines.is=wallet; action.page=legacy-wallet-add; action.lockWhen=isAnyBlocked; empty.action.page=legacy-wallet-add | WAL-012 WAL-013 WAL-052
tables/legacy-wallets banners | isAnyBlocked; isAnyDenied; isAnyPending; isIncomplete; isComplete | ERR-098 ERR-099 ERR-100 ERR-101 ERR-102 ERR-103 OPEN-56
tables/legacy-wallets columns | walletNickname:text headline; status:status path=walletApproved showWhen=isWalletStatusChipOn; digitalAssetWalletAddress:wallet-address; chain:choice options=chains; digitalAssetType:choice options=wallet-assets; walletType:choice options=wallet-types; custodyExchangeHostName:text; destinationTag:destination-tag; createdAt:date-time sort=created_at; explorer:link path=digitalAssetWalletAddress of=chain to=wallet-explorers | WAL-002 WAL-003 WAL-004 WAL-014
tables/legacy-wallets rowActions | remove |
tables/control-changes | rows.call=controlChanges.list; rows.everySeconds=30; key=id; machines.state=state; machines.is=control-change |
tables/control-changes columns | says:text headline opens=control-change; state:status; askedBy:text path=askedBy.name phone; was:text phone; becomes:text phone; askedAt:date-time; takesEffectAt:date-time; decidedBy:text path=decidedBy.name; reason:text |
tables/control-changes rowActions | review opens=control-change |
tables/live-sessions | rows.call=sessions.list; rows.with.userId=session.user.id; rows.everySeconds=30; key=sessionId; machines.state=state; machines.is=session |
tables/live-sessions columns | browser:text headline; state:status; ip:text; startedAt:date-time; endsAt:date-time |
tables/live-sessions rowActions | end |
tables/members | rows.call=members.list; key=id |
tables/members columns | companyName:text headline; country:choice options=countries; currencies:text phone; timeToCredit:number; timezone:text hidden | CON-007
tables/members rowActions | profile opens=member |
tables/network-health | rows.call=network.health; rows.everySeconds=30; key=id; machines.state=status; machines.is=network-part |
tables/network-health columns | id:choice options=network-parts headline; status:status; lastHeardAt:date-time; checkedAt:date-time hidden |
tables/onboarding-contacts | rows.call=contacts.list; key=id; action.page=contact-add; empty.action.page=contact-add |
tables/onboarding-contacts columns | lastName:text headline opens=contact-details; firstName:text phone; type:choice options=contact-types; email:text; contactNumber:phone; tags:choices options=contact-tags | ONB-010
tables/onboarding-contacts filters | type:choice optional options=contact-types |
tables/onboarding-contacts rowActions | edit opens=contact-edit |
tables/originators | rows.call=identities.list; rows.with.identityType.is=ORIGINATOR; rows.pagedWhen=isIdentitiesPaginationOn; key=identityId; action.page=originator-add; empty.action.page=originator-add | API-112 OPEN-42
tables/originators columns | nickName:text opens=originator headline; displayName:text; holderType:choice options=holder-kinds showWhen=isDynamicKycOn; olderType:choice path=holderType options=identity-kinds showWhen=isOlderList; olderUseCase:choice path=holderType options=identity-older-use-cases showWhen=isOlderList; country:country options=countries; created:date path=createdAt sort=created_at phone; useCase:choice path=useCaseType options=use-cases showWhen=isDynamicKycOn hidden; internalId:id hidden; identityId:uuid hidden | IDN-004 IDN-016 IDN-061
tables/originators filters | nickName:text; country:country options=countries; unnamed:choice options=unnamed-identities | IDN-060
tables/partner-ledgers | rows.call=ledgerAccounts.list; rows.with.kind.is=REMOTE; rows.everySeconds=30; key=name; machines.state=status; machines.is=ledger-account |
tables/partner-ledgers columns | name:text headline opens=remote-account sort=name; peerAddress:text phone; balance:money of=currency; currency:currency; fundingLimit:money of=currency; fundingPeriod:choice options=funding-periods; status:status | ACC-004 ACC-008
tables/partner-ledgers filters | currency:currency optional options=currencies; liquidity:choice optional options=ledger-liquidity |
tables/payment-presets | rows.call=presets.list; key=id; facts.presets.call=presets.list; action.page=payment-preset-add; action.lockWhen=isFull; empty.action.page=payment-preset-add | LIM-008 OPEN-128
tables/payment-presets columns | name:text headline opens=payment-preset; beneficiaryName:text showWhen=hasPaymentsDirect phone; senderAccount:text showWhen=hasOtherProducts; receiverHost:text showWhen=hasOtherProducts phone; amount:money of=amountCurrency; paymentCurrency:currency; lastUsed:date-time path=last_used_at; quoteType:choice options=preset-quote-types hidden | PRE-001
tables/payment-presets rowActions | use opens=preset-payment; use-legacy opens=preset-quote |
tables/payment-requests | rows.call=payments.list; rows.with.payment_type.is=REQUEST; rows.everySeconds=10; key=payment_id; machines.state=payment_state; machines.by=flow; machines.of.DIRECT=payment; machines.of.LEGACY=legacy-payment; download.call=payments.download; download.name=requests; views | PAY-005 PAY-013 PAY-015 PAY-066 OPEN-06
tables/payment-requests columns | internalId:text opens=payment headline; state:status path=payment_state; created:date-time path=createdAt sort=created_at; sent:money path=sourceAmount of=sourceCurrency sort=sending_amount; received:money path=destinationAmount of=destinationCurrency sort=receiving_amount; rate:number showWhen=isFxRateColumnOn; country:country path=destinationCountry options=destinations; currency:currency path=destinationCurrency hidden; paymentId:uuid path=payment_id hidden; endToEndId:id hidden; beneficiary:text path=beneficiaryName hidden; startedBy:text path=initiatedBy.name hidden |
tables/payment-requests filters | states:choices options=legacy-payment-states; after:us-date; before:us-date; payment_id:uuid; sender_end_to_end_id:text limit=endToEndIdLength; internal_id:text; quote_type:choice options=quote-types; currency:currency options=currencies; min_amount:number; max_amount:number | PAY-006 PAY-007 PAY-008 PAY-011 PAY-055 PAY-057 PAY-058 API-086 OPEN-09
tables/payment-requests states tells | isPaymentAuthorizationOn |
tables/payment-requests checks | isDayOrderRight at=before; hasQuoteTypeForTerms at=quote_type; hasTermsForQuoteType at=quote_type; isAmountOrderRight at=max_amount | PAY-056 PAY-058 PAY-059 PAY-060
tables/payment-requests rowActions | review opens=payment; complete; isContractExpired; settle; isLockOpen move=lock | PAY-044 PAY-045 PAY-046 PAY-047 PAY-049 OPEN-04
tables/payments | rows.call=payments.filter; rows.with.payment_type.is=SEND,RETURN; rows.everySeconds=10; key=payment_id; machines.state=payment_state; machines.by=flow; machines.of.DIRECT=payment; machines.of.LEGACY=legacy-payment; bulk.moves=retry-accept,retry-settle; bulk.export=payments; bulk.amount=sent; download.call=payments.download; download.name=payments; views; empty.action.page=create-payment | PAY-005 PAY-013 PAY-015 PAY-066 OPEN-06 TRU-203
tables/payments columns | beneficiary:text path=beneficiaryName opens=payment headline; state:status path=payment_state; created:date-time path=createdAt sort=created_at; sent:money path=sourceAmount of=sourceCurrency sort=sending_amount; received:money path=destinationAmount of=destinationCurrency sort=receiving_amount; rate:number showWhen=isFxRateColumnOn; country:country path=destinationCountry options=destinations; currency:currency path=destinationCurrency hidden; paymentId:uuid path=payment_id hidden; endToEndId:id hidden; internalId:id hidden; startedBy:text path=initiatedBy.name hidden | PAY-021 PAY-026 PAY-031
tables/payments filters | states:choices options=payment-states; approval_status:choices showWhen=isApprovalsOn options=approval-states; after:us-date; before:us-date; payment_id:uuid; beneficiary_id:uuid; beneficiary_nickname:text; sender_end_to_end_id:text limit=endToEndIdLength; destination_currency:currency options=currencies; quote_type:choice options=quote-types; currency:currency options=currencies; min_amount:number; max_amount:number | PAY-006 PAY-007 PAY-008 PAY-009 PAY-010 PAY-011 PAY-012 PAY-055 PAY-057 PAY-058 PAY-064 OPEN-09
tables/payments checks | isDayOrderRight at=before; hasQuoteTypeForTerms at=quote_type; hasTermsForQuoteType at=quote_type; isAmountOrderRight at=max_amount | PAY-056 PAY-058 PAY-059 PAY-060
tables/payments rowActions | review opens=payment; complete; isContractExpired; settle; isLockOpen move=lock | PAY-044 PAY-045 PAY-046 PAY-047 PAY-049 OPEN-04
tables/reporting-credentials | rows.call=tlsCredentials.list; key=id; action.page=reporting-credential-generate; empty.action.page=reporting-credential-generate |
tables/reporting-credentials columns | name:text headline opens=reporting-credential; state:choice options=certificate-states; serial:id; validUntil:date-time; createdAt:date-time |
tables/reports | rows.call=reports.list; rows.everySeconds=5; key=id; machines.state=status; machines.is=report; action.page=report-create; empty.action.page=report-create |
tables/reports columns | name:text headline opens=report sort=name; status:status; type:choice options=report-kinds; from:date; until:date; format:choice options=report-formats; creator:text; createdAt:date-time sort=created_at; dataSelectionType:choice options=report-selections hidden; rows:number hidden; zone:text hidden; reportId:uuid path=id hidden | REP-003
tables/reports filters | type:choice options=report-kinds; status:choice options=report-states |
tables/reward-days | rows.call=rewards.days; key=date; machines.state=status; machines.is=reward |
tables/reward-days columns | date:date headline sort=date; paymentVolume:money of=currency; averageBalance:money of=currency; averageRate:number; reward:money of=currency; status:status; currency:currency hidden | RWD-006 RWD-008
tables/rewards | rows.call=rewards.list; key=id; machines.state=status; machines.is=reward |
tables/rewards columns | month:text headline opens=reward; status:status; paymentVolume:money of=currency; averageBalance:money of=currency; averageRate:number; reward:money of=currency; date:date sort=date hidden; currency:currency hidden | RWD-005 RWD-008
tables/rpo-schemas | rows.call=schemas.list; key=id; machines.state=status; machines.is=rpo-schema; action.page=rpo-schema-add; empty.action.page=rpo-schema-add |
tables/rpo-schemas columns | name:text opens=rpo-schema headline; status:status; country:choice options=countries; owner:text phone; number:text; access:choice options=schema-accesses; modifiedAt:date-time | CON-006
tables/schema-accesses | rows.call=accessRequests.list; key=id; machines.state=status; machines.is=schema-access |
tables/schema-accesses columns | schema:text opens=schema-access headline; status:status; member:text phone; createdAt:date-time |
tables/schema-accesses rowActions | grant; revoke |
tables/sign-ins | rows.call=sessions.signIns; rows.with.userId=session.user.id; key=id |
tables/sign-ins columns | at:date-time headline; outcome:choice options=sign-in-outcomes; browser:text; ip:text |
tables/stablecoin-transactions | rows.call=stablecoin.transactions; rows.everySeconds=10; key=transactionId; machines.state=status; machines.is=stablecoin-transaction; empty.action.page=stablecoin-buy |
tables/stablecoin-transactions columns | amount:money of=currency headline opens=stablecoin-transaction; type:choice options=stablecoin-transaction-types; status:status; walletNickname:text; chain:choice options=chains; createdAt:date-time sort=created_at; bankName:text; reason:choice options=stablecoin-return-reasons hidden; address:wallet-address hidden; transactionId:uuid hidden |
tables/stablecoin-transactions filters | type:choice optional options=stablecoin-transaction-types; status:choice optional options=stablecoin-transaction-states |
tables/stablecoin-wallet-choice | rows.call=stablecoin.wallets; rows.everySeconds=10; layout=cards; key=walletId; empty.action.page=crypto-wallet |
tables/stablecoin-wallet-choice columns | walletNickname:text headline opens=stablecoin-bank-details; balance:money of=currency; chain:choice options=chains; address:wallet-address; destinationTag:destination-tag |
tables/stablecoin-wallet-choice rowActions | select opens=stablecoin-bank-details |
tables/stablecoin-wallet-transactions | rows.call=stablecoin.transactions; rows.with.address=given.address; rows.everySeconds=10; key=transactionId; machines.state=status; machines.is=stablecoin-transaction |
tables/stablecoin-wallet-transactions columns | amount:money of=currency headline opens=stablecoin-transaction; type:choice options=stablecoin-transaction-types; status:status; walletNickname:text; chain:choice options=chains; createdAt:date-time sort=created_at; bankName:text; reason:choice options=stablecoin-return-reasons hidden; address:wallet-address hidden; transactionId:uuid hidden |
tables/stablecoin-wallet-transactions filters | type:choice optional options=stablecoin-transaction-types; status:choice optional options=stablecoin-transaction-states |
tables/stablecoin-wallets | rows.call=stablecoin.wallets; rows.everySeconds=10; layout=cards; key=address; empty.action.page=crypto-wallet |
tables/stablecoin-wallets columns | walletNickname:text headline opens=stablecoin-wallet; balance:money of=currency; chain:choice options=chains; address:wallet-address; destinationTag:destination-tag |
tables/stablecoin-wallets rowActions | transactions opens=stablecoin-wallet |
tables/tax-documents | rows.call=taxDocuments.list; key=id; action.page=tax-document-add; empty.action.page=tax-document-add |
tables/tax-documents columns | name:text headline opens=tax-document; size:number hidden; createdAt:date-time |
tables/transfers | rows.call=transfers.list; rows.everySeconds=10; key=transferId; machines.state=status; machines.is=transfer; action.page=transfer-create; empty.action.page=transfer-create |
tables/transfers columns | amount:money of=currency headline opens=transfer; status:status; debitAccount:text phone; creditAccount:text phone; internalId:id; createdAt:date-time sort=created_at; createdBy:text hidden; transferId:uuid hidden | ACC-009 ACC-015
tables/transfers filters | status:choice optional options=transfer-states; account:text optional limit=ledgerNameLength; internal_id:text optional limit=internalIdLength |
tables/transfers rowActions | execute; hand-over; complete |
tables/user-rights | rows.call=users.rights; rows.with.userId=given.userId; key=id |
tables/user-rights columns | permission:text headline; why:text phone; verdict:choice options=right-verdicts; environment:text hidden; pages:text; calls:text hidden; id:id hidden |
tables/user-rights filters | environment:choice options=environments; verdict:choice options=right-verdicts; search:text |
tables/users | rows.call=users.list; key=id; machines.state=status; machines.is=user; action.page=user-add; empty.action.page=user-add |
tables/users columns | name:text opens=user headline sort=name; status:status; roles:text phone; environments:text; email:text sort=email hidden; userType:text hidden; lastSignIn:date-time path=lastSignInAt sort=last_sign_in_at hidden; created:date-time path=createdAt sort=created_at hidden; id:uuid hidden | USR-006 USR-007 USR-008 USR-011
tables/users filters | search:text; status:choice options=user-states; environment:choice options=environments | USR-006 USR-007 USR-008 USR-011
tables/users rowActions | approve; edit opens=user-edit |
tables/wallet-products | rows.call=wallets.products; layout=cards; key=key; machines.state=verification; machines.is=wallet-step |
tables/wallet-products columns | product:choice options=wallet-products opens=product-wallets headline; verification:status; wallets:number; needed:number |
tables/wallet-products rowActions | open opens=product-wallets |
tables/wallets | rows.call=wallets.list; rows.with.product=given.product; rows.everySeconds=10; layout=cards; key=walletId; facts.room.call=wallets.room; facts.room.with.product=given.product; machines.state=walletApproved; machines.is=wallet; action.page=wallet-add; action.lockWhen=isAnyBlocked; empty.action.page=wallet-add | WAL-012 WAL-013 WAL-052
tables/wallets banners | isAnyBlocked; isAnyDenied; isAnyPending; isIncomplete; isComplete | ERR-098 ERR-099 ERR-100 ERR-101 ERR-102 ERR-103 OPEN-56
tables/wallets columns | walletNickname:text headline; status:status path=walletApproved; digitalAssetWalletAddress:wallet-address; chain:choice options=chains; digitalAssetType:choice options=wallet-assets; walletType:choice options=wallet-types; custodyExchangeHostName:text; destinationTag:destination-tag; createdAt:date-time sort=created_at; explorer:link path=digitalAssetWalletAddress of=chain to=wallet-explorers | WAL-002 WAL-003 WAL-004 WAL-014
tables/wallets rowActions | remove |
`
