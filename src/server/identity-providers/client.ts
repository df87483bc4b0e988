import * as oidc from 'openid-client'
import type { ServerConfig } from '../app/config.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { joinClaims } from './mapping.ts'
import { redirectAddress, secretOf, type ProviderRow } from './record.ts'

const CACHE_MS = 300_000

/** What is known of a sign-in that left for an identity provider. */
export interface OutsideAttempt {
  verifier: string
  state: string
  nonce: string
  /** Its person proves again who they are, however lately they did. */
  again: boolean
}

/** By a header where the provider takes it, else in the body; without a secret PKCE alone. */
const authenticationOf = (secret: string | undefined): oidc.ClientAuth => {
  if (secret === undefined) return oidc.None()
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? basic : post
    authenticate(server, client, body, headers)
  }
}

const spaced = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean)

/** How old a proof may be that was asked for just now. */
const PROOF_SECONDS = 120

export type OutsideClient = ReturnType<typeof createOutsideClient>

/** Talks to identity providers: every answer over a checked address, every ID token with its signature verified (TRU-403). */
export const createOutsideClient = (config: ServerConfig, cookieSecret: string) => {
  const reach = createGuardedFetch({ isLocalAllowed: !config.production })
  const found = new Map<string, { at: number; made: Promise<oidc.Configuration> }>()

  const discover = (provider: ProviderRow): Promise<oidc.Configuration> =>
    oidc.discovery(
      new URL(provider.issuer),
      provider.client_id,
      { id_token_signed_response_alg: undefined },
      authenticationOf(secretOf(provider, cookieSecret)),
      {
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(provider.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
        [oidc.customFetch]: reach,
      },
    )

  /** As it was found lately; a change of the provider finds it anew. */
  const configurationOf = (provider: ProviderRow): Promise<oidc.Configuration> => {
    const key = `${provider.id} ${provider.changed_at.toISOString()}`
    const existing = found.get(key)
    if (existing && Date.now() - existing.at < CACHE_MS) return existing.made
    const made = discover(provider)
    found.set(key, { at: Date.now(), made })
    made.catch(() => found.delete(key))
    return made
  }

  return {
    reach,
    discover,
    configurationOf,
    /** Where a person is sent, and what is remembered until they come back. */
    begin: async (provider: ProviderRow, { email, again = false }: { email?: string; again?: boolean }) => {
      const attempt: OutsideAttempt = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        again,
      }
      const url = oidc.buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: redirectAddress(config, provider),
        scope: provider.scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
        // Asked for its age, a login says when its person proved who they are.
        max_age: String(again ? 0 : config.login.absoluteHours * 3600),
        ...(again ? { prompt: 'login' } : {}),
        ...(email === undefined ? {} : { login_hint: email }),
        ...(provider.acr_values === null ? {} : { acr_values: provider.acr_values }),
      })
      return { url: url.href, attempt }
    },
    /** The claims of who came back, and the ID token that says so; the access token is used once, for what the ID token leaves out. */
    complete: async (provider: ProviderRow, back: URLSearchParams, attempt: OutsideAttempt) => {
      const configuration = await configurationOf(provider)
      const answer = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${redirectAddress(config, provider)}?${back}`),
        {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
          // It must say when, and lately: an answer of before would be no proof.
          ...(attempt.again ? { maxAge: PROOF_SECONDS } : {}),
        },
      )
      const claims = answer.claims()
      if (!claims) throw new Error('There is no ID token.')
      const more = configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, answer.access_token, claims.sub).catch(() => ({}))
        : {}
      return { claims: { ...joinClaims({ ...claims }, { ...more }) }, idToken: answer.id_token ?? '' }
    },
    /** Where the session there ends; nothing where the provider has no such place. */
    endSessionUrl: async (provider: ProviderRow, idToken: string): Promise<string | undefined> => {
      const configuration = await configurationOf(provider)
      if (!configuration.serverMetadata().end_session_endpoint) return undefined
      const back = `${config.publicUrl}/logout/callback`
      return oidc.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: back,
      }).href
    },
    /** Whether a login was as strong as the provider is asked for. */
    isStrongEnough: ({ acr_values: required }: ProviderRow, { acr }: Record<string, unknown>): boolean =>
      required === null || (typeof acr === 'string' && spaced(required).includes(acr)),
  }
}
