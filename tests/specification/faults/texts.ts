import { table } from '../table.ts'

/**
 * Sentences that the specification quotes, its grammar included (OPEN-125). The text after three dots is ours
 * (OPEN-124).
 */
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
