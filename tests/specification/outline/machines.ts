import { outlineTable } from './columns.ts'

/** Order of the moves, their sent values, questions and texts; machines/ has their states. */
export const moveOutlines = outlineTable`
machines/approval cancel with | id=approvalId |
machines/approval moves | approve; approve-new-quote; reject; cancel; expire; void |
machines/approval approve with | id=payment_id |
machines/approval approve body | fingerprint |
machines/approval approve confirm shows | payment.quote.sourceAmount:money of=payment.quote.sourceCurrency; payment.quote.destinationAmount:money of=payment.quote.destinationCurrency; payment.beneficiary.displayName:text; payment.beneficiary.iban:iban; payment.beneficiary.clabe:clabe; payment.beneficiary.account:text; payment.beneficiary.payeeChange:payee-change; payment.beneficiary.furtherAccount:payee-change | own: who decides sees once more how much is sent, and to whom.
machines/approval approve-new-quote with | id=payment_id |
machines/approval approve-new-quote body | fingerprint; quoteId=requote.quoteId |
machines/approval approve-new-quote confirm shows | requote.sourceAmount:money of=requote.sourceCurrency; payment.quote.sourceAmount:money of=payment.quote.sourceCurrency; requote.destinationAmount:money of=requote.destinationCurrency; payment.quote.destinationAmount:money of=payment.quote.destinationCurrency; requote:rate; payment.quote:rate; payment.beneficiary.displayName:text; payment.beneficiary.iban:iban; payment.beneficiary.clabe:clabe; payment.beneficiary.account:text; payment.beneficiary.payeeChange:payee-change; payment.beneficiary.furtherAccount:payee-change | TRU-045
machines/approval reject with | id=payment_id |
machines/approval reject body | fingerprint |
machines/approval reject confirm shows | payment.quote.sourceAmount:money of=payment.quote.sourceCurrency; payment.quote.destinationAmount:money of=payment.quote.destinationCurrency; payment.beneficiary.displayName:text; payment.beneficiary.iban:iban; payment.beneficiary.clabe:clabe; payment.beneficiary.account:text | own: who decides sees once more how much is sent, and to whom.
machines/approval reject asks | reason:text limit=textLength | APR-008 OPEN-21
machines/bank-verification moves | verify; decline |
machines/batch-row moves | quote; leave-behind; send; start; hold; reject; expire; withdraw; validate; transfer; complete; fail; return |
machines/batch moves | quote; accept; start; send; complete; complete-in-part; fail; expire; give-up |
machines/batch accept with | id=batch_id |
machines/collection moves | complete; fail; refund |
machines/invoice moves | pay-part; pay |
machines/ledger-account moves | disable; enable |
machines/ledger-account disable with | name |
machines/ledger-account enable with | name |
machines/ledger-account displays | isRunningLow state=LOW |
machines/legacy-payment moves | accept; refuse; void; withdraw; approve-accepted; approve-locked; reject; compliance-start; lock; reject-lock; retry-accept; settle; settlement-prepare; settlement-decline; retry-settle; settlement-execute; forward; execute-next; complete; expire; fail; fail-payout; return |
machines/legacy-payment approve-accepted with | id=payment_id |
machines/legacy-payment approve-accepted body | fingerprint=approval.fingerprint |
machines/legacy-payment approve-accepted confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; beneficiary.displayName:text; user_info.beneficiary:text; contract.receiver_address:text | own: who decides sees once more how much is sent, and to whom.
machines/legacy-payment approve-locked with | id=payment_id |
machines/legacy-payment approve-locked body | fingerprint=approval.fingerprint |
machines/legacy-payment approve-locked confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; beneficiary.displayName:text; user_info.beneficiary:text; contract.receiver_address:text | own: who decides sees once more how much is sent, and to whom.
machines/legacy-payment reject with | id=payment_id |
machines/legacy-payment reject body | fingerprint=approval.fingerprint |
machines/legacy-payment reject confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; beneficiary.displayName:text; user_info.beneficiary:text; contract.receiver_address:text | own: who decides sees once more how much is sent, and to whom.
machines/legacy-payment reject asks | reason:text limit=textLength | APR-008 OPEN-21
machines/legacy-payment reject-lock confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment settle confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment retry-settle confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment complete confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment fail confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment fail-payout confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment return confirm shows | quote.sourceAmount:money of=quote.sourceCurrency; sourceAmount:money of=sourceCurrency; quote.destinationAmount:money of=quote.destinationCurrency; destinationAmount:money of=destinationCurrency; contract.receiver_address:text | own: who moves money sees once more how much, and to whom.
machines/legacy-payment return asks | reason:choice options=return-reasons; details:text showWhen=isOtherReason limit=textLength | PAY-032
machines/legacy-payment displays | isShownRejected state=REJECTED funds=released; isShownApproved state=APPROVED funds=held; isShownPending state=PENDING_APPROVAL funds=held | PAY-041 PAY-042 PAY-043 OPEN-03
machines/legacy-payment tells | isSettling; isFailedOfOthers |
machines/liquidation moves | sell-part; stop; complete; fail |
machines/network-part moves | slow; fail; recover |
machines/payment moves | validate; transfer; complete; fail; return |
machines/payment displays | isWaitingForApproval state=PENDING_APPROVAL funds=held; isRejected state=REJECTED funds=released; isWithdrawn state=CANCELED funds=released; isLapsed state=EXPIRED funds=released; isVoid state=VOID funds=released |
machines/report moves | finish; find-nothing; fail |
machines/reward moves | earn; miss; pay |
machines/rpo-schema moves | deprecate |
machines/schema-access moves | grant; deny; revoke |
machines/schema-access grant with | id |
machines/schema-access grant body | status.is=GRANTED |
machines/schema-access deny with | id |
machines/schema-access deny body | status.is=DENIED |
machines/schema-access revoke with | id |
machines/schema-access revoke body | status.is=REVOKED |
machines/control-change moves | approve; reject; cancel; take-effect; fail |
machines/control-change approve confirm shows | was:text; becomes:text |
machines/control-change reject asks | reason:text limit=textLength |
machines/failed-payment moves | resend; put-away |
machines/failed-payment resend with | id=payment_id |
machines/failed-payment resend body | beneficiaryVersion |
machines/failed-payment put-away with | id=payment_id |
machines/failed-payment resend confirm shows | sourceAmount:money of=sourceCurrency; destinationAmount:money of=destinationCurrency; beneficiaryName:text; why:text |
machines/session moves | end |
machines/session end with | id=orgId; userId; sessionId |
machines/session displays | isThis state=THIS |
machines/passkey moves | remove | TRU-300
machines/passkey remove with | id=orgId; userId; passkeyId |
machines/stablecoin-transaction moves | complete; return |
machines/transfer moves | execute; hand-over; prepare; settle; refuse; complete; cancel |
machines/transfer execute with | id=transferId |
machines/transfer hand-over with | id=transferId |
machines/transfer complete with | id=transferId |
machines/transfer cancel with | id=transferId |
machines/user moves | approve; reject; disable; enable; delete |
machines/user approve with | id=orgId; userId=id |
machines/user reject with | id=orgId; userId=id |
machines/user disable with | id=orgId; userId=id |
machines/user enable with | id=orgId; userId=id |
machines/user delete with | id=orgId; userId=id |
machines/wallet-step moves | start; complete; approve; decline; expire; fail; review-again |
machines/wallet moves | approve; deny; block; release; remove |
machines/wallet remove body | tenantName; wallets.0.walletId=walletId; wallets.0.digitalAssetWalletAddress=digitalAssetWalletAddress; wallets.0.walletStatus.is=Deactivated | API-140
machines/wallet displays | isShownDenied state=DENIED; isShownPending state=PENDING; isPending state=WAITING |
machines/provider-client moves | disable; enable |
machines/provider-client disable with | clientId=id |
machines/provider-client disable asks | reason:text limit=textLength |
machines/provider-client enable with | clientId=id |
machines/provider-client enable asks | reason:text limit=textLength |
machines/provider-client displays | isBeingSetUp state=SETTING_UP |
machines/provider-review moves | approve; decline |
machines/provider-review approve with | id |
machines/provider-review approve asks | reason:text limit=textLength |
machines/provider-review decline with | id |
machines/provider-review decline asks | reason:text limit=textLength |
machines/stuck-payout moves | ask-again |
machines/stuck-payout ask-again with | id |
machines/stuck-payout ask-again confirm shows | why:text; amount:money of=currency | TRU-570
`
