import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { freePort } from './free-port.ts'
import { walkThrough } from './walk-through.ts'

const CLIENT = { id: 'portal-of-a-customer', secret: 'a-secret-of-this-test-alone' }
const AUDIENCE = 'https://api.portolan.test'

/** Claim names of the provider, which differ from those of the built-in login. */
export const names = {
  OIDC_CLAIM_USER_ID: 'https://login.test/user',
  OIDC_CLAIM_ORG_ID: 'https://login.test/org',
  OIDC_CLAIM_ORG_NAME: 'https://login.test/org_name',
  OIDC_CLAIM_ENVIRONMENTS: 'https://login.test/environments',
}

/** A login of another provider on its own port. Every sign-in returns the person in `claims`. */
export async function openOutsideLogin(publicUrl: string) {
  const port = await freePort()
  // With the slash, as many write it; the deployer leaves it out.
  const issuer = `http://127.0.0.1:${port}/`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const state = { claims: {} as Record<string, unknown>, requests: new URLSearchParams() }
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of-this-test'] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/logout/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub', ...Object.values(names)], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...state.claims }) }),
    issueRefreshToken: () => true,
    extraParams: ['audience'],
    interactions: { url: (_ctx, { uid }) => `/enter/${uid}` },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid offline_access profile email')
      await grant.save()
      return grant
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: AUDIENCE,
          accessTokenFormat: 'opaque',
          accessTokenTTL: 300,
        }),
      },
    },
  })
  const answer = provider.callback()
  let server: Server | undefined
  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        if (!request.url?.startsWith('/enter/')) return void answer(request, response)
        const login = { accountId: 'somebody', remember: false }
        void provider.interactionFinished(request, response, { login })
      }).listen(port, '127.0.0.1', resolve)
    })
  const close = () =>
    new Promise<void>((resolve) => {
      server?.closeAllConnections()
      server?.close(() => resolve())
    })
  const walk = (begin: string): Promise<URL> => {
    state.requests = new URL(begin).searchParams
    return walkThrough(issuer, begin)
  }
  await open()
  const env = {
    OIDC_ISSUER: issuer.slice(0, -1),
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_AUDIENCE: AUDIENCE,
    ...names,
  }
  return { issuer, env, state, open, close, walk }
}

export type OutsideLogin = Awaited<ReturnType<typeof openOutsideLogin>>
