import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { isKept } from '../app/readable-text.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Refusals } from '../refusals/refusals.ts'
import type { Store } from '../store/store.ts'
import { issueToken } from './token.ts'

interface TokenRoute {
  store: Store
  config: ServerConfig
  definitions: ServerDefinitions
  refusals: Refusals
}

type Form = Record<string, unknown>

/** What no credential can be called is no credential's name. */
const named = (value: unknown): string => (typeof value === 'string' && isKept(value) ? value : '')

/** Client id and secret as RFC 6749 §2.3.1 has them: in the header, or else in the form. */
const clientOf = (request: FastifyRequest): { clientId: string; secret: string } => {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(request.headers.authorization ?? '')?.[1]
  const form = (request.body ?? {}) as Form
  if (!basic) return { clientId: named(form.client_id), secret: named(form.client_secret) }
  const [clientId = '', ...secret] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return { clientId: named(clientId), secret: secret.join(':') }
}

/** Where an API credential gets its token: the client-credentials grant of RFC 6749 §4.4. */
export const tokenRoute =
  ({ store, config, definitions, refusals }: TokenRoute) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }
    app.post('/oauth/token', limited, async (request, reply) => {
      const { grant_type } = (request.body ?? {}) as Form
      if (grant_type !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      const seconds = limitOf(definitions, 'apiTokenSeconds')
      const issued = await issueToken(store, { ...clientOf(request), ip: request.ip, seconds })
      if ('token' in issued) return { access_token: issued.token, token_type: 'Bearer', expires_in: seconds }
      const { credential: known } = issued
      const fault = issued.error === 'invalid_client' ? 'unauthenticated' : 'not-allowlisted'
      refusals.note(request, {
        action: 'token.refuse',
        fault,
        told: issued.error,
        objectType: 'API credential',
        ...(known && { orgId: known.orgId, objectId: known.clientId }),
      })
      if (issued.error === 'invalid_client')
        return reply.code(401).header('www-authenticate', 'Basic').send({ error: issued.error })
      const says = definitions.faults['not-allowlisted']?.says
      return reply.code(403).send({ error: 'access_denied', error_description: says })
    })
  }
