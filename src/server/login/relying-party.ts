import type { FastifyInstance } from 'fastify'
import * as oidc from 'openid-client'
import type { ServerConfig } from '../app/config.ts'
import { issuerOf } from './provider.ts'
import { LOGIN_SCOPES, OFFLINE_SCOPE } from './scopes.ts'

/** How old the proof may be that was asked for just now. */
const PROOF_SECONDS = 120

/** Before the id of the login of an organisation, where a sign-in is to go on there. */
export const LOGIN_HINT = 'login:'

export interface LoginAttempt {
  verifier: string
  state: string
  nonce: string
  returnTo: string
  /** The cookie of the session this one comes after; the way back from another site carries none. */
  earlier?: string
  /** Its person proves again who they are, however lately they did. */
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
  /** Where an outside provider ends its own session. */
  endSessionUrl(idToken: string | undefined): Promise<string | undefined>
  /** The issuer of the tokens, in the provider's own words, and the address of its keys. */
  signer(): Promise<{ issuer: string; jwksUri: string }>
}

/** Reaches the provider in this very process without a socket: no port to know and nothing to wait for. */
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

/** Whether the provider itself said no; anything else is a provider that could not be asked. */
export const isDenied = (error: unknown): boolean =>
  error instanceof oidc.ResponseBodyError && error.status < 500

const toTokens = (answer: Awaited<ReturnType<typeof oidc.refreshTokenGrant>>): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  idToken: answer.id_token,
  claims: { ...answer.claims() },
  expiresIn: answer.expiresIn() ?? 300,
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
    return [...LOGIN_SCOPES, ...(offered?.includes(OFFLINE_SCOPE) ? [OFFLINE_SCOPE] : [])].join(' ')
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
        // Asked for its age, a login says when its person proved who they are.
        max_age: String(again ? 0 : login.absoluteHours * 3600),
        ...(again ? { prompt: 'login' } : {}),
        ...(hint === undefined ? {} : { login_hint: hint }),
        ...target,
      })
      return { url: url.href, attempt }
    },
    complete: async (currentUrl, attempt) =>
      toTokens(
        await oidc.authorizationCodeGrant(
          await discover(),
          currentUrl,
          {
            pkceCodeVerifier: attempt.verifier,
            expectedState: attempt.state,
            expectedNonce: attempt.nonce,
            idTokenExpected: true,
            // It must say when, and lately: an answer of before would be no proof.
            ...(attempt.again ? { maxAge: PROOF_SECONDS } : {}),
          },
          target,
        ),
      ),
    renew: async (refreshToken) =>
      toTokens(await oidc.refreshTokenGrant(await discover(), refreshToken, target)),
    endSessionUrl: async (idToken) => {
      if (!login.issuer) return undefined
      const existing = await discover()
      if (!existing.serverMetadata().end_session_endpoint) return undefined
      const back: Record<string, string> = { post_logout_redirect_uri: `${publicUrl}/logout/callback` }
      if (idToken) back.id_token_hint = idToken
      return oidc.buildEndSessionUrl(existing, back).href
    },
    signer: async () => {
      const { issuer: ownName, jwks_uri: jwksUri = '' } = (await discover()).serverMetadata()
      return { issuer: ownName, jwksUri }
    },
  }
}
