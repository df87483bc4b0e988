import type { Call } from '#definition/generated/call.ts'
import type {
  Answer,
  CallId,
  Fault,
  FaultName,
  Params,
  PagedQuery,
  RecordName,
  Request,
  Trail,
  WhoseRecords,
} from '#definition/wire.ts'
import { limitNamed, type LimitDefinitions } from '../definitions/limit.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { clientsOf, type Clients } from './clients.ts'
import { withEntry, type Answered, type Entries, type Reply } from './calls/entry.ts'
import type { Refused } from './refused.ts'
import type { Session } from './session.ts'
import { refuseOtherTenant } from './calls/caller-key.ts'

export type { Answered, Entries }

export interface Upload {
  name: string
  type: string
  content: Buffer
  fields: Record<string, string>
}

/** The request of any call; helpers that serve several calls take this type. */
export interface CallRequest {
  call: Call
  session: Session
  tenant: Tenant
  params: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown>
  upload?: Upload
  headers: Record<string, string | string[] | undefined>
  /** The only transaction of the request, with the tenant already set. Never open another one. */
  trx: Trx
  /** The business time, read from the database. */
  now: Date
  requestId: string
  ip: string
  /** True: the caller needs only the outcome, so values that are merely displayed need not be loaded. */
  isUnread?: boolean
  /** The answer of an outside service, requested by `early` before the transaction. */
  early?: string
  /** The person who approved the request of another person. */
  decidedBy?: string
  /** The clients of the provider; present only if the call says `"tenant": "clients"`. */
  clients?: Clients
  /** Returns true if the caller has another permission in this environment. */
  may(permissionId: string): boolean
}

/** Returns true if a call is about the caller's own person. */
export const isOwnPerson = ({ params, tenant }: Pick<CallRequest, 'params' | 'tenant'>): boolean =>
  params.userId?.toLowerCase() === tenant.userId

export type CallAnswer = Answered | Refused

/** The part of a request that exists before its transaction. */
export type EarlyRequest = Pick<
  CallRequest,
  'call' | 'session' | 'tenant' | 'params' | 'body' | 'ip' | 'headers' | 'may'
>

/** A request by the provider's staff about their clients. */
export type ClientsRequest = CallRequest & { clients: Clients }

/** The request of one call, with path, query and body typed by its definition. */
export type RequestOf<Id extends CallId> = Omit<
  CallRequest,
  'call' | 'params' | 'query' | 'body' | 'clients'
> & {
  call: Call & { id: Id }
  params: Params<Id>
  query: PagedQuery<Id>
  /** An optional body that is absent is an empty object. */
  body: NonNullable<Request<Id>>
  /** Access to client data; present only for calls whose definition says `"tenant": "clients"`. */
  clients: WhoseRecords<Id> extends 'clients' ? Clients : undefined
}

/** A handler of any call; its request already passed the schemas. */
export interface Handler {
  (request: CallRequest): Promise<CallAnswer>
  /**
   * Calls an outside service before the transaction, so that the transaction does not wait. A refusal ends
   * the call; a text becomes the request's `early`.
   */
  early?: (request: EarlyRequest) => Promise<string | Refused>
}

/**
 * The parts of an answer for the audit trail, by the source of the entry; a handler that omits them does not
 * compile.
 */
interface Trails<Name extends string> {
  definition:
    | ([Name] extends [never]
        ? { audit?: never; record?: never; unchanged?: boolean }
        : { audit?: never; record: Readonly<Record<Name, unknown>>; unchanged?: boolean })
    | { audit?: never; record?: never; unchanged: true }
  handler: { audit: Entries; record?: never; unchanged?: never }
  unrecorded: { audit?: never; record?: never; unchanged?: never }
  /** The audit part of a read-only call: none. */
  free: { audit?: never; record?: never; unchanged?: never }
}

/** The answer of one call: its body or a file, with the parts of its audit entry; or a refusal. */
export type AnswerOf<Id extends CallId> =
  | { [One in Id]: Reply<Answer<One>> & Trails<RecordName<One>>[Trail<One>] }[Id]
  | Refused<Fault<Id>>

/** Returns true if a call lists a fault; for helpers shared by calls with different faults. */
export const lists = <Id extends CallId>(_: Id, { faults }: Call, fault: FaultName): fault is Fault<Id> =>
  faults?.includes(fault) === true

export interface HandlerOf<Id extends CallId> {
  (request: RequestOf<Id>): Promise<AnswerOf<Id>>
  early?: (
    requested: Pick<
      RequestOf<Id>,
      'call' | 'session' | 'tenant' | 'params' | 'body' | 'ip' | 'headers' | 'may'
    >,
  ) => Promise<string | Refused<Fault<Id>>>
}

/** The handlers of a feature by the ID of their call, typed by it. */
export type Handlers = { [Id in CallId]?: HandlerOf<Id> }

/** Untyped handlers by the ID of their call. */
export type HandlersById = Record<string, Handler>

/** Narrows a request to the type of a call; its schemas were checked before. */
const isRequestOf = <Id extends CallId>(
  id: Id,
  request: CallRequest,
): request is CallRequest & RequestOf<Id> => request.call.id === id

const isEarlyRequestOf = <Id extends CallId>(
  id: Id,
  request: EarlyRequest,
): request is EarlyRequest & RequestOf<Id> => request.call.id === id

const strange = (id: CallId, { call }: Pick<CallRequest, 'call'>): Error =>
  new Error(`The handler of ${id} was given a request of ${call.id}.`)

/** Adds the page of a list call, with its default size. */
const withPage = (definitions: LimitDefinitions, request: CallRequest): CallRequest => {
  const { pageSize } = request.call
  if (pageSize === undefined) return request
  const { page = 0, size = limitNamed(definitions, pageSize) } = request.query
  return { ...request, query: { ...request.query, page, size } }
}

/** Adds the clients of the provider to a call with `"tenant": "clients"`. */
const withClients = (request: CallRequest): CallRequest =>
  request.call.tenant === 'clients' ? { ...request, clients: clientsOf(request.trx) } : request

/** Wraps a typed handler, which accepts the requests of its own call only. */
const handlerOf = <Id extends CallId>(
  handlers: Handlers,
  definitions: LimitDefinitions,
  id: Id,
): Handler | undefined => {
  const handler = handlers[id]
  if (!handler) return undefined
  const { early } = handler
  const run: Handler = async (requested) => {
    const request = withClients(withPage(definitions, requested))
    if (!isRequestOf(id, request)) throw strange(id, request)
    return withEntry(request, refuseOtherTenant(request) ?? (await handler(request)))
  }
  if (!early) return run
  return Object.assign(run, {
    early: async (request: EarlyRequest) => {
      if (!isEarlyRequestOf(id, request)) throw strange(id, request)
      return early(request)
    },
  })
}

/** Wraps all typed handlers for the server. */
export const byId = (handlers: Handlers, definitions: LimitDefinitions): HandlersById => {
  const isHandled = (id: string): id is CallId => Object.hasOwn(handlers, id)
  return Object.fromEntries(
    Object.keys(handlers)
      .filter(isHandled)
      .flatMap((id) => {
        const handler = handlerOf(handlers, definitions, id)
        return handler ? [[id, handler]] : []
      }),
  )
}

/** Wraps each handler in another function. */
export const wrapHandlers = (
  handlers: HandlersById,
  wrap: (handler: Handler, id: string) => Handler,
): HandlersById =>
  Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, wrap(handler, id)]))
