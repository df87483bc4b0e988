import { table } from '../table.ts'

/**
 * The code of each fault, which programs that call the API go by. Codes that the specification spells (part 2 §6.1, §8.2;
 * part 1 §5) are contract. A fault that no line names has its own name as its code: 'quote-expired' is QUOTE_EXPIRED.
 */
export const codes = table('code', 'faults', 'source')`
AUTH_USER_ID_ERROR | auth-user-id | AUTH-007 OPEN-88
AUTH_USER_ORG_ID_ERROR | auth-user-org-id | AUTH-007 OPEN-88
AUTH_USER_ORG_NAME_ERROR | auth-user-org-name | AUTH-007 OPEN-88
REQUIRED | file-required schema-file-required | ERR-016
BAD_POLICY | file-bad-policy schema-file-policy document-one-file | ERR-016
BAD_FILE_TYPE | file-bad-type exchange-file-type exchange-icon exchange-document schema-file-type | ERR-016
TOO_LARGE_FILE_SIZE | file-too-large exchange-file-size schema-file-size | ERR-016
FAILED_UPLOAD | file-failed document-unknown | ERR-016
REQUIRED | filter-empty | BAT-035
INVALID_MIN_AMOUNT_FORMAT | filter-min-amount | BAT-035
INVALID_MAX_AMOUNT_FORMAT | filter-max-amount | BAT-035
INVALID_DATE_FORMAT | filter-date-format | BAT-035
INVALID_DATE_INPUT | filter-date-input | BAT-035
INVALID_DATE_RANGE | filter-dates-crossed | BAT-035
INVALID_PAYMENT_ID_FORMAT | filter-payment-id | BAT-035
REQUIRED | filter-needs-side filter-needs-amount | PAY-059 PAY-060 OPEN-30
INVALID_AMOUNT_RANGE | filter-amounts-crossed | OPEN-30
UNKNOWN_STATE | filter-state-unknown | OPEN-30
INVALID_DATE_RANGE | report-range range-future | OPEN-30
REQUIRED | organisation-incomplete | SET-016 SET-017
REQUIRED | schema-name-required schema-country-required | CON-015 CON-016
REQUIRED | report-name-missing report-columns | REP-010
REQUIRED | credential-name-missing | own: the same code wherever a field that is needed is empty.
MISSING_REQUIRED_FIELDS | onboarding-incomplete | own: several fields of a task are empty, not one of a form.
INSUFFICIENT_PERMISSIONS | permission-denied | PRM-052
INSUFFICIENT_SCOPE | scope-missing | own: the name RFC 6750 gives it, in our letters.
IP_NOT_ALLOWED | not-allowlisted | ERR-012
SIGN_IN_AGAIN | sign-in-again | own: TRU-065, the portal asks for the proof by it.
COUNTRY_NOT_SERVED | country-sanctioned exposure-sanctioned | OPEN-129
MOVE_NOT_OPEN | move-under-way move-waits-for-approval contract-expired | own: one code for a move that is not open now, whatever keeps it shut.
INVALID_PAYMENT_METHOD | payment-method-invalid | ERR-036
AMOUNT_BELOW_LIMIT | amount-below-corridor | own: a corridor is our word for it.
AMOUNT_ABOVE_LIMIT | amount-above-corridor | own: a corridor is our word for it.
INVALID_ACCOUNT_NUMBER | us-ach-account-number | IDN-066
INVALID_ROUTING_NUMBER | us-ach-routing-number | IDN-065
ONLY_ONE_FILE | one-file | LIM-029
PASSWORDS_DIFFER | keystore-password-differs | CRD-006
TERMS_NOT_AGREED | stablecoin-terms-open | STB-008
BANK_NOT_VERIFIED | stablecoin-bank-unverified | STB-004
NOT_OFFERED | not-offered | TRU-454
CARDS_UNAVAILABLE | cards-unavailable | TRU-535
DEBIT_ACCOUNT_REFUSED | payin-account-refused | TRU-535
EXCHANGE_UNAVAILABLE | exchange-unavailable | TRU-537
STABLECOIN_NOT_OFFERED | stablecoin-not-offered | TRU-449
STABLECOIN_UNAVAILABLE | stablecoin-unavailable | TRU-449
ACCOUNT_TWICE | payin-account-twice | own: it is said where the account is entered.
NOTHING_WAITS | payin-nothing-waits | own: it is said where the deposit is confirmed.
DEPOSIT_CODE_WRONG | payin-code-wrong | own: it is said where the deposit is confirmed.
REPORTS_NOT_AVAILABLE | reports-off | OPEN-143
COLLECTIONS_NOT_AVAILABLE | collections-off | OPEN-80
CONNECTIONS_NOT_AVAILABLE | connections-off | OPEN-80
LIQUIDITY_NOT_AVAILABLE | liquidity-off | OPEN-80
LEDGER_NOT_AVAILABLE | ledger-off | OPEN-80
REWARDS_NOT_AVAILABLE | rewards-off | FLG-032
UNREADABLE_BODY | malformed-request | own: the body is what cannot be read.
UNSUPPORTED_MEDIA | unsupported-media-type | own: shorter than its name.
IDEMPOTENCY_IN_FLIGHT | request-in-flight | own: with the other codes of the key that a request names.
INTERNAL | unexpected | own: whatever was not foreseen.
CLIENT_DISABLED | client-disabled | TRU-352
CLIENT_STANDING | client-standing | TRU-352
PROVIDER_ALONE | provider-alone | TRU-352
CLIENT_SHUT_OUT | client-shut-out | TRU-477
CLIENT_VIEW_OVER | client-view-over | TRU-477
CLIENT_VIEW_CLOSED | client-view-closed | TRU-476
REVIEW_OVER | review-over | TRU-354
REPLAY_ELSEWHERE | replay-elsewhere | TRU-551
REPLAY_NOT_KEPT | replay-not-kept | TRU-551
REPLAY_RIGHT | replay-right | TRU-551
PAYOUT_NOT_STUCK | payout-not-stuck | TRU-357
`

/** Faults without a code: they are shown as pages, or end the session, and no program goes by them. */
export const codeless = table('faults', 'source')`
unauthenticated session-ended | API-002 NAV-085
login-unreached login-not-started login-failed login-wrong | AUTH-026 NAV-086
proof-wrong | own: TRU-065, shown at the form.
passkey-wrong proof-passkey-wrong | TRU-301 TRU-304
code-wrong code-too-early proof-code-wrong | TRU-307 TRU-308 TRU-309
password-link-over password-link-revoked password-too-short password-guessable passwords-differ | own: TRU-216 TRU-217 TRU-657, shown at the form.
email-missing reset-too-early | own: TRU-181 TRU-182, shown at the form.
sign-in-too-early | own: TRU-064, shown at the form.
other-site | own: TRU-060, answered to a page of somebody else.
`
