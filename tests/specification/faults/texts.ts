import { table } from '../table.ts'

/** Codes that the specification spells (part 2 §6.1, §8.2; part 1 §5): they are contract. */
export const codes = table('fault', 'code', 'source')`
auth-user-id | AUTH_USER_ID_ERROR | AUTH-007 OPEN-88
auth-user-org-id | AUTH_USER_ORG_ID_ERROR | AUTH-007 OPEN-88
auth-user-org-name | AUTH_USER_ORG_NAME_ERROR | AUTH-007 OPEN-88
file-required | REQUIRED | ERR-016
file-bad-policy | BAD_POLICY | ERR-016
file-bad-type | BAD_FILE_TYPE | ERR-016
file-too-large | TOO_LARGE_FILE_SIZE | ERR-016
file-failed | FAILED_UPLOAD | ERR-016
exchange-file-type | BAD_FILE_TYPE | ERR-016
exchange-file-size | TOO_LARGE_FILE_SIZE | ERR-016
schema-file-type | BAD_FILE_TYPE | ERR-016
schema-file-size | TOO_LARGE_FILE_SIZE | ERR-016
schema-file-policy | BAD_POLICY | ERR-016
filter-empty | REQUIRED | BAT-035
filter-min-amount | INVALID_MIN_AMOUNT_FORMAT | BAT-035
filter-max-amount | INVALID_MAX_AMOUNT_FORMAT | BAT-035
filter-date-format | INVALID_DATE_FORMAT | BAT-035
filter-date-input | INVALID_DATE_INPUT | BAT-035
filter-dates-crossed | INVALID_DATE_RANGE | BAT-035
filter-payment-id | INVALID_PAYMENT_ID_FORMAT | BAT-035
`

/** Sentences that the specification quotes, its grammar included (OPEN-125); where it ends in dots, what follows is ours (OPEN-124). */
export const sentences = table('fault', 'begins', 'ends', 'source')`
permission-denied | You do not have access to this. Ask your Organization Administrator. | | PRM-048
no-production-access | You do not have access to create payments in this environment. | | PRM-049
partner-not-found | Partner name not found for the organization. Please contact support. | | ERR-003
partner-country-missing | Country code is required to determine payout partner name | | ERR-004
partner-address-not-found | Partner name not found for destination address | Please contact support. | ERR-005
exchange-credentials-invalid | Failed to save the form. The credentials provided may be invalid | | ERR-006
exchange-credentials-exist | Exchange credentials exist for this exchange and environment | | ERR-007
email-in-use | Failed to create new user. This email address is already in use. | | ERR-008
environments-failed | Environments list failed to load | | ERR-009
too-many-credentials | An organization can have up to {{count}} API credentials per environment. | | ERR-011
not-allowlisted | Unauthorized access. Please ensure your IP is added to allowlist. | | ERR-012
schema-file-type | File must be a JSON file. | | ERR-017
schema-file-size | JSON file must smaller than 5MB. | | ERR-018
payout-not-available | Requested payout is not yet available | | ERR-035
quote-failed | Quote request failed. Please check quote parameters and try again. | | ERR-038
ownership-too-high | Percentage of ownership can not be greater than 100. | | ONB-048
preset-name-taken | This preset name already exists in the system | | PRE-007
login-failed | Login Failed. | | AUTH-026
login-wrong | Login Failed. | | AUTH-026
`

/** The title over a refused permission is quoted as well. */
export const titles = table('fault', 'title', 'source')`
permission-denied | Insufficient Permissions | PRM-052
no-production-access | Insufficient Permissions | PRM-052
`
