import type { Call } from '#definition/generated/call.ts'
import type { AnswerTo, CallId, Sent } from '#definition/wire.ts'
import { buildRequest } from '#engine/call/request.ts'
import { sayServer } from '#values/generated/say-server.ts'
import { sayOlder, type Edition } from '../definitions/edition.ts'
import { viewHeader } from '../session/client-view.ts'
import type { Tokens } from '../session/login/tokens.ts'
import { browserZone } from '../zone.ts'
import type { ApiBase } from './api-base.ts'
import { busyMs } from './busy-server.ts'
import { failureOf } from './answers/failure-of.ts'
import { readBody } from './answers/read-body.ts'
import { askKeyed, type AskOnce, type RecordKeys } from './keyed-call.ts'
import { refusedHere } from './refused-here.ts'
import type { Prepare, Verify } from './answers/answer-validation.ts'
import { askWhole } from './whole-list.ts'
import { objectOf } from '#values/object.ts'
import { Waiting } from '#runtime/call/waiting-calls.ts'

const REQUESTED_BEFORE = 'CONTROL_CHANGE_WAITS'

/** Reads a change that waits for approval: accepted now (202), or requested before and still open (409). */
function toWaiting({ headers }: Pick<Response, 'headers'>, answer: unknown): Waiting | undefined {
  const { code, message, current } = objectOf(answer)
  const isRepeated = code === REQUESTED_BEFORE
  const { id } = objectOf(isRepeated ? current : answer)
  if (!(isRepeated || headers.has('x-control-change')) || typeof id !== 'string') return undefined
  return new Waiting({ id, message: typeof message === 'string' ? message : '', isRepeated })
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly key?: string
  readonly signal?: AbortSignal
}

export interface ClientParts {
  readonly calls: Readonly<Record<string, Call>>
  readonly base: ApiBase
  readonly tokens: Pick<Tokens, 'token' | 'forget'>
  readonly environment: () => string
  /** The zone the person reads times in. */
  readonly zone: () => string
  readonly version: string
  /** The version of the definitions this page is drawn with. */
  readonly definitions: string
  readonly edition: Pick<Edition, 'isOlder' | 'learn'>
  /** Called with the language of the answer. */
  readonly onLanguage: (tag: string | null) => void
  /**
   * Callbacks for each answer: server time, ended session, lost access, refusal, and whether the server
   * answered.
   */
  readonly onServerTime: (at: number) => void
  readonly onSessionEnd: () => void
  /** Asks the person to authenticate again; false if they decline. */
  readonly prove: () => Promise<boolean>
  readonly onBlocked: () => void
  readonly onForbidden: () => void
  /** Called with the person's preferences if an answer has them. */
  readonly onPreferences: (stored: unknown) => void
  readonly onConnection: (isLost: boolean, busyMs?: number) => void
  readonly prepare: Prepare
  readonly verify: Verify
}

/** Parameters of a call: typed if the code names the call, untyped if only a definition does. */
export type Sending<Id extends string> = Id extends CallId
  ? Sent<Id> & Pick<CallOptions, 'key' | 'signal'>
  : CallOptions

export type Client = <Id extends string>(id: Id, options?: Sending<Id>) => Promise<AnswerTo<Id>>

const tellPreferences: ReadonlySet<string> = new Set<CallId>(['preferences.read', 'preferences.save'])

const UNAUTHORISED = 401
const FORBIDDEN = 403
/** Status of some gateways for an expired session (LIM-052). */
const SESSION_TIMED_OUT = 440
const sessionEnded = new Set([UNAUTHORISED, SESSION_TIMED_OUT])
/** Tells whether the last authentication is too old for this call (RFC 9470). */
const needsProof = ({ status, headers }: Response): boolean =>
  status === UNAUTHORISED &&
  (headers.get('www-authenticate') ?? '').includes('insufficient_user_authentication')
/** Fault for a person who was disabled or deleted while signed in. */
const BLOCKED = 'USER_BLOCKED'

/** Tells our own server the version of the definitions; other servers get nothing. */
export const drawnWith = ({ origin }: URL, definitions: string): Readonly<Record<string, string>> =>
  origin === location.origin ? { 'x-definitions': definitions } : {}

