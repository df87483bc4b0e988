import { optionTable } from './columns.ts'

/** Options of payments, quotes, batches and approvals. */
export const paymentOptions = optionTable`
payment-states | PENDING_APPROVAL; INITIATED; VALIDATING; TRANSFERRING; COMPLETED; FAILED; RETURNED; REJECTED | | PAY-051 PAY-043
legacy-payment-states | PENDING_APPROVAL; APPROVED; REJECTED; QUOTED; ACCEPTED; PROCESSING_COMPLIANCE; LOCKED; LOCK_DECLINED; PREPARED; SETTLEMENT_DECLINED; EXECUTED; FORWARDED; COMPLETED; FAILED; EXPIRED; CANCELED; DECLINED; RETURNED | | PAY-035
payment-types | SEND; REQUEST; RETURN | | PAY-030
payment-sides | sender; intermediary; receiver | | PAY-045 PAY-049
payment-sources | USER; SCHEDULER; CREDENTIAL | | PAY-034 TRU-059
record-sources | USER; CREDENTIAL | | TRU-672
payment-labels | pending_approval; approved; rejected; rns:pending_approval; rns:approved; rns:rejected | | PAY-039 PAY-040
payment-causes | USER_ERROR; NOT_FOUND; SYSTEM_ERROR; AUTH_ERROR; CONFIGURATION_ERROR; GENERIC | in any order | PAY-052 PAY-053
payment-purposes | PAYROLL; SUPPLIER; SERVICES; MARKETPLACE_PAYOUT; REMITTANCE; RENT; TAX; INTRA_COMPANY; OTHER | | own: WIZ-022 asks for a purpose, and the destination says which.
sources-of-cash | BUSINESS_INCOME; SALARY; SAVINGS; INVESTMENT; LOAN; SALE_OF_ASSETS | | own: PAY-028 has a source of cash, and the destination says which.
return-reasons | INCORRECT_INFO; FX_COSTS; PURPOSE_NOT_DEFINED; DUPLICATE_PAYMENT; OTHER | | PAY-032
quote-types | SENDING_AMOUNT; RECEIVING_AMOUNT; TOTAL_RECEIVED; TOTAL_RECEIVED_MINUS_FEES | in any order | QUO-020
quote-amounts | SENDING_AMOUNT; RECEIVING_AMOUNT; TOTAL_RECEIVED; TOTAL_RECEIVED_MINUS_FEES | in any order | QUO-020
preset-quote-types | SOURCE_AMOUNT; DESTINATION_AMOUNT; SENDING_AMOUNT; RECEIVING_AMOUNT; TOTAL_RECEIVED; TOTAL_RECEIVED_MINUS_FEES | in any order | PRE-001
batch-amounts | SOURCE_AMOUNT; DESTINATION_AMOUNT | | own: a row of a batch says which of its amounts is meant.
rate-types | buyer; seller | | QUO-017
payout-categories | BANK; EWALLET; CASH_PICKUP; ATM; CRYPTO | | SET-013
payout-kinds | BANK; CRYPTO | | IDN-027
payin-categories | FUNDED; T_PLUS_ONE | | SET-014
payout-method-categories | RTGS; RTNS; MNPS; BOOK_TRANSFER; CASH_PAYOUT; WALLET_PAYMENT; OTHER; DESTINATION_EXCHANGE | | QUO-021
payers | self; other | | WIZ-010
approval-states | pending; approved; rejected; cancelled; expired; void | in any order | APR-005
approval-parts | amount; beneficiary; account; originator; quote; fees; extras; documents; initiator | | own: what a decision is bound to.
decision-flags | by-program; new-account; first-payment; above-usual; same-as; price-moved | | TRU-148 TRU-197 TRU-671
decision-kinds | payment; change | | TRU-147
failure-groups | account; payment; technical; support; returned | | TRU-200
reconciliation-views | TODAY; ALL; DIFFERS | | TRU-220
reconciliation-states | AGREES; DIFFERS | | TRU-221
booking-types | DEPOSIT; PAYMENT; ISSUE; REDEMPTION; TRANSFER; REVERSAL | | TRU-220 TRU-820
decision-whose | to-decide; others; all | | TRU-147
approval-whose | true; others | | own: a list of approvals is narrowed to one's own or those of others.
settlement-positions | none; authorization; auto-settlement | | SET-004 SET-005 OPEN-23
end-to-end-ids | true; false | | SET-003
low-balance-bounds | usual; own | | TRU-517
batch-states | CREATING_BATCH_QUOTE; BATCH_QUOTE_CREATED; BATCH_QUOTE_PENDING; BATCH_QUOTE_ACCEPTED; QUOTES_ACCEPTED; BATCH_QUOTE_EXPIRED; FAILED; INCOMPLETE; COMPLETED; ERROR | | BAT-018 BAT-019 BAT-021 BAT-022 BAT-023 BAT-024
batch-columns | beneficiary; amount; amount_type; purpose; source_of_cash; originator; memo; internal_id | | BAT-013 BAT-014 OPEN-28
batch-labels | batch-id: | | BAT-017 OPEN-27
batch-row-errors | NO_QUOTES; QUOTE_CREATION; QUOTE_ACCEPTANCE; BATCH_PROCESSING | | ERR-041 ERR-042 ERR-043 ERR-044
job-states | created; queued; started; completed; quoted; partially completed; failed; failed retryable | | BAT-033 BAT-034
request-states | OPEN; RECEIVED | | own: a document is asked for, and then it is there.
waiting-items | to-decide; to-admit; given-subtasks; credentials; own-undecided; to-fix; failed; returned; to-lock; to-settle; to-complete | | TRU-199 TRU-223
home-ranges | 7; 30; 60; all | | HOME-005
home-tasks | onboarding; disclosure; first-beneficiary; second-person; first-payment | | own: HOME-012 has a tasks card, and these are its tasks.
report-kinds | payment-operations; reconciliation; settlement; sender-account?isSenderAccountReportOn; customized | | REP-001 OPEN-143
report-states | Ready; Pending; Empty; Failed | | REP-008
report-formats | CSV; XLSX; JSON | | REP-004 TRU-434
report-selections | CREATED; CHANGED | | own: REP-003 has a data selection type, and these are the two.
report-settled-states | EXECUTED; COMPLETED; RETURNED | | own: the states in which money has moved.
report-creators | DAILY | | LIM-017
day-ranges | day-0; day-1; week-0; week-1; month-0; month-1 | | TRU-666
filter-day-ranges | day-0; day-1; days-7; days-30 | | TRU-666
daily-reports | payment-operations; reconciliation; settlement | | LIM-017
report-columns | paymentId; state; approval; paymentType; side; source; apiCredential; createdAt; modifiedAt; sourceAmount; sourceCurrency; destinationAmount; destinationCurrency; destinationCountry; rate; totalFee; payoutCategory; rail; beneficiaryName; beneficiaryId; originatorName; internalId; endToEndId; batchId; transactionHash; purposeCode; paymentMemo; cause; senderHost; senderAccount; receiverHost; receiverAccount; initiatedBy; labels | | own: a customized report may have every column there is (REP-001 names the kind, not its columns).
report-payment-operations | paymentId; state; approval; paymentType; side; source; createdAt; modifiedAt; sourceAmount; sourceCurrency; destinationAmount; destinationCurrency; destinationCountry; rate; beneficiaryName; originatorName; internalId; endToEndId; batchId; cause; initiatedBy; labels | | own: REP-001 names the kind, not its columns.
report-reconciliation | internalId; endToEndId; paymentId; transactionHash; batchId; state; createdAt; modifiedAt; sourceAmount; sourceCurrency; totalFee; destinationAmount; destinationCurrency; rate; beneficiaryName; beneficiaryId | | own: REP-001 names the kind, not its columns.
report-settlement | paymentId; modifiedAt; state; sourceAmount; sourceCurrency; totalFee; destinationAmount; destinationCurrency; destinationCountry; rate; payoutCategory; rail; transactionHash; internalId | | own: REP-001 names the kind, not its columns.
report-sender-account | senderHost; senderAccount; paymentId; state; createdAt; sourceAmount; sourceCurrency; totalFee; receiverHost; receiverAccount; destinationAmount; destinationCurrency; internalId | | own: REP-001 names the kind, not its columns.
collection-states | processing; completed; failed; refunded | in any order | COL-003
stablecoin-transaction-states | WAITING; COMPLETED; RETURNED | | own: a transaction waits for funds, and then it is done or sent back.
stablecoin-transaction-types | BUY; REDEEM | | STB-001
stablecoin-return-reasons | UNVERIFIED_ACCOUNT; NO_REDEMPTION_ACCOUNT; NOT_TAKEN | | STB-004 BNK-006 TRU-446
`
