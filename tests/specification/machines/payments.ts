import { fundsTable, moveTable, stateTable } from './columns.ts'

/** Payments, their approvals and batches: part 1 §4, Appendix A, OPEN-19, OPEN-25. */
export const paymentStates = stateTable`
payment | >INITIATED VALIDATING TRANSFERRING COMPLETED FAILED* RETURNED* | PAY-051 Appendix A
legacy-payment | >QUOTED ACCEPTED PROCESSING_COMPLIANCE LOCKED LOCK_DECLINED PREPARED SETTLEMENT_DECLINED EXECUTED FORWARDED COMPLETED FAILED* EXPIRED* CANCELED* DECLINED* RETURNED* | PAY-035 Appendix A
# 'void' is ours: what was asked for is not what would move, so nobody can approve it any more.
approval | >pending approved* rejected* cancelled* expired* void* | APR-005 APR-009
batch | >CREATING_BATCH_QUOTE BATCH_QUOTE_CREATED BATCH_QUOTE_PENDING BATCH_QUOTE_ACCEPTED QUOTES_ACCEPTED BATCH_QUOTE_EXPIRED* FAILED* INCOMPLETE* COMPLETED* ERROR* | BAT-018 BAT-019 BAT-021 BAT-022 BAT-023 BAT-024 BAT-031
batch-row | >waiting quoted failed* sent PENDING_APPROVAL INITIATED VALIDATING TRANSFERRING COMPLETED FAILED* RETURNED* REJECTED* EXPIRED* CANCELED* | own: a row is quoted, sent, and then shows the state of its payment.
`

/**
 * Completion books the amount; every other end and every return releases it (PAY-054). Nothing is held before the
 * quote is accepted.
 */
export const paymentFunds = fundsTable`
payment | INITIATED PENDING_APPROVAL TRANSFERRING VALIDATING | COMPLETED | CANCELED EXPIRED FAILED REJECTED RETURNED VOID | TRU-012 PAY-054
legacy-payment | ACCEPTED APPROVED EXECUTED FORWARDED LOCKED LOCK_DECLINED PENDING_APPROVAL PREPARED PROCESSING_COMPLIANCE SETTLEMENT_DECLINED | COMPLETED | CANCELED DECLINED EXPIRED FAILED REJECTED RETURNED | TRU-012 PAY-054
transfer | EXECUTED PENDING PREPARED QUOTED | COMPLETED | FAILED | TRU-012 TRU-130 ACC-016
stablecoin-transaction | WAITING | COMPLETED | RETURNED | TRU-130 TRU-446
`

