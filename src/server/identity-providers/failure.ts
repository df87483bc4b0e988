import * as oidc from 'openid-client'
import { PrivateAddress } from './guarded-fetch.ts'

/** An address names another issuer than the one that is configured, or none in particular. */
export class OtherIssuer extends Error {}

/** Why a provider, or what it answered, lets nobody in. */
export type OutsideFault =
  | 'idp-unreached'
  | 'idp-private'
  | 'idp-discovery'
  | 'idp-secret'
  | 'idp-token'
  | 'idp-proof-old'
  | 'idp-refused'

/** Returns the messages of an error and of its causes. */
const messagesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { code }: { code?: unknown } = Object(error)
  return `${typeof code === 'string' ? code : ''} ${error.message} ${messagesOf(error.cause)}`
}

const isOf = (error: unknown, kind: new (...given: never[]) => Error): boolean =>
  error instanceof kind || (error instanceof Error && error.cause !== undefined && isOf(error.cause, kind))

/** Maps an error of the way to or from a provider to a fault. */
export const outsideFault = (error: unknown): OutsideFault => {
  if (isOf(error, PrivateAddress)) return 'idp-private'
  if (isOf(error, OtherIssuer)) return 'idp-discovery'
  if (error instanceof oidc.AuthorizationResponseError) return 'idp-refused'
  // The answer to a wrong secret in a header.
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'idp-secret'
  if (error instanceof oidc.ResponseBodyError)
    return error.error === 'invalid_client' ? 'idp-secret' : 'idp-refused'
  const messages = messagesOf(error)
  if (/auth_time|End-User authentication/.test(messages)) return 'idp-proof-old'
  if (/ECONN|ENOTFOUND|EAI_|TIMEOUT|Timeout|aborted|socket|certificate|self-signed/i.test(messages))
    return 'idp-unreached'
  if (/JWT|JWS|jwk|claim|nonce|issuer|audience|signature|alg|iss\b|aud\b|ID Token/i.test(messages))
    return 'idp-token'
  return 'idp-discovery'
}

/** Returns the reason for the log; no page shows it. */
export const loggedReason = (error: unknown): string => messagesOf(error).slice(0, 300)
