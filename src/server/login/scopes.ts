export const RESOURCE_SCOPES = [
  'read:exchange_credentials',
  'write:exchange_credentials',
  'read:client_credentials',
  'write:client_credentials',
] as const

/** The scope for refresh tokens at most providers; the built-in one does not need it. */
export const OFFLINE_SCOPE = 'offline_access'

/** The scopes of a sign-in, unless another login is asked for others (AUTH-013, AUTH-014, AUTH-015). */
export const LOGIN_SCOPES = ['openid', 'profile', 'email', ...RESOURCE_SCOPES] as const
