import { createLocalJWKSet, createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { ServerConfig } from '../app/config.ts'
import type { Authenticate } from '../app/session.ts'
import type { Store } from '../store/store.ts'
import { issuerOf } from './provider.ts'
import { readSession } from './read-session.ts'
import type { RelyingParty } from './relying-party.ts'
import { fingerprint } from './seal.ts'
import type { LoginSecrets } from './secrets.ts'

const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'PS256', 'EdDSA']

const keysOf = (
  config: ServerConfig,
  secrets: LoginSecrets,
  party: RelyingParty,
): (() => Promise<JWTVerifyGetKey>) => {
  if (!config.login.issuer) {
    const { d: _private, ...publicKey } = secrets.signingKey
    const keys = createLocalJWKSet({ keys: [publicKey] })
    return async () => keys
  }
  let keys: JWTVerifyGetKey | undefined
  return async () => {
    keys ??= createRemoteJWKSet(new URL(await party.jwksUri()), {
      [customFetch]: (url, options) => fetch(url, options),
    })
    return keys
  }
}

/** A bearer counts when the provider signed it for us and the session it was given to is alive (API-002). */
export const createAuthenticate = (
  store: Store,
  config: ServerConfig,
  secrets: LoginSecrets,
  party: RelyingParty,
): Authenticate => {
  const keys = keysOf(config, secrets, party)
  const expected = {
    issuer: issuerOf(config),
    audience: config.login.audience,
    typ: 'at+jwt',
    algorithms: config.login.issuer ? ALGORITHMS : ['ES256'],
  }
  return async (bearer) => {
    try {
      await jwtVerify(bearer, await keys(), expected)
    } catch {
      return { fault: 'unauthenticated' }
    }
    return readSession(store, { tokenHash: fingerprint(bearer) })
  }
}
