import * as oidc from 'openid-client'
import { PrivateAddress } from './guarded-fetch.ts'

/** Why a provider, or what it answered, lets nobody in. */
export type OutsideFault =
  | 'idp-unreached'
  | 'idp-private'
  | 'idp-discovery'
  | 'idp-secret'
  | 'idp-token'
  | 'idp-proof-old'
  | 'idp-refused'

/** All messages of an error and of what caused it. */
const messagesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { code }: { code?: unknown } = Object(error)
  return `${typeof code === 'string' ? code : ''} ${error.message} ${messagesOf(error.cause)}`
}

const isOf = (error: unknown, kind: new (...given: never[]) => Error): boolean =>
  error instanceof kind || (error instanceof Error && error.cause !== undefined && isOf(error.cause, kind))

/** Says of what was thrown on the way to a provider, or on the way back, which of our sentences it is. */
export const outsideFault = (error: unknown): OutsideFault => {
  if (isOf(error, PrivateAddress)) return 'idp-private'
  if (error instanceof oidc.AuthorizationResponseError) return 'idp-refused'
  // How a header with a wrong secret is answered.
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

/** What the log keeps of it; no page prints it. */
export const loggedReason = (error: unknown): string => messagesOf(error).slice(0, 300)
