import { table } from './table.ts'

/**
 * Condition under which a mail is sent. 'always' ignores the person's preferences: the mail is about their own
 * access. 'decision' asks them to decide and reaches also those who want no other mail. Any other value is the
 * heading in the daily mail.
 */
export const mails = table('events', 'sent', 'leads', 'source')`
INVITATION PASSWORD_RESET | always | password | TRU-183 TRU-181 TRU-188
INVITATION_ELSEWHERE | always | home | TRU-183 TRU-659
ADMITTED | always | home | TRU-909
PASSKEY_ADDED PASSKEY_REMOVED | always | security | TRU-303 TRU-188
SECOND_FACTOR_ON SECOND_FACTOR_OFF RECOVERY_CODE_USED RECOVERY_CODES_RENEWED | always | security | TRU-188 TRU-312
SIGN_IN_PLACE SIGN_IN_TRIES | always | security | TRU-349 TRU-188
# The mail of a day was chosen by its person already.
DIGEST | always | notification-settings | TRU-347
PAYMENT_AUTHORIZATION_REQUEST | decision | payment | TRU-188
BATCH_AUTHORIZATION_REQUEST | decision | payments | TRU-188
CONTROL_CHANGE_ASKED CONTROL_CHANGE_ALONE | decision | control-change | TRU-020 TRU-021 TRU-188
CONTROL_CHANGE_DONE CONTROL_CHANGE_REFUSED | CHANGES | control-change | TRU-020 TRU-347
PAYEE_ADDED PAYEE_CHANGED | BENEFICIARIES | beneficiary | TRU-055 TRU-347
BALANCE_LOW | PAYMENTS | home | TRU-577
NOBODY_DECIDES ONE_DECIDES ADMINISTRATOR_ADDED | CHANGES | users | TRU-827
MONEY_TAKEN_BACK MONEY_SET_FREE | PAYMENTS | home | TRU-826
PAYMENT_ACCEPTED PAYMENT_COMPLETED PAYMENT_EXPIRED PAYMENT_FAILED PAYMENT_LOCKED PAYMENT_RETURNED PAYMENT_STUCK | PAYMENTS | payment | TRU-232 TRU-347
REQUEST_APPROVED REQUEST_REJECTED REQUEST_VOID | PAYMENTS | payment | TRU-347
REQUEST_EXPIRED | PAYMENTS | payment | TRU-821
BATCH_REQUEST_EXPIRED | PAYMENTS | payments | TRU-821
REPORT_GENERATED EMPTY_REPORT REPORT_GENERATION_FAILED | REPORTS | report | TRU-347
CREDENTIAL_ENDING | PROGRAMS | api-credential | TRU-347
LOGIN_TOKEN_ENDING | PROGRAMS | identity-provider | TRU-553
WEBHOOK_DISABLED | PROGRAMS | webhook | TRU-229
`
