import { maxHeaderSize } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type onSendAsyncHookHandler,
} from 'fastify'
import type { Store } from '../store/store.ts'
import { batchLinkRoute } from '../batches/link.ts'
import { readApiSession, TOKEN_PREFIX } from '../credentials/api-session.ts'
import { tokenRoute } from '../credentials/token-route.ts'
import { limitOf } from '../definitions/limit.ts'
import { createReaders } from '../languages/reader.ts'
import { sessionCookieOf } from '../login/bff.ts'
import { createLogin } from '../login/login.ts'
import { createTrustedBrowsers } from '../login/sign-in/trusted-browser.ts'
import { noteDifferences, noteRefusedCalls } from '../refusals/calls.ts'
import { createRefusals } from '../refusals/refusals.ts'
import { scimRoutes } from '../identity-providers/scim/routes.ts'
import { referencePage } from '../reference/page.ts'
import { networkData, type NetworkData } from '../network/data.ts'
import { messageKinds } from '../network/http-network.ts'
import { networkCallbacks } from '../network/order/callbacks.ts'
import { orderOutcomes } from '../order-outcomes.ts'
import { linkMachines } from '../payments/moves/machines.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { verificationFrame } from '../onboarding/verification/frame/routes.ts'
import { createApi } from './http/api.ts'
import type { HandlersById } from './call.ts'
import { CHANGES_ADDRESS, changesRoute, type DefinitionsChanges } from './publication/changes.ts'
import type { ServerConfig } from './config.ts'
import type { ServerDefinitions } from './definitions.ts'
import { createErrorHandler } from './http/errors.ts'
import { createChecks, type CheckCall } from './calls/checks.ts'
import { createFacts } from './facts.ts'
import { createFieldChecks } from './calls/field-checks.ts'
import { PERMISSIONS_POLICY, securityHeaders } from './http/headers.ts'
import { createHealth, type Departure } from './http/health.ts'
import { authorizeByBoth, createAuthorizer, type AuthorizePermission } from './permission.ts'
import { createPortal } from './http/portal.ts'
import { createRateKeys } from './rate-keys.ts'
import { createPublished } from './publication/published.ts'
import { readableUrl } from './http/readable-url.ts'
import type { Schemas } from './calls/schemas.ts'
import type { Authenticate, Session } from './session.ts'
import { sharedRates } from './http/shared-rates.ts'
import { answerUnreadable } from './http/unreadable-requests.ts'

export interface ServerParts {
  store: Store
  definitions: ServerDefinitions
  schemas: Schemas
  config: ServerConfig
  handlers: HandlersById
  /** The network definitions; absent: those that ship. */
  data?: NetworkData
  /** Present if the definitions are watched. */
  changes?: DefinitionsChanges
  /** Authorizes by the definitions in force, if these are older. */
  authorizeNow?: AuthorizePermission
  /** Present if every answer is checked before it is sent. */
  onAnswer?: onSendAsyncHookHandler
  /** Present if the process shuts down gracefully. */
  departure?: Departure
  log?: FastifyServerOptions['logger']
}

/** The maximum time of a request, in milliseconds; the body has its own rate. */
const REQUEST_MS = 300_000
const HEAD_MS = 15_000
const LOOK_EVERY_MS = 5000
/** The maximum length of a URL, which Node limits by the header size; schemas limit its parts. */
const ADDRESS_LENGTH = maxHeaderSize

/**
 * Returns the proxy trust: the client is the rightmost address of `X-Forwarded-For` that is no trusted proxy.
 */
const toTrust = (proxies: ServerConfig['trustedProxies']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false)

/** Returns whose requests are counted together: those of a program, or of a person. */
const callerOf = ({ user, credential }: Session): string => credential?.id ?? user.id

