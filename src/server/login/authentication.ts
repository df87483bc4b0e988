import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import type { ServerConfig } from '../app/config.ts'
import type { Authenticate } from '../app/session.ts'
import type { Store } from '../store/store.ts'
import { issuerOf } from './provider.ts'
import { readSession } from './read-session.ts'
import { fingerprint } from '../secrets/seal.ts'
import type { LoginSecrets } from '../secrets/secrets.ts'

/** Checks the signature of a token of the built-in login; a token of another login is random and has none. */
const createVerify = (config: ServerConfig, secrets: LoginSecrets) => {
  const { audience, issuer: outside } = config.login
  if (outside) return async () => true
  const { d: _private, ...publicKey } = secrets.signingKey
  const keys = createLocalJWKSet({ keys: [publicKey] })
  const expected = { issuer: issuerOf(config), audience, typ: 'at+jwt', algorithms: ['ES256'] }
  return async (bearer: string) => {
    try {
      await jwtVerify(bearer, keys, expected)
      return true
    } catch (error) {
      if (error instanceof errors.JOSEError) return false
      throw error
    }
  }
}

/** Authenticates a bearer token that this portal gave out and whose session is alive (API-002). */
export const createAuthenticate = (
  store: Store,
  config: ServerConfig,
  secrets: LoginSecrets,
): Authenticate => {
  const verify = createVerify(config, secrets)
  return async (bearer) =>
    (await verify(bearer))
      ? readSession(store, { tokenHash: fingerprint(bearer) })
      : { fault: 'unauthenticated' }
}
