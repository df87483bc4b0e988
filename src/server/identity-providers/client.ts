import * as oidc from 'openid-client'
import type { ServerConfig } from '../app/config.ts'
import { OtherIssuer } from './failure.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { joinClaims } from './mapping.ts'
import { redirectAddress, secretOf, type ProviderRow } from './record.ts'

const CACHE_MS = 300_000

/** A sign-in in progress at an identity provider. */
export interface OutsideAttempt {
  verifier: string
  state: string
  nonce: string
  /** True: the person must sign in again, however recent the last time. */
  again: boolean
}

/** Authenticates by header if the provider accepts it, else in the body; without a secret by PKCE alone. */
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

/** The maximum age of a fresh sign-in, in seconds. */
const PROOF_SECONDS = 120

export type OutsideClient = ReturnType<typeof createOutsideClient>

/**
 * Refuses an issuer that names another one. Shared addresses such as `/common/` of Entra do so. They would let every
 * tenant in, with any email address that its own administrator wrote (TRU-653).
 */
const refuseOtherIssuer = (configured: string, named: string): void => {
  if (URL.parse(named)?.href !== new URL(configured).href) throw new OtherIssuer(named)
}

/** Talks to identity providers: every answer over a checked address, every ID token with its signature verified (TRU-403). */
export const createOutsideClient = (
  config: ServerConfig,
  cookieSecret: string,
  reach = createGuardedFetch({ isLocalAllowed: !config.production }),
) => {
  const found = new Map<string, { at: number; made: Promise<oidc.Configuration> }>()

  const discover = async (provider: ProviderRow): Promise<oidc.Configuration> => {
    const configuration = await oidc.discovery(
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
    refuseOtherIssuer(provider.issuer, configuration.serverMetadata().issuer)
    return configuration
  }

  /** Returns the discovered configuration, cached until the login changes. */
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
    /** Returns the address to send a person to, and the attempt to remember until they return. */
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
        // With `max_age`, the provider returns the time of the sign-in.
        max_age: String(again ? 0 : config.login.absoluteHours * 3600),
        ...(again ? { prompt: 'login' } : {}),
        ...(email === undefined ? {} : { login_hint: email }),
        ...(provider.acr_values === null ? {} : { acr_values: provider.acr_values }),
      })
      return { url: url.href, attempt }
    },
    /**
     * Returns the claims of the person and the ID token; the access token is used once, for claims that the
     * ID token lacks.
     */
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
          // The time must be recent: an older sign-in proves nothing.
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
    /** Returns the address that ends the provider's session; undefined if it has none. */
    endSessionUrl: async (provider: ProviderRow, idToken: string): Promise<string | undefined> => {
      const configuration = await configurationOf(provider)
      if (!configuration.serverMetadata().end_session_endpoint) return undefined
      const back = `${config.publicUrl}/logout/callback`
      return oidc.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: back,
      }).href
    },
    /** Returns true if the sign-in was as strong as the login requires. */
    isStrongEnough: ({ acr_values: required }: ProviderRow, { acr }: Record<string, unknown>): boolean =>
      required === null || (typeof acr === 'string' && spaced(required).includes(acr)),
  }
}
