import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Call, DeprecatedCall } from '#definition/generated/call.ts'
import { limitNamed, limitOf } from '../../definitions/limit.ts'
import { attachmentNamed } from '../../files/attachment.ts'
import { logRequests } from '../../request-log/log.ts'
import { decidedByTwo } from '../../request-log/decided-by-two.ts'
import { createReplay, REPLAY } from '../../request-log/replay.ts'
import type { Store } from '../../store/store.ts'
import { createAccountNumbers } from './account-numbers.ts'
import { admissionOf, createAdmit, createAdmitAgain, createAdmitNow } from './admission.ts'
import type { Readers } from '../../languages/reader.ts'
import { BULK, performBulk } from './bulk.ts'
import type { Answered, CallRequest, Handler, HandlersById } from '../call.ts'
import { createEnterView } from '../../client-views/view.ts'
import type { CheckCall } from './checks.ts'
import type { NoteRefusal } from '../http/errors.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { perform, type Act, type CallRoute } from './call-execution.ts'
import type { FieldChecks } from './field-checks.ts'
import { createGate, createHold, gateLimits, type Whose } from './gate.ts'
import type { AuthorizePermission } from '../permission.ts'
import type { Schemas } from './schemas.ts'
import type { Authenticate } from '../session.ts'
import { createAgainstSlow } from '../http/slow-requests.ts'
import { createReadUpload } from '../http/upload.ts'

/**
 * Returns the headers of a deprecated call: Deprecation (RFC 9745), Sunset (RFC 8594) and a link to its
 * successor.
 */
const deprecationOf = (
  { since, sunset, instead }: DeprecatedCall,
  { calls }: Pick<ServerDefinitions, 'calls'>,
  prefix: string,
): Record<string, string> => {
  const next = calls.find(({ id }) => id === instead)
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset ? { sunset: new Date(sunset).toUTCString() } : {}),
    ...(next ? { link: `<${prefix}${next.path}>; rel="successor-version"` } : {}),
  }
}

export interface CallsOptions {
  publicUrl: string
  store: Store
  definitions: ServerDefinitions
  schemas: Schemas
  handlers: HandlersById
  authenticate: Authenticate
  authorize: AuthorizePermission
  check: CheckCall
  fields: FieldChecks
  checkAnswers: boolean
  note: NoteRefusal
  readers: Readers
}

const PARAMETER = /\{(\w+)\}/g

/** Converts the path of a definition, `/payments/{id}`, to a route, `/payments/:id` (API-004). */
export const toRoutePath = (path: string): string => path.replace(PARAMETER, ':$1')

const paramsSchema = (path: string) => {
  const names = [...path.matchAll(PARAMETER)].map((match) => match[1] ?? '')
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 255 }]),
  )
  return { type: 'object', properties, required: names }
}

const pointTo = (schemas: Schemas, name: string | undefined): { $ref: string } | undefined => {
  const address = name && schemas.entity(name)
  return address ? { $ref: address } : undefined
}

const routeSchema = (call: Call, schemas: Schemas, isControlled: boolean): FastifySchema => {
  const query = pointTo(schemas, call.query)
  const body = call.upload ? undefined : pointTo(schemas, call.request)
  const answer = pointTo(schemas, call.answer)
  const waits = isControlled ? pointTo(schemas, 'control-change') : undefined
  return {
    operationId: call.id,
    summary: call.purpose,
    tags: [call.id.split('.')[0] ?? call.id],
    params: paramsSchema(call.path),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(answer ? { response: { 200: answer, ...(waits ? { 202: waits } : {}) } } : {}),
  }
}

const missingSchemas = (call: Call, schemas: Schemas): string[] =>
  [call.query, call.upload ? undefined : call.request].filter(
    (name): name is string => !!name && !schemas.entity(name),
  )

const send = (reply: FastifyReply, answer: Answered, replayed: boolean) => {
  reply.code(answer.status ?? 200).header('cache-control', 'no-store')
  if (answer.headers) reply.headers(answer.headers)
  if (replayed) reply.header('idempotency-replayed', 'true')
  if (answer.file) {
    reply.header('content-disposition', attachmentNamed(answer.file.name)).type(answer.file.type)
    return reply.send(answer.file.content)
  }
  if (answer.status === 204) return reply.send()
  reply.type('application/json')
  if (answer.body === undefined || answer.body === null) return reply.send(null)
  reply.compress(reply.serialize(answer.body))
  return reply
}

/** Reads on only while the check passes: what is sent stays sent, and the file ends unfinished. */
async function* whileAdmitted(content: Readable, admitNow: () => Promise<unknown>) {
  let isFirst = true
  for await (const piece of content) {
    if (!isFirst) await admitNow()
    isFirst = false
    yield piece as unknown
  }
}

/** Ends the stream of a file once its reader loses the right or the session that opened it (TRU-831). */
const watched = (answer: Answered, admitNow: () => Promise<unknown>): Answered => {
  const { file } = answer
  if (!(file?.content instanceof Readable)) return answer
  const content = Readable.from(whileAdmitted(file.content, admitNow), { objectMode: false })
  return { ...answer, file: { ...file, content } }
}