/** Creates the server around a store; the caller starts it. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { store, definitions, config, changes } = parts
  const app = fastify({
    logger: parts.log ?? false,
    bodyLimit: limitOf(definitions, 'requestBytes'),
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    trustProxy: toTrust(config.trustedProxies),
    requestIdHeader: false,
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: ADDRESS_LENGTH },
    clientErrorHandler: answerUnreadable(definitions.faults),
  })
  const refusals = createRefusals(store, definitions, app)
  const tooManySeconds = limitOf(definitions, 'retryAfterTooMany') / 1000
  const note = noteRefusedCalls(refusals)
  app.setErrorHandler(createErrorHandler(definitions.faults, { tooManySeconds, note }))
  noteDifferences(app, refusals)
  const { version } = definitions.published
  app.addHook(
    'onRequest',
    async (request, reply) =>
      void reply
        .header('x-request-id', request.id)
        .header('x-definitions', version)
        .header('permissions-policy', PERMISSIONS_POLICY),
  )
  if (parts.onAnswer) app.addHook('onSend', parts.onAnswer)
  await app.register(helmet, securityHeaders(config.publicUrl, config.outside, config.secondApi))
  await app.register(cookie)
  const readers = createReaders(definitions.languages, config)
  readers.attach(app)
  const secrets = await loadSecrets(store)
  const browsers = createTrustedBrowsers(config, secrets.cookieSecret)
  const rates = createRateKeys({
    sessionOf: ({ cookies }) => cookies[sessionCookieOf(config)],
    personOf: (request) => browsers.read(request)?.people[0],
  })
  const limits = { max: config.requestsPerMinute, timeWindow: '1 minute', keyGenerator: rates.keyOf }
  await app.register(rateLimit, { ...limits, store: sharedRates(store) })
  // The plugin counts routes only; a request without one costs as much (TRU-933).
  const countUnrouted = app.rateLimit()
  app.addHook('onRequest', async function (request, reply) {
    if (request.is404) await countUnrouted.call(this, request, reply)
  })
  // Routes opt in to compression: downloads stream uncompressed, and the portal's files are precompressed.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  await app.register(createHealth(store, parts.departure))

  const login = await createLogin({ store, config, definitions, app, refusals, rates, secrets })
  await app.register(login.routes)
  await app.register(tokenRoute({ store, config, definitions, refusals, rates }))
  await app.register(scimRoutes({ store, config, definitions, refusals, rates }), { prefix: '/scim/v2' })
  const { data = networkData() } = parts
  const kinds = messageKinds(
    data,
    definitions,
    orderOutcomes({ machines: linkMachines(definitions), definitions }),
  )
  const { secret } = config.network
  await app.register(networkCallbacks({ store, terms: data.payouts, secret, kinds }))
  const readFacts = createFacts(definitions)
  const own = createAuthorizer(definitions, readFacts)
  const authorize = parts.authorizeNow ? authorizeByBoth(own, parts.authorizeNow) : own
  await app.register(batchLinkRoute(store, { definitions, authorize }))
  const fields = createFieldChecks(definitions, readFacts)
  const checkRules = createChecks(definitions.rules, readFacts)
  const check: CheckCall = (...sent) => checkRules(...sent) ?? fields.check(...sent)
  const { checkAnswers, publicUrl } = config
  const authenticate: Authenticate = async (bearer, ip) => {
    const isProgram = bearer.startsWith(TOKEN_PREFIX)
    const read = await (isProgram ? readApiSession(store, bearer, ip) : login.authenticate(bearer, ip))
    rates.learn(ip, bearer, 'fault' in read ? undefined : callerOf(read.session))
    return read
  }
  const api = createApi({
    ...parts,
    authorize,
    check,
    fields,
    authenticate,
    checkAnswers,
    publicUrl,
    note,
    readers,
  })
  await app.register(api, { prefix: '/api/v1' })
  if (changes) {
    const isFollowed = changes.last().version !== version
    const published = { ...definitions.published, changes: CHANGES_ADDRESS }
    await app.register(createPublished(published, definitions.languages, isFollowed ? 'soonest' : 'smallest'))
    await app.register(changesRoute(changes))
  } else await app.register(createPublished(definitions.published, definitions.languages))
  await app.register(verificationFrame)
  await app.register(referencePage)
  await app.register(createPortal(config, definitions.library.pages))
  if (definitions.findings.length > 0)
    app.log.warn({ findings: definitions.findings }, 'some definitions are broken')
  return app
}
