import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { ServerConfig } from '../app/config.ts'
import { hostCookie } from '../app/values/host-cookie.ts'
import type { Store } from '../store/store.ts'
import { createAdapter } from './adapter.ts'
import { claimsOf, findPersonById } from '../users/people.ts'
import { RESOURCE_SCOPES } from './scopes.ts'
import type { LoginSecrets } from '../secrets/secrets.ts'

const ACCESS_SECONDS = 300
const CODE_SECONDS = 60
const INTERACTION_SECONDS = 3600

type GrantContext = KoaContextWithOIDC

const loadGrant = (audience: string) => async (ctx: GrantContext) => {
  const { client, session, provider, result } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email')
  grant.addResourceScope(audience, RESOURCE_SCOPES.join(' '))
  await grant.save()
  return grant
}

const profileClaims = ['name', 'given_name', 'family_name', 'nickname', 'picture']

const settings = (store: Store, config: ServerConfig, secrets: LoginSecrets): Configuration => {
  const { login, publicUrl } = config
  const lifetime = login.absoluteHours * 3600
  const findAccount: Configuration['findAccount'] = async (_ctx, id) => {
    const person = await findPersonById(store, id)
    if (person?.status !== 'ACTIVE') return undefined
    const name = `${person.first_name} ${person.last_name}`
    const profile = { name, given_name: person.first_name, family_name: person.last_name }
    const email = { email: person.email, email_verified: true }
    return {
      accountId: id,
      claims: async () => ({ sub: id, ...profile, ...email, ...claimsOf(person, login.claims) }),
    }
  }
  return {
    adapter: createAdapter(store),
    jwks: { keys: [secrets.signingKey] },
    cookies: { keys: [secrets.cookieSecret], names: { session: providerCookieOf(config) } },
    clients: [
      {
        client_id: login.clientId,
        client_secret: login.clientSecret ?? secrets.clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: ['openid'],
    claims: {
      openid: ['sub', 'amr', ...Object.values(login.claims)],
      profile: profileClaims,
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    findAccount,
    extraTokenClaims: async (_ctx, token) => {
      const id = 'accountId' in token ? token.accountId : undefined
      const person = id ? await findPersonById(store, id) : undefined
      return person ? claimsOf(person, login.claims) : undefined
    },
    loadExistingGrant: loadGrant(login.audience),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    renderError: async (ctx, out) => {
      const reason = new URLSearchParams({ error: out.error, error_description: out.error_description ?? '' })
      ctx.redirect(`${publicUrl}/login/callback?${reason}`)
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => login.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: RESOURCE_SCOPES.join(' '),
          audience: login.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_SECONDS,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    ttl: {
      AccessToken: ACCESS_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      IdToken: ACCESS_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: lifetime,
      Grant: lifetime,
      RefreshToken: lifetime,
    },
  }
}

/** Returns the name of the cookie by which the built-in provider recognises a browser. */
export const providerCookieOf = (config: Pick<ServerConfig, 'publicUrl'>): string =>
  hostCookie(config, 'login')

export const issuerOf = (config: ServerConfig): string => config.login.issuer ?? `${config.publicUrl}/oidc`

/** Creates an OpenID provider inside this process, used if none is configured. */
export const createProvider = (store: Store, config: ServerConfig, secrets: LoginSecrets): Provider => {
  const provider = new Provider(`${config.publicUrl}/oidc`, settings(store, config, secrets))
  provider.proxy = config.publicUrl.startsWith('https:')
  return provider
}
