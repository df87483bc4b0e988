/** Returns true if the organisation requires a second person for every payment (SET-006, PAY-067). */
export const isAuthorizationOn = (settings: Record<string, string>): boolean =>
  settings.payment_authorization === 'true'
