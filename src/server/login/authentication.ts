import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose'
import { refused } from '../app/refused.ts'
import type { ServerConfig } from '../app/config.ts'
import type { Authenticate } from '../app/session.ts'
import type { Store } from '../store/store.ts'
import { issuerOf } from './provider.ts'
import { readSession } from './read-session.ts'
import type { RelyingParty } from './relying-party.ts'
import { fingerprint } from '../secrets/seal.ts'
import type { LoginSecrets } from '../secrets/secrets.ts'

const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'PS256', 'EdDSA']

interface Signer {
  keys: JWTVerifyGetKey
  expected: JWTVerifyOptions
}

const ownSigner = (config: ServerConfig, secrets: LoginSecrets): Signer => {
  const { d: _private, ...publicKey } = secrets.signingKey
  const { audience } = config.login
  return {
    keys: createLocalJWKSet({ keys: [publicKey] }),
    expected: { issuer: issuerOf(config), audience, typ: 'at+jwt', algorithms: ['ES256'] },
  }
}

// Few providers mark access tokens; the audience and the stored session identify them.
const outsideSigner = async (config: ServerConfig, party: RelyingParty): Promise<Signer> => {
  const { issuer, jwksUri } = await party.signer()
  const { audience } = config.login
  return {
    keys: createRemoteJWKSet(new URL(jwksUri)),
    expected: { issuer, audience, algorithms: ALGORITHMS },
  }
}

const signerOf = (
  config: ServerConfig,
  secrets: LoginSecrets,
  party: RelyingParty,
): (() => Promise<Signer>) => {
  if (!config.login.issuer) {
    const own = ownSigner(config, secrets)
    return async () => own
  }
  let outside: Signer | undefined
  return async () => (outside ??= await outsideSigner(config, party))
}

/** Errors of fetching keys, which say nothing about the token. */
const KEYLESS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

const isBadToken = (error: unknown): boolean => error instanceof errors.JOSEError && !KEYLESS.has(error.code)

/** Authenticates a bearer token signed for this portal whose session is alive (API-002). */
export const createAuthenticate = (
  store: Store,
  config: ServerConfig,
  secrets: LoginSecrets,
  party: RelyingParty,
): Authenticate => {
  const signer = signerOf(config, secrets, party)
  return async (bearer) => {
    try {
      const { keys, expected } = await signer()
      await jwtVerify(bearer, keys, expected)
    } catch (error) {
      if (isBadToken(error)) return { fault: 'unauthenticated' }
      throw refused('login-away')
    }
    return readSession(store, { tokenHash: fingerprint(bearer) })
  }
}