/** Sends the time zone for display; our own server also gets the browser's zone, if it differs. */
export const zoneHeaders = ({ origin }: URL, zone: string): Readonly<Record<string, string>> => ({
  'x-timezone': zone,
  ...(origin === location.origin && zone !== browserZone ? { 'x-browser-timezone': browserZone } : {}),
})

/**
 * Sends all calls to /api/v1 or to the second API, with bearer token and environment (API-001, API-002,
 * API-003). Failures are thrown as Failure; a file is returned as the response.
 */
export function createClient(parts: ClientParts): Client {
  async function send(call: Call, options: CallOptions): Promise<Response> {
    const values = { ...options.params, ...options.query, ...objectOf(options.body) }
    const built = buildRequest(call, values)
    if (!built.ok)
      throw refusedHere({
        title: sayServer('notSent'),
        message: sayServer('missing', { name: built.missing }),
        status: 400,
      })
    const { path, query, body } = built.request
    const address = new URL(parts.base(call) + path)
    for (const [name, value] of Object.entries({ env_name: parts.environment(), ...query }))
      address.searchParams.set(name, value)
    const headers: Record<string, string> = {
      accept: 'application/json',
      authorization: `Bearer ${await parts.tokens.token()}`,
      'x-client-version': parts.version,
      ...zoneHeaders(address, parts.zone()),
      ...drawnWith(address, parts.definitions),
      ...viewHeader(call.id),
    }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (options.key !== undefined) headers['idempotency-key'] = options.key
    return fetch(address, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  }

  async function answered(call: Call, options: CallOptions): Promise<Response> {
    try {
      const response = await send(call, options)
      parts.edition.learn(response.headers.get('x-definitions'))
      // Only our own server knows the language of the person.
      if (response.headers.has('x-definitions')) parts.onLanguage(response.headers.get('content-language'))
      const waitMs = busyMs(response)
      parts.onConnection(waitMs !== undefined, waitMs)
      return response
    } catch (thrown) {
      if (thrown instanceof TypeError) parts.onConnection(true)
      throw thrown
    }
  }

  async function ask(call: Call, options: CallOptions): Promise<unknown> {
    const isFile = call.answer === 'file-content'
    if (!isFile) void parts.prepare(call)
    let response = await answered(call, options)
    if (needsProof(response) && (await parts.prove())) {
      parts.tokens.forget()
      response = await answered(call, options)
    }
    if (sessionEnded.has(response.status) && !needsProof(response)) {
      parts.tokens.forget()
      response = await answered(call, options)
      if (sessionEnded.has(response.status)) parts.onSessionEnd()
    }
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) parts.onServerTime(date)
    if (response.ok && isFile) return response.blob()
    const { answer, text } = await readBody(response)
    if (response.status === 404 && call.empty) return call.empty
    const waiting = toWaiting(response, answer)
    if (waiting) throw waiting
    if (!response.ok) {
      const failure = failureOf(answer, response.status, response.headers.get('retry-after'))
      if (failure.code === BLOCKED) parts.onBlocked()
      else if (failure.status === FORBIDDEN) parts.onForbidden()
      throw sayOlder(failure, parts.edition)
    }
    const problems = await parts.verify(call, answer, text)
    if (problems.length > 0 && call.fallback) return call.fallback
    if (problems.length > 0)
      throw refusedHere({
        title: sayServer('notVerified'),
        message: sayServer('notVerifiedSays'),
        status: 502,
      })
    if (tellPreferences.has(call.id)) parts.onPreferences(answer)
    return answer
  }

  const recordKeys: RecordKeys = new Map()
  // An answer is validated against the schema of its call before it is returned.
  function client<Id extends string>(id: Id, options?: Sending<Id>): Promise<AnswerTo<Id>>
  async function client(id: string, options: CallOptions = {}): Promise<unknown> {
    const call = parts.calls[id]
    if (!call)
      throw refusedHere({
        title: sayServer('notAvailable'),
        message: sayServer('callUnknown', { call: id }),
        status: 404,
      })
    const { keyed, whole } = call
    if (!keyed && !whole) return ask(call, options)
    const { params, query, ...rest } = options
    const values = { ...params, ...query }
    const askOnce: AskOnce = (requested) => ask(call, { ...rest, params: requested })
    return keyed ? askKeyed({ ...call, keyed }, values, askOnce, recordKeys) : askWhole(values, askOnce)
  }
  return client
}
