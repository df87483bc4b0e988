import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider, type Configuration } from 'oidc-provider'
import { freePort } from './free-port.ts'
import type { IssuerShape } from './fixtures/issuer-shapes.ts'
import { walkThrough } from './walk-through.ts'

export const CLIENT = { id: 'portolan', secret: 'a-secret-of-this-test-alone' }

interface IssuerState {
  claims: Record<string, unknown>
  requests: URLSearchParams
  /** Token response that replaces the one of the provider. */
  forge?: (nonce: string) => Promise<string>
  /** Error that the provider returns instead of a sign-in. */
  error?: string
}

/** An identity provider of somebody else on a port of its own, in the shape of one that many organisations have. */
export async function openIssuer(shape: IssuerShape, publicUrl: string) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}${shape.path}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const state: IssuerState = { claims: shape.claims, requests: new URLSearchParams() }
  const settings: Configuration = {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of-this-test'] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${publicUrl}/sign-in/callback`],
        post_logout_redirect_uris: [`${publicUrl}/logout/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        require_auth_time: true,
      },
    ],
    scopes: ['openid', ...shape.scopes],
    claims: { openid: ['sub', 'sid', ...Object.keys(shape.claims)], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...state.claims, sub }) }),
    interactions: { url: (_ctx, { uid }) => `${shape.path}/enter/${uid}` },
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(['openid', 'profile', 'email', ...shape.scopes].join(' '))
      await grant.save()
      return grant
    },
    features: { devInteractions: { enabled: false } },
  }
  const provider = new Provider(issuer, settings)
  // Each login of ours has an address of its own below this one.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    address.startsWith(`${publicUrl}/sign-in/callback`)
  const answer = provider.callback()
  const forged = async (response: ServerResponse) => {
    const idToken = await state.forge!(state.requests.get('nonce') ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: idToken }),
    )
  }
  const handle = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const path = (request.url ?? '').slice(shape.path.length)
    if (path.startsWith('/token') && state.forge) return void forged(response)
    if (path.startsWith('/enter/')) {
      const login = { accountId: String(state.claims['sub']), remember: false }
      const result = state.error === undefined ? { login } : { error: state.error }
      return void provider.interactionFinished(request, response, result)
    }
    request.originalUrl = request.url
    request.url = path
    return void answer(request, response)
  }
  const server = await new Promise<Server>((resolve) => {
    const opened = createServer(handle).listen(port, '127.0.0.1', () => resolve(opened))
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const walk = (begin: string): Promise<URL> => {
    state.requests = new URL(begin).searchParams
    return walkThrough(issuer, begin)
  }
  /** Signs any payload with the key of this issuer. */
  const sign = (payload: JWTPayload, key = privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
  return { issuer, state, close, walk, sign }
}

export type Issuer = Awaited<ReturnType<typeof openIssuer>>
