/** The setting whose value, when it is the text true, puts a second person before every payment (SET-006, PAY-067). */
export const isAuthorizationOn = (settings: Record<string, string>): boolean =>
  settings.payment_authorization === 'true'
