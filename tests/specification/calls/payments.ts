import { callTable } from './columns.ts'

/** Calls about payments, quotes, approvals and presets. */
export const paymentCalls = callTable`
payments.list | GET /xcurrent_proxy/v4/payments | payments.read | | | filter-needs-side filter-needs-amount filter-dates-crossed filter-amounts-crossed filter-state-unknown | API-084 API-085 API-086 PAY-056 PAY-059 PAY-060
payments.listOlder | GET /payments | payments.read | | | filter-needs-side filter-needs-amount filter-dates-crossed filter-amounts-crossed filter-state-unknown | API-057
payments.filter | POST /payout_proxy/payments/filter | payments.read | second | | filter-needs-side filter-needs-amount filter-dates-crossed filter-amounts-crossed filter-state-unknown | API-146 OPEN-09
payments.download | POST /payout_proxy/payments/download | payments.read | second | | filter-needs-side filter-needs-amount filter-dates-crossed filter-amounts-crossed filter-state-unknown zone-unknown | PAY-013 PAY-063
payments.read | GET /payments/{id} | payments.read | | | | API-058
audit.payment | GET /audit/payment/{id} | payments.read | | | | API-064
payments.create | POST /payout_proxy/payments | payments.write | key second | canMoveMoneyHere:no-production-access | quote-unknown approvals-off quote-expired quote-accepted-already payment-duplicate resend-waits resend-stuck insufficient-funds end-to-end-id-required beneficiary-unknown beneficiary-differs originator-unknown originator-not-allowed purpose-required purpose-unknown source-of-cash-required source-of-cash-unknown documents-required file-unknown memo-not-allowed no-production-access country-sanctioned | API-147 PAY-028 OPEN-33 TRU-011 TRU-049 TRU-595 TRU-713
payments.accept | POST /payments/accept | payments.write | key | canMoveMoneyHere:no-production-access | quote-unknown quote-expired quote-accepted-already payment-duplicate insufficient-funds end-to-end-id-required no-production-access country-sanctioned | API-056 OPEN-33 TRU-011 TRU-049 TRU-719
payments.lock | POST /payments/{id}/lock | payments.write | key | | not-found move-not-open move-other-side contract-expired | API-059
payments.complete | POST /payments/{id}/complete | payments.write | key | | not-found move-not-open move-other-side | API-060
payments.settle | POST /payments/{id}/settle | payments.write | key | canMoveMoneyHere:no-production-access | not-found move-not-open move-other-side contract-expired move-waits-for-approval move-under-way account-overdrawn no-production-access | API-061 PAY-048 OPEN-33 TRU-825
payments.reject | POST /payments/{id}/reject | payments.authorize | key | | not-found move-not-open approval-own approval-decided approval-expired approval-void approval-outdated right-younger | API-062 APR-012 OPEN-18
payments.approve | POST /payments/{id}/approve | payments.authorize | key | | not-found move-not-open approval-own approval-decided approval-expired approval-void approval-outdated quote-moved requote-failed quote-unknown insufficient-funds account-overdrawn right-younger | API-063 APR-012 OPEN-18 TRU-825
payments.rejectLock | POST /payments/{id}/reject_lock | payments.write | key | | not-found move-not-open move-other-side | OPEN-05
payments.retry | POST /payments/{id}/retry | payments.write | key | canMoveMoneyHere:no-production-access | not-found move-not-open move-other-side contract-expired move-waits-for-approval account-overdrawn no-production-access | OPEN-05 OPEN-33 TRU-822 TRU-825
payments.resend | POST /payments/{id}/resend | payments.write | key | canMoveMoneyHere:no-production-access | not-found not-to-fix resend-changed resend-waits resend-stuck resend-unpriced resend-moved quote-unknown approvals-off quote-expired quote-accepted-already payment-duplicate insufficient-funds end-to-end-id-required beneficiary-unknown beneficiary-differs originator-unknown originator-not-allowed purpose-required purpose-unknown source-of-cash-required source-of-cash-unknown documents-required file-unknown memo-not-allowed no-production-access country-sanctioned | TRU-201
payments.putAway | POST /payments/{id}/put_away | payments.write | key | | not-found not-to-fix | TRU-200
payments.toFix | GET /payments_to_fix | payments.read | | | | TRU-200
payments.return | POST /payments/{id}/return | payments.write | key | | not-found move-not-open move-other-side | OPEN-05
payments.fail | POST /payments/{id}/fail | payments.write | key | | not-found move-not-open move-other-side | OPEN-05
quotes.create | POST /payout_proxy/quotes/quote-collection | quotes.write | second | | no-accounts payout-not-available payin-not-allowed payment-method-invalid country-sanctioned amount-below-corridor amount-above-corridor insufficient-funds quote-failed | API-148 ERR-034 ERR-035 ERR-036 ERR-038 TRU-011
quotes.createLegacy | POST /quote_collections | quotes.write | | | no-accounts payout-not-available payment-method-invalid no-quotes country-sanctioned amount-below-corridor amount-above-corridor insufficient-funds quote-failed | API-055 ERR-033 ERR-034 ERR-035 ERR-036 ERR-038 TRU-011
quotes.metadata | GET /quote_collections/metadata | quotes.write | | | | API-083 OPEN-16
routes.lookup | GET /xcurrent_proxy/internal/routing_table/lookup | quotes.write | | isNetworkMember:connections-off | connections-off | API-077
routes.directLookup | GET /xcurrent_proxy/internal/routing_table/direct_lookup | quotes.write | | isNetworkMember:connections-off | connections-off | API-078
approvals.list | GET /payment_approvals | payments.read | | | | API-117 API-118 OPEN-21
approvals.create | POST /payment_approvals | payments.write | key | canMoveMoneyHere:no-production-access | quote-unknown approvals-off quote-expired quote-accepted-already payment-duplicate resend-waits resend-stuck insufficient-funds end-to-end-id-required beneficiary-unknown beneficiary-differs originator-unknown originator-not-allowed purpose-required purpose-unknown source-of-cash-required source-of-cash-unknown documents-required file-unknown memo-not-allowed no-production-access country-sanctioned | API-119 OPEN-21 OPEN-33 TRU-011 TRU-049 TRU-595 TRU-713
approvals.reply | POST /payment_approvals/{id}/reply | payments.authorize | key | | not-found approval-own approval-decided approval-expired approval-void approval-outdated quote-moved requote-failed quote-unknown insufficient-funds account-overdrawn right-younger move-not-open | API-120 APR-012 OPEN-18 OPEN-21 TRU-825
approvals.cancel | POST /payment_approvals/{id}/cancel | payments.write | key | | not-found approval-of-others approval-decided approval-expired approval-void approval-outdated move-not-open | OPEN-19
approvals.deciders | GET /payment_approvals/deciders | payments.write | | | | own: whoever starts a payment is told who may decide it.
decisions.list | GET /decisions | self.read | | | | TRU-147
bulk.perform | POST /bulk | self.write | key | | bulk-too-many sign-in-again | TRU-146
presets.list | GET /xcurrent_proxy/internal/payments/presets | payments.read | | | | API-099 OPEN-105
presets.read | GET /xcurrent_proxy/internal/payments/presets/{id} | payments.read | | | preset-gone | own: one preset is opened at an address of its own.
presets.create | POST /xcurrent_proxy/internal/payments/presets | payments.write | key | | preset-name-taken too-many-presets country-sanctioned memo-not-allowed | API-100 PRE-006 LIM-008
presets.update | PUT /xcurrent_proxy/internal/payments/presets/{id} | payments.write | | | preset-gone preset-name-taken preset-changed country-sanctioned memo-not-allowed | API-101 PRE-006
presets.delete | DELETE /xcurrent_proxy/internal/payments/presets/{id} | payments.write | | | preset-gone | API-102
presets.updateLastUsed | PUT /xcurrent_proxy/internal/payments/presets/{id}/update_last_used | payments.write | | | preset-gone | API-103
rates.read | POST /pricing_proxy/rates | payments.read | | | | API-104
pricing.list | GET /pricing_proxy/v1/pricing | payments.read | | | | API-105 OPEN-104
balances.available | GET /balance-information/available | quotes.write | | | | TRU-095
balances.read | GET /balance-information | balances.read | | canReadBalances:balances-denied | balances-denied | API-162 HOME-014 HOME-015
reconciliation.list | GET /reconciliation | balances.read | | canReadBalances:balances-denied | balances-denied zone-unknown | TRU-220
reconciliation.download | GET /reconciliation/download | balances.read | | canReadBalances:balances-denied | balances-denied zone-unknown | TRU-576
reconciliation.read | GET /reconciliation/{id} | balances.read | | canReadBalances:balances-denied | balances-denied zone-unknown not-found | TRU-220
reconciliation.bookings | GET /reconciliation/{id}/bookings | balances.read | | canReadBalances:balances-denied | balances-denied zone-unknown not-found | TRU-220 TRU-221
files.upload | POST /file | files.write | upload | | file-required file-bad-policy file-bad-type file-too-large file-failed | ERR-016 WIZ-025
files.read | GET /file/{fileId} | files.read | | | | NAV-019 OPEN-97
files.reference | POST /file/{fileId}/references | files.write | | | document-too-late | API-121 TRU-816
`