export const paymentMoves = moveTable`
payment.validate | INITIATED | VALIDATING | | | | compliance verification started | | PAY-051 Appendix A
payment.transfer | VALIDATING | TRANSFERRING | | | | prepared | | PAY-051 Appendix A
payment.complete | TRANSFERRING | COMPLETED | | | | completed | | PAY-051 Appendix A
payment.fail | INITIATED VALIDATING TRANSFERRING | FAILED | | | | failed | | PAY-051 Appendix A
payment.return | TRANSFERRING COMPLETED | RETURNED | | | | returned | | PAY-051 PAY-054 Appendix A
legacy-payment.accept | QUOTED | ACCEPTED | payments.write | isBeforeExpiry | | quote accepted | | PAY-036 Appendix A
legacy-payment.refuse | QUOTED | DECLINED | | | | | | Appendix A
legacy-payment.void | ACCEPTED LOCKED | CANCELED | | isUndecided | | voided | | own: what was asked for changed, so the request is void and the payment ends.
legacy-payment.withdraw | QUOTED ACCEPTED LOCKED | CANCELED | | | | withdrawn | | Appendix A OPEN-19
legacy-payment.approve-accepted | ACCEPTED | ACCEPTED | payments.authorize | canDecide | payments.approve | authorized | confirm | APR-001 APR-012 Appendix A OPEN-18
legacy-payment.approve-locked | LOCKED | LOCKED | payments.authorize | canDecide | payments.approve | authorized | confirm | APR-001 APR-012 Appendix A OPEN-18
legacy-payment.reject | ACCEPTED LOCKED | FAILED | payments.authorize | canDecide | payments.reject | rejected | confirm | APR-008 PAY-038 Appendix A OPEN-18
legacy-payment.compliance-start | ACCEPTED | PROCESSING_COMPLIANCE | | | | compliance verification started | | Appendix A
legacy-payment.lock | ACCEPTED PROCESSING_COMPLIANCE | LOCKED | payments.write | canLock | payments.lock | locked | | PAY-037 PAY-049 Appendix A
legacy-payment.reject-lock | ACCEPTED PROCESSING_COMPLIANCE LOCKED | LOCK_DECLINED | payments.write | canRejectLock | payments.rejectLock | lock declined | confirm | Appendix A OPEN-05
legacy-payment.retry-accept | LOCK_DECLINED | ACCEPTED | payments.write | canRetry | payments.retry | quote accepted | | Appendix A OPEN-05
legacy-payment.settle | LOCKED | LOCKED | payments.write | canSettle | payments.settle | | confirm | PAY-047 PAY-048 Appendix A
legacy-payment.settlement-prepare | LOCKED PROCESSING_COMPLIANCE | PREPARED | | | | prepared | | Appendix A
legacy-payment.settlement-decline | LOCKED PREPARED | SETTLEMENT_DECLINED | | | | settlement declined | | Appendix A
legacy-payment.retry-settle | SETTLEMENT_DECLINED | LOCKED | payments.write | canRetrySettlement | payments.retry | | confirm | Appendix A OPEN-05 TRU-822
legacy-payment.settlement-execute | PREPARED | EXECUTED | | | | executed | | Appendix A
legacy-payment.forward | EXECUTED | FORWARDED | | | | | | Appendix A
legacy-payment.execute-next | FORWARDED | EXECUTED | | | | executed | | Appendix A
legacy-payment.complete | EXECUTED | COMPLETED | payments.write | isReceiver | payments.complete | completed | confirm | PAY-045 Appendix A
legacy-payment.expire | QUOTED ACCEPTED LOCKED LOCK_DECLINED SETTLEMENT_DECLINED | EXPIRED | | | | expired | | Appendix A
legacy-payment.fail | ACCEPTED PROCESSING_COMPLIANCE LOCKED LOCK_DECLINED SETTLEMENT_DECLINED | FAILED | payments.write | | payments.fail | failed | confirm | Appendix A OPEN-05
legacy-payment.fail-payout | EXECUTED FORWARDED | FAILED | payments.write | isReceiver | payments.fail | failed | confirm | Appendix A OPEN-05
legacy-payment.return | EXECUTED COMPLETED | RETURNED | payments.write | isReceiver | payments.return | returned | confirm | PAY-032 PAY-054 Appendix A OPEN-05
approval.approve | pending | approved | payments.authorize | canApproveAsSubmitted | payments.approve | authorized | confirm | APR-001 APR-009 APR-012 OPEN-18
approval.approve-new-quote | pending | approved | payments.authorize | canApproveNewQuote | payments.approve | authorized | confirm | TRU-045
approval.reject | pending | rejected | payments.authorize | isSomeoneElsesPayment | payments.reject | rejected | confirm | APR-001 APR-008 APR-009 OPEN-18
approval.cancel | pending | cancelled | payments.write | isOwnPayment | approvals.cancel | withdrawn | confirm | APR-009 OPEN-19
approval.expire | pending | expired | | | | expired | | APR-004 APR-009
approval.void | pending | void | | | | voided | | own: a decision is bound to what was asked for.
batch.quote | CREATING_BATCH_QUOTE | BATCH_QUOTE_CREATED | | | | | | OPEN-25
batch.accept | BATCH_QUOTE_CREATED | BATCH_QUOTE_PENDING | payments.write | isOwnBatch | batches.accept | | confirm | BAT-020 BAT-025 OPEN-25
batch.start | BATCH_QUOTE_PENDING | BATCH_QUOTE_ACCEPTED | | | | | | OPEN-25
batch.send | BATCH_QUOTE_PENDING BATCH_QUOTE_ACCEPTED | QUOTES_ACCEPTED | | | | | | OPEN-25
batch.complete | QUOTES_ACCEPTED | COMPLETED | | | | | | OPEN-25
batch.complete-in-part | QUOTES_ACCEPTED | INCOMPLETE | | | | | | OPEN-25
batch.fail | QUOTES_ACCEPTED | FAILED | | | | | | OPEN-25
# A pending quote expires when nobody approves any of its payments in time; once one is started, its promise is kept.
batch.expire | BATCH_QUOTE_CREATED BATCH_QUOTE_PENDING | BATCH_QUOTE_EXPIRED | | | | | | BAT-026 OPEN-25
batch.give-up | CREATING_BATCH_QUOTE BATCH_QUOTE_CREATED BATCH_QUOTE_PENDING BATCH_QUOTE_ACCEPTED QUOTES_ACCEPTED | ERROR | | | | | | OPEN-25
batch-row.quote | waiting | quoted | | | | | | BAT-028
batch-row.leave-behind | waiting quoted sent | failed | | | | | | ERR-041 ERR-042 ERR-043 ERR-044
batch-row.send | quoted | sent | | | | | | BAT-025
batch-row.start | sent PENDING_APPROVAL | INITIATED | | | | | | BAT-025 APR-009
batch-row.hold | sent | PENDING_APPROVAL | | | | | | PAY-067
batch-row.reject | PENDING_APPROVAL | REJECTED | | | | | | APR-009
batch-row.expire | PENDING_APPROVAL | EXPIRED | | | | | | APR-009
batch-row.withdraw | PENDING_APPROVAL | CANCELED | | | | | | APR-009 OPEN-19
batch-row.validate | INITIATED | VALIDATING | | | | | | PAY-051 Appendix A
batch-row.transfer | VALIDATING | TRANSFERRING | | | | | | PAY-051 Appendix A
batch-row.complete | TRANSFERRING | COMPLETED | | | | | | PAY-051 Appendix A
batch-row.fail | INITIATED VALIDATING TRANSFERRING | FAILED | | | | | | PAY-051 Appendix A
batch-row.return | TRANSFERRING COMPLETED | RETURNED | | | | | | PAY-051 Appendix A
`