/**
 * Refuses a malformed request: a body with the messages of its form fields, a path or query with those of its
 * schema.
 */
const refuseMalformed = (call: Call, request: FastifyRequest, fields: FieldChecks): void => {
  const { validationError: error, body } = request
  if (!error) return
  if (error.validationContext !== 'body') throw error
  const { session, environment } = admissionOf(request)
  throw fields.refuseViolations(call, session, environment, body, error.validation)
}

const whoseOf = (request: FastifyRequest): Whose => {
  const { session } = admissionOf(request)
  return { organisation: session.view?.viewerOrgId ?? session.organisation.id, person: session.user.id }
}

/** Never runs, because each call within it has its own handler. */
const performedEach: Handler = () => Promise.reject(new Error(`${BULK} is performed call by call.`))

/**
 * Registers a route for each complete call: definition, permission, schemas and handler. Returns the names of
 * the others.
 */
export const registerCalls = (app: FastifyInstance, options: CallsOptions): string[] => {
  const { definitions, schemas, handlers, fields } = options
  const enter = createGate(gateLimits(definitions))
  const enterView = createEnterView(options.store, definitions, options.authorize)
  const admit = createAdmit(
    options.authenticate,
    options.authorize,
    definitions,
    enter,
    options.readers,
    enterView,
  )
  const admitNow = createAdmitNow(options.authenticate, options.authorize, definitions)
  const admitAgain = createAdmitAgain(admitNow)
  const limitRate = app.rateLimit()
  const place = createHold(enter, whoseOf)
  const { readUpload, uploadOf } = createReadUpload(definitions, whoseOf)
  const slow = createAgainstSlow(definitions)
  app.addHook('preParsing', slow.refuse)
  app.addHook('onResponse', slow.hangUp)
  app.addHook('onSend', place.leave)
  logRequests(app, options.store, decidedByTwo(definitions))
  const accountsOf = createAccountNumbers(schemas)
  const accountReadInterval = limitOf(definitions, 'accountReadInterval')
  const findings: string[] = []
  const stored = new Set(Object.values(definitions.library.controls).flatMap(({ calls }) => calls))
  const ofMany = new Map<string, Act>()
  const bulk = { definitions, schemas, acts: ofMany, note: options.note, enter }
  const early = createReplay(app, options.store, definitions)
  const replay: Handler = Object.assign((request: CallRequest) => handlers[REPLAY]!(request), { early })
  const inner = handlers[REPLAY] ? { ...handlers, [REPLAY]: replay } : handlers
  for (const call of definitions.calls) {
    const handler = call.id === BULK ? performedEach : inner[call.id]
    const missing = missingSchemas(call, schemas)
    if (!handler || missing.length > 0) {
      const reason = handler ? `there is no entity schema ${missing.join(', ')}` : 'nobody handles it'
      findings.push(`${call.id}: ${reason}`)
      continue
    }
    const answerSchema = pointTo(schemas, call.answer)
    const isAnswer = options.checkAnswers && answerSchema ? schemas.strict(answerSchema) : undefined
    const mayBePending = stored.has(call.id)
    const { store, authorize, check } = options
    const accounts = accountsOf(call.answer)
    const act = { store, call, handler, authorize, check, fields, accounts, accountReadInterval }
    if (call.bulk) ofMany.set(call.id, act)
    app.route<CallRoute>({
      method: call.method,
      url: toRoutePath(call.path),
      schema: routeSchema(call, schemas, mayBePending),
      // Counted first: a refused request costs as much, and nobody tries tokens for nothing.
      onRequest: [limitRate, admit(call)],
      attachValidation: true,
      bodyLimit: call.bodyBytes
        ? limitNamed(definitions, call.bodyBytes)
        : limitOf(definitions, 'requestBytes'),
      // Receiving a body takes no place, so that a slow sender delays only itself.
      preValidation: [...(call.upload ? [readUpload] : []), place.take, admitAgain(call)],
      handler: async (request, reply) => {
        refuseMalformed(call, request, fields)
        if (call.id === BULK) {
          await place.leave(request)
          return send(reply, { body: await performBulk(bulk, request, reply) }, false)
        }
        const { answer, replayed } = await perform(act, {
          ...admissionOf(request),
          request,
          upload: uploadOf(request),
        })
        const isFrozen = mayBePending && answer.status === 202
        if (
          isAnswer &&
          !isFrozen &&
          !answer.file &&
          !isAnswer(JSON.parse(JSON.stringify(answer.body ?? null)))
        ) {
          request.log.error(
            { call: call.id, violations: isAnswer.errors?.slice(0, 5) },
            'answer does not fit its schema',
          )
        }
        if (call.deprecated) reply.headers(deprecationOf(call.deprecated, definitions, app.prefix))
        return send(
          reply,
          watched(answer, () => admitNow(call)(request)),
          replayed,
        )
      },
    })
  }
  return findings
}
