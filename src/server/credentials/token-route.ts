import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { RateKeys } from '../app/rate-keys.ts'
import { isRetained } from '../app/http/readable-text.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Refusals } from '../refusals/refusals.ts'
import type { Store } from '../store/store.ts'
import { offeredScopes } from './scopes.ts'
import { issueToken } from './token.ts'
import { objectOf } from '#values/object.ts'

interface TokenRoute {
  store: Store
  config: ServerConfig
  definitions: ServerDefinitions
  refusals: Refusals
  rates: RateKeys
}

const STATUSES = { invalid_client: 401, invalid_scope: 400, access_denied: 403 } as const

/** Returns a text that can be a credential's name, or an empty one. */
const named = (value: unknown): string => (typeof value === 'string' && isRetained(value) ? value : '')

/** Returns the client ID and secret of RFC 6749 §2.3.1, from the header or else the form. */
const clientOf = (request: FastifyRequest): { clientId: string; secret: string } => {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '')?.[1]
  const form = objectOf(request.body)
  if (!basic) return { clientId: named(form.client_id), secret: named(form.client_secret) }
  const [clientId = '', ...secret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return { clientId: named(clientId), secret: secret.join(':') }
}

/** Returns the scopes of a request, separated by spaces (RFC 6749 §3.3); null if absent. */
const scopesIn = (value: unknown): string[] | null => {
  const names = typeof value === 'string' ? value.split(' ').filter(Boolean) : []
  return names.length === 0 ? null : [...new Set(names)]
}

/**
 * Issues tokens for API credentials by the client-credentials grant of RFC 6749 §4.4, within their scopes.
 */
export const tokenRoute =
  ({ store, config, definitions, refusals, rates }: TokenRoute) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const secretOf = (request: FastifyRequest): string => Object.values(clientOf(request)).join(' ')
    // Counted once the form is read, because it may name the client.
    const rateLimit = {
      max: config.signInsPerMinute,
      timeWindow: '1 minute',
      hook: 'preHandler' as const,
      keyGenerator: (request: FastifyRequest) => rates.keyOfSecret(request.ip, secretOf(request)),
    }
    const limited = { config: { rateLimit } }
    app.post('/oauth/token', limited, async (request, reply) => {
      const { grant_type, scope } = objectOf(request.body)
      if (grant_type !== 'client_credentials') {
        const isNamed = typeof grant_type === 'string' && grant_type !== ''
        return reply.code(400).send({ error: isNamed ? 'unsupported_grant_type' : 'invalid_request' })
      }
      const issued = await issueToken(store, {
        ...clientOf(request),
        scopes: scopesIn(scope),
        offered: offeredScopes(definitions).map(({ value }) => value),
        ip: request.ip,
        seconds: limitOf(definitions, 'apiTokenSeconds'),
      })
      const isIssued = 'token' in issued
      rates.learn(request.ip, secretOf(request), isIssued ? clientOf(request).clientId : undefined)
      if (isIssued) {
        const { token, seconds, scopes } = issued
        rates.learn(request.ip, token, clientOf(request).clientId)
        const granted = scopes && { scope: scopes.join(' ') }
        return { access_token: token, token_type: 'Bearer', expires_in: seconds, ...granted }
      }
      const { error, fault, credential: existing } = issued
      refusals.note(request, {
        action: 'token.refuse',
        fault: fault ?? 'unauthenticated',
        told: error,
        objectType: 'API credential',
        ...(existing && { orgId: existing.orgId, objectId: existing.clientId }),
      })
      const says = fault && definitions.faults[fault]?.says
      if (error === 'invalid_client') reply.header('www-authenticate', 'Basic')
      return reply.code(STATUSES[error]).send({ error, ...(says && { error_description: says }) })
    })
  }
