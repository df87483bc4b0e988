import { table } from './table.ts'

/**
 * Recipients of each event, and the page that it opens; `on` is the event of a payment's moves that it reports. A name with a dot is a permission whose holders are notified,
 * any other one a person of the record; 'everyone' is everybody who may sign in. 'of provider' means people of the
 * provider, anything else people of the organisation of the record.
 */
export const notifications = table('events', 'on', 'to', 'except', 'opens', 'source')`
PAYMENT_AUTHORIZATION_REQUEST | | payments.authorize | initiator | payment | NOT-009 APR-001 APR-012
BATCH_AUTHORIZATION_REQUEST | | payments.authorize | initiator | payments tab=approval_log | NOT-009 APR-001 APR-012
REQUEST_APPROVED | authorized | initiator | actor | payment | NOT-009
REQUEST_REJECTED | rejected | initiator | actor | payment | NOT-009
REQUEST_VOID | voided | initiator | actor | payment | NOT-009
REQUEST_EXPIRED | | initiator payments.authorize | | payment | TRU-821
BATCH_REQUEST_EXPIRED | | initiator payments.authorize | | payments tab=approval_log | TRU-821
# From here the time of the contract runs, so that the person who accepted it is notified as well.
PAYMENT_ACCEPTED | quote accepted | initiator | | payment | NOT-009
PAYMENT_LOCKED | locked | initiator | actor | payment | NOT-009
PAYMENT_COMPLETED | completed | initiator | actor | payment | NOT-009
PAYMENT_FAILED | failed | initiator | actor | payment | NOT-009
PAYMENT_RETURNED | returned | initiator | actor | payment | TRU-232
PAYMENT_EXPIRED | expired | initiator | actor | payment | TRU-821
PAYMENT_STUCK | | activity.read | | payment | TRU-280
STABLECOIN_STUCK | | activity.read | | stablecoin-transaction | TRU-446
PAYOUT_STUCK | | of provider provider.read | | stuck-payout | TRU-358
BALANCE_LOW | | bank.write | | home | TRU-577
MONEY_TAKEN_BACK MONEY_SET_FREE | | bank.write | | home | TRU-826
PAYEE_ADDED PAYEE_CHANGED | | changes.decide | actor | beneficiary | TRU-057
REPORT_GENERATED EMPTY_REPORT REPORT_GENERATION_FAILED | | requester | | report | NOT-009
CREDENTIAL_ENDING | | owner credentials.write | | api-credential | TRU-115
WEBHOOK_DISABLED | | credentials.write | | webhook | TRU-229
CONTROL_CHANGE_ASKED CONTROL_CHANGE_ALONE CONTROL_CHANGE_DONE CONTROL_CHANGE_REFUSED | | everyone | actor | control-change | TRU-020 TRU-021
NOBODY_DECIDES ONE_DECIDES | | users.write | | users | TRU-827
ADMINISTRATOR_ADDED | | everyone | added | users | TRU-827
LOGIN_ADDED LOGIN_CHANGED LOGIN_ON LOGIN_OFF LOGIN_TOKEN | | users.write | | | TRU-407
LOGIN_TOKEN_ENDING | | of provider provider.change | | identity-provider | TRU-553
CLIENT_ENABLED CLIENT_DISABLED | | users.write | | | TRU-352
ONBOARDING_REVIEW_APPROVED ONBOARDING_REVIEW_DECLINED | | onboarding.write | | onboarding-tasks BUSINESS=verify-your-business | TRU-354
BANK_REVIEW_APPROVED BANK_REVIEW_DECLINED | | bank.read | | bank-account | TRU-354
WALLET_REVIEW_APPROVED WALLET_REVIEW_DECLINED | | wallets.read | | crypto-wallet | TRU-354
PASSKEY_ADDED PASSKEY_REMOVED | | person | | security | TRU-303
SECOND_FACTOR_ON SECOND_FACTOR_OFF | | person | | security | TRU-312 TRU-188
RECOVERY_CODE_USED RECOVERY_CODES_RENEWED | | person | | security | TRU-834
SIGN_IN_TRIES | | person | | security | TRU-188
# The specification lists them, and no part of the program reports one.
INVOICE_CREATED INVOICE_PAST_DUE SYSTEM_OUTAGE | | nobody | | | NOT-009
`
