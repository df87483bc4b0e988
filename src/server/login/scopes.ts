export const RESOURCE_SCOPES = [
  'read:exchange_credentials',
  'write:exchange_credentials',
  'read:client_credentials',
  'write:client_credentials',
] as const

/** Without it most other providers hand out no refresh token; the one of this process needs no asking. */
export const OFFLINE_SCOPE = 'offline_access'

/** What a sign-in asks for (AUTH-013, AUTH-014, AUTH-015). */
export const LOGIN_SCOPES = ['openid', 'profile', 'email', ...RESOURCE_SCOPES] as const
