import { normaliseFailure } from '#engine/call/failure.ts'
import { saySession } from '#values/generated/say-session.ts'
import { LoginFailure, isClaimCode, sayLoginError } from './login-failure.ts'
import type { Grant } from '../session.ts'
import { TokenError } from './tokens.ts'
import { objectOf } from '#values/object.ts'

/** Tells whether the answer is a grant, so that a person is signed in. */
const isGrant = (body: unknown): body is Grant => {
  const { signedIn, claims, accessToken, expiresAt } = objectOf(body)
  const isToken = typeof accessToken === 'string' && typeof expiresAt === 'string'
  return signedIn === true && typeof claims === 'object' && isToken
}

/**
 * Requests claims and a short-lived token from the portal's server; the session cookie is the only
 * credential. Only a present person extends the session.
 */
export async function askGrant(isPresent = true): Promise<Grant> {
  const response = await fetch(isPresent ? '/auth/session' : '/auth/session?background=true', {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && isGrant(body)) return body
  if (response.ok) throw new LoginFailure({ kind: 'signed-out', says: saySession('signedOut') })
  const { code, message } = normaliseFailure(body, response.status)
  if (isClaimCode(code)) throw new LoginFailure({ kind: 'claims', code, says: message })
  if (response.status >= 500 || response.status === 401) throw new TokenError(message)
  throw new LoginFailure({ kind: 'refused', says: sayLoginError(code, message), code })
}
