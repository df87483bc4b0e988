import { outlineTable } from './columns.ts'

/** Sections, lines and actions in the details of users, onboarding, wallets, bank accounts and the stablecoin. */
export const peopleDetails = outlineTable`
details/bank-account | record.call=banks.read; record.with.bankId=parameters.id; machine=bank-verification; state=verification |
details/bank-account sections | account; use; holder; bank; intermediary showWhen=hasIntermediary |
details/bank-account account items | bankStatus:choice options=bank-statuses; accountName:text; accountChange:payee-change showWhen=hasChanged; accountNumber:text copy; routingNumber:routing-number copy; swiftBicCode:text; iban:iban copy; reference:text; additionalRequirements:text | BNK-002 BNK-003 BNK-004 BNK-005
details/bank-account use items | products:choices options=bank-products; proofOfOwnership:file call=banks.proof showWhen=canSeeProof; createdAt:date-time | BNK-002 BNK-003 BNK-004 BNK-005
details/bank-account holder items | holderAddress.street:text; holderAddress.city:text; holderAddress.state:text; holderAddress.zipCode:text; holderAddress.country:country options=countries | BNK-002 BNK-003 BNK-004 BNK-005
details/bank-account bank items | bankAddress.street:text; bankAddress.city:text; bankAddress.state:text; bankAddress.zipCode:text; bankAddress.country:country options=countries | BNK-002 BNK-003 BNK-004 BNK-005
details/bank-account intermediary items | intermediaryAccountNumber:text; intermediaryRoutingNumber:routing-number | BNK-002 BNK-003 BNK-004 BNK-005
details/bank-account actions | replace page=bank-account-replace; delete call=banks.change more then=bank-account |
details/bank-account delete body | tenantName; bankId; bankStatus.is=Deactivated | BNK-007 BNK-010
details/contact | record.call=contacts.read |
details/contact sections | contact |
details/contact contact items | type:choice options=contact-types; firstName:text; lastName:text; title:text; email:text; contactNumber:phone; tags:choices options=contact-tags | ONB-010
details/contact actions | edit page=contact-edit key=e; delete call=contacts.delete more then=onboarding-contact |
details/contact delete with | id |
details/control-change | record.call=controlChanges.read; everySeconds=30; machine=control-change; state=state | TRU-034
details/control-change sections | change; asked; decision showWhen=isDecided |
details/control-change change items | control:text; was:text; becomes:text; message:text; takesEffectAt:date-time showWhen=hasTakesEffectAt | TRU-034
details/control-change asked items | askedBy.name:text; credential.name:text showWhen=hasCredential; askedBy.email:text; askedAt:date-time; environment:choice options=environments | TRU-034
details/control-change decision items | decidedBy.name:text showWhen=hasDecider; decidedAt:date-time; reason:text showWhen=hasReason | TRU-034
details/control-change actions | approve main; reject; cancel | TRU-034
details/crypto-deposit | record.call=stablecoin.depositAddresses |
details/crypto-deposit sections | xrpl; ethereum |
details/crypto-deposit xrpl items | xrpl.address:text copy; xrpl.destinationTag:text copy; currency:text | STB-005
details/crypto-deposit ethereum items | ethereum.address:text copy; currency:text | STB-005
details/exposure | record.call=exposures.read |
details/exposure sections | share |
details/exposure share items | country:country options=countries; percentage:number |
details/exposure actions | edit page=exposure-edit key=e; delete call=exposures.delete more then=onboarding-exposure |
details/exposure delete with | id |
details/fiat-deposit | record.call=stablecoin.bankDetails |
details/fiat-deposit sections | memo; beneficiary |
details/fiat-deposit memo items | memo:uuid copy showWhen=hasMemo; memos:uuid copy showWhen=hasManyMemos each.value=walletId | STB-002 STB-003
details/fiat-deposit beneficiary items | accountName:text copy; accountAddress:text copy; bankName:text copy; bankAddress:text copy; accountNumber:account-number copy; routingNumber:routing-number copy; swiftBicCode:bic copy; currency:currency | STB-002 STB-003
details/organisation | entity=organisation | TRU-690
details/organisation sections | organisation | TRU-690
details/organisation organisation items | id:uuid copy; products:choices options=organisation-products; administrators:text each.value=email | TRU-690
details/owner | record.call=owners.read |
details/owner sections | person; home |
details/owner person items | firstName:text; lastName:text; title:text; percentageOwnership:number; dateOfBirth:date; nationality:country options=countries; taxId:text; idType:choice options=owner-id-types | ONB-013 ONB-014 ONB-015
details/owner home items | homeAddress.street:text; homeAddress.street2:text; homeAddress.city:text; homeAddress.state:text; homeAddress.zipCode:text; homeAddress.country:country options=countries | ONB-013 ONB-014 ONB-015
details/owner actions | edit page=owner-edit key=e; delete call=owners.delete more then=onboarding-owners |
details/owner delete with | id |
details/profile | record.call=users.read; record.with.userId=session.user.id |
details/profile sections | person; organisation |
details/profile person items | name:text; email:text; userType:choice options=user-kinds; id:uuid |
details/profile organisation items | orgName:text; orgId:uuid |
details/send-to | entity=stablecoin-place |
details/send-to sections | place |
details/send-to place items | chain:choice options=chains; address:text copy; destinationTag:text copy showWhen=hasTag; currency:text | STB-005
details/stablecoin-transaction | record.call=stablecoin.transaction; record.with.transactionId=parameters.id; everySeconds=10; machine=stablecoin-transaction; state=status |
details/stablecoin-transaction sections | returned showWhen=isReturned; wire showWhen=needsWire; send showWhen=needsCoins; transaction |
details/stablecoin-transaction returned items | reason:choice options=stablecoin-return-reasons |
details/stablecoin-transaction wire items | wire.memo:uuid copy; wire.accountName:text copy; wire.accountAddress:text copy; wire.bankName:text copy; wire.bankAddress:text copy; wire.accountNumber:account-number copy; wire.routingNumber:routing-number copy; wire.swiftBicCode:bic copy; wire.currency:currency |
details/stablecoin-transaction send items | sendTo.address:text copy; sendTo.destinationTag:text copy showWhen=hasTag |
details/stablecoin-transaction transaction items | type:choice options=stablecoin-transaction-types; amount:money of=currency; walletNickname:text; chain:choice options=chains; address:text copy; bankName:text; bankAccountNumber:text; ledgerHash:text copy showWhen=isOnLedger; createdAt:date-time; modifiedAt:date-time; transactionId:uuid copy |
details/stablecoin | record.call=stablecoin.read; everySeconds=10 |
details/stablecoin hero | balance:money of=currency |
details/stablecoin sections | under-way showWhen=isUnderWay; wallets showWhen=hasStablecoinWallets |
details/stablecoin under-way items | buying:money of=currency showWhen=isBuying; redeeming:money of=currency showWhen=isRedeeming |
details/stablecoin wallets items | wallets:money of=currency each.value=balance |
details/stablecoin actions | buy page=stablecoin-buy when=isIssued main; redeem page=stablecoin-redeem when=isIssued; deposit-fiat page=deposit-fiat when=isIssued; deposit-crypto page=deposit-crypto when=isIssued |
details/tax-document | record.call=taxDocuments.read |
details/tax-document sections | file |
details/tax-document file items | files:file call=taxDocuments.content; createdAt:date-time |
details/tax-document actions | delete call=taxDocuments.delete more then=onboarding-tax-documents |
details/tax-document delete with | id |
details/user-difference | entity=user-difference |
details/user-difference sections | summary; conflicts showWhen=hasConflicts; warnings showWhen=hasWarnings; lost showWhen=hasLost; gained showWhen=hasGained |
details/user-difference summary items | summary:text |
details/user-difference conflicts items | conflicts:text each.value=value |
details/user-difference warnings items | warnings:text each.value=value |
details/user-difference lost items | lost:text each.value=value |
details/user-difference gained items | gained:text each.value=value |
details/user | record.call=users.rights; record.with.userId=given.userId; machine=user; state=status |
details/user sections | person; conflicts showWhen=hasConflicts; areas showWhen=hasAreas |
details/user person items | email:text copy; userType:choice options=user-kinds; roles:text; assigned:text; id:uuid; waitingChanges:warnings showWhen=isChangeWaiting opens=/settings/changes/{changeId} |
details/user conflicts items | conflicts:text each.value=value |
details/user areas items | environment:text; areas:text each.value=value |
details/user actions | edit when=isPresent page=user-edit key=e; link when=canHaveLink page=user-link; second-factor when=canHaveLink page=user-second-factor; approve main; reject; enable; disable; delete then=users |
details/wallet | entity=wallet |
details/wallet sections | wallet |
details/wallet wallet items | walletNickname:text; digitalAssetWalletAddress:wallet-address; chain:choice options=chains; destinationTag:destination-tag; legalNameCounterparty:text; custodyExchangeHostName:text | WAL-002 WAL-004
details/wire-account | entity=stablecoin-bank-details |
details/wire-account sections | account |
details/wire-account account items | accountName:text copy; accountAddress:text copy; bankName:text copy; bankAddress:text copy; accountNumber:account-number copy; routingNumber:routing-number copy; swiftBicCode:bic copy; currency:currency | STB-002 STB-003
details/wire | record.call=stablecoin.bankDetails; record.with.walletId=parameters.id |
details/wire sections | memo; beneficiary |
details/wire memo items | memo:uuid copy showWhen=hasMemo; memos:uuid copy showWhen=hasManyMemos each.value=walletId | STB-002 STB-003
details/wire beneficiary items | accountName:text copy; accountAddress:text copy; bankName:text copy; bankAddress:text copy; accountNumber:account-number copy; routingNumber:routing-number copy; swiftBicCode:bic copy; currency:currency | STB-002 STB-003
details/provider-client | record.call=providerClients.read; record.with.clientId=parameters.id; everySeconds=30; machine=provider-client; state=state | TRU-351
details/provider-client sections | client; people; limits |
details/provider-client client items | reason:text showWhen=hasReason; customerId:id; products:text; environments:text; createdAt:date-time; serverVersion:text |
details/provider-client people items | people:number; administrators:text; lastSignInAt:date-time; lastActivityAt:date-time; identityProvider:choice options=identity-providers; issuer:text showWhen=hasIssuer; secondFactor:choice options=second-factor-policies |
details/provider-client limits items | paymentApproval:choice options=payment-approvals; destinations:number; creditLines:text showWhen=hasCreditLines |
details/provider-client actions | see page=client-view; add-login page=identity-provider-add; enable; disable |
details/provider-review | record.call=providerReviews.read; everySeconds=30; machine=provider-review; state=state | TRU-353
details/provider-review sections | review; wallet showWhen=isWallet; bank showWhen=isBank; task showWhen=isOnboarding; answers showWhen=hasAnswers; requests showWhen=hasRequests |
details/provider-review review items | request:text showWhen=isRequested; client:text; kind:choice options=review-kinds; submittedBy:text; since:date-time |
details/provider-review wallet items | walletAddress:text copy; chain:text; asset:text; keeper:text showWhen=hasKeeper |
details/provider-review bank items | holder:text; document:file call=providerReviews.proof |
details/provider-review task items | outcome:choice options=review-outcomes; reviewedBefore:date-time showWhen=isReviewedBefore |
details/provider-review answers items | parts:answers call=providerReviews.proof |
details/provider-review requests items | requests:answers call=providerReviews.proof |
details/provider-review actions | approve main; ask when=canAskRepairs page=provider-review-ask; decline; waiting when=isRequested page=control-changes |
details/stuck-payout | record.call=providerStuck.read; everySeconds=30; machine=stuck-payout; state=state | TRU-356
details/stuck-payout hero | amount:money of=currency |
details/stuck-payout sections | why; network; ordered |
details/stuck-payout why items | why:text; detail:text showWhen=hasDetail; since:date-time; ends:choice options=stuck-ends |
details/stuck-payout network items | question:choice options=network-questions; tries:number showWhen=isOrder; heardAt:date-time; networkStatus:text showWhen=hasNetworkStatus; networkId:text copy showWhen=hasNetworkId |
details/stuck-payout ordered items | kind:choice options=order-kinds; id:uuid copy showWhen=isOrder; client:text; environment:choice options=environments; paymentState:choice options=payment-states showWhen=isPayout; orderedAt:date-time showWhen=isOrder |
details/stuck-payout actions | ask-again main |
`
