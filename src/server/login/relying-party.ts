import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as oidc from 'openid-client'
import type { ServerConfig } from '../app/config.ts'
import { issuerOf } from './provider.ts'
import { OFFLINE_SCOPE } from './scopes.ts'

/** The maximum age of a fresh sign-in, in seconds. */
const PROOF_SECONDS = 120

/** The prefix of an organisation's login ID in `login_hint`. */
export const LOGIN_HINT = 'login:'

export interface LoginAttempt {
  verifier: string
  state: string
  nonce: string
  returnTo: string
  /** The cookie of the previous session, which is not sent on the way back from another site. */
  earlier?: string
  /** True: the person must sign in again, however recent the last time. */
  again?: boolean
}

export interface Tokens {
  accessToken: string
  refreshToken?: string
  idToken?: string
  claims: Record<string, unknown>
  expiresIn: number
}

export interface RelyingParty {
  begin(returnTo: string, again?: boolean, hint?: string): Promise<{ url: string; attempt: LoginAttempt }>
  complete(currentUrl: URL, attempt: LoginAttempt): Promise<Tokens>
  renew(refreshToken: string): Promise<Tokens>
  /** Returns the address that ends the session of an outside provider. */
  endSessionUrl(idToken: string | undefined): Promise<string | undefined>
}

/** Calls the built-in provider without a socket. */
const inProcess =
  (app: FastifyInstance): oidc.CustomFetch =>
  async (address, options) => {
    const url = new URL(address)
    const answer = await app.inject({
      method: options.method as 'GET' | 'POST',
      url: `${url.pathname}${url.search}`,
      headers: { ...options.headers, host: url.host, 'x-forwarded-proto': url.protocol.replace(':', '') },
      payload: options.body === undefined || options.body === null ? undefined : String(options.body),
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }

/** Returns true if the provider refused; false if it could not be reached. */
export const isDenied = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError && error.status < 500

type TokenAnswer = Awaited<ReturnType<typeof oidc.refreshTokenGrant>>

const toTokens = (answer: TokenAnswer): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  idToken: answer.id_token,
  claims: { ...answer.claims() },
  expiresIn: answer.expiresIn() ?? 300,
})

/**
 * Replaces the access token of another login by a random one of this portal. The original may be opaque, for another
 * audience, or signed by unknown keys; the browser does not need it.
 */
const toOwnTokens = (answer: TokenAnswer): Tokens => ({
  ...toTokens(answer),
  accessToken: randomBytes(32).toString('base64url'),
})

export const createRelyingParty = (
  app: FastifyInstance,
  config: ServerConfig,
  clientSecret: string,
): RelyingParty => {
  const { login, publicUrl } = config
  const issuer = issuerOf(config)
  const reach: oidc.CustomFetch = login.issuer
    ? (url, options) => fetch(url, options as RequestInit)
    : inProcess(app)
  const read = login.issuer ? toOwnTokens : toTokens
  let found: Promise<oidc.Configuration> | undefined

  const discover = (): Promise<oidc.Configuration> => {
    found ??= oidc
      .discovery(
        new URL(issuer),
        login.clientId,
        { id_token_signed_response_alg: undefined },
        oidc.ClientSecretBasic(clientSecret),
        {
          execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
          [oidc.customFetch]: reach,
        },
      )
      .catch((error: unknown) => {
        found = undefined
        throw error
      })
    return found
  }

  const target: Record<string, string> = login.issuer
    ? { audience: login.audience }
    : { resource: login.audience }

  const scopes = async (): Promise<string> => {
    const offered = login.issuer ? (await discover()).serverMetadata().scopes_supported : undefined
    return [...new Set([...login.scopes, ...(offered?.includes(OFFLINE_SCOPE) ? [OFFLINE_SCOPE] : [])])].join(
      ' ',
    )
  }

  return {
    begin: async (returnTo, again = false, hint) => {
      const attempt = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        returnTo,
        again,
      }
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: `${publicUrl}/auth/callback`,
        scope: await scopes(),
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
        // With `max_age`, the provider returns the time of the sign-in.
        max_age: String(again ? 0 : login.absoluteHours * 3600),
        ...(again ? { prompt: 'login' } : {}),
        ...(hint === undefined ? {} : { login_hint: hint }),
        ...target,
      })
      return { url: url.href, attempt }
    },
    complete: async (currentUrl, attempt) =>
      read(
        await oidc.authorizationCodeGrant(
          await discover(),
          currentUrl,
          {
            pkceCodeVerifier: attempt.verifier,
            expectedState: attempt.state,
            expectedNonce: attempt.nonce,
            idTokenExpected: true,
            // The time must be recent: an older sign-in proves nothing.
            ...(attempt.again ? { maxAge: PROOF_SECONDS } : {}),
          },
          target,
        ),
      ),
    renew: async (refreshToken) => read(await oidc.refreshTokenGrant(await discover(), refreshToken, target)),
    endSessionUrl: async (idToken) => {
      if (!login.issuer) return undefined
      const existing = await discover()
      if (!existing.serverMetadata().end_session_endpoint) return undefined
      const back: Record<string, string> = { post_logout_redirect_uri: `${publicUrl}/logout/callback` }
      if (idToken) back.id_token_hint = idToken
      return oidc.buildEndSessionUrl(existing, back).href
    },
  }
}
