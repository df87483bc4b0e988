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

/** What any call is handled with; helpers that serve several calls take it. */
export interface CallRequest {
  call: Call
  session: Session
  tenant: Tenant
  params: Record<string, string>
  query: Record<string, unknown>
  body: Record<string, unknown>
  upload?: Upload
  headers: Record<string, string | string[] | undefined>
  /** The request's one transaction, already told who the tenant is. Never open another. */
  trx: Trx
  /** Business time, from the database. */
  now: Date
  requestId: string
  ip: string
  /** Nobody reads the answer, only whether it was done: what is only shown need not be looked up. */
  isUnread?: boolean
  /** What somebody outside said before the transaction began, for handlers that ask ahead. */
  early?: string
  /** Who let it be made, where another person asked for it. */
  decidedBy?: string
  /** All clients of the provider, where the definition says that the call is about them. */
  clients?: Clients
  /** Whether this caller also holds another permission here. */
  may(permissionId: string): boolean
}

/** Whether a call is about the person who makes it. */
export const isOwnPerson = ({ params, tenant }: Pick<CallRequest, 'params' | 'tenant'>): boolean =>
  params.userId?.toLowerCase() === tenant.userId

export type CallAnswer = Answered | Refused

/** What is known before there is a transaction. */
export type EarlyRequest = Pick<
  CallRequest,
  'call' | 'session' | 'tenant' | 'params' | 'body' | 'ip' | 'headers' | 'may'
>

/** A request of the provider’s people about their clients. */
export type ClientsRequest = CallRequest & { clients: Clients }

/** What one call is handled with: path, query and body as its definition and schemas have them. */
export type RequestOf<Id extends CallId> = Omit<
  CallRequest,
  'call' | 'params' | 'query' | 'body' | 'clients'
> & {
  call: Call & { id: Id }
  params: Params<Id>
  query: PagedQuery<Id>
  /** A body that may be left out is empty then. */
  body: NonNullable<Request<Id>>
  /** Only where the definition says `"tenant": "clients"`. */
  clients: WhoseRecords<Id> extends 'clients' ? Clients : undefined
}

/** What a handler of any call is, once its request was held to the schemas. */
export interface Handler {
  (request: CallRequest): Promise<CallAnswer>
  /** Asks outside, so that no transaction waits for it; a no ends the call, anything else is the request's `ahead`. */
  early?: (request: EarlyRequest) => Promise<string | Refused>
}

/** What a handler says for the trail, by who says what it holds: a handler that leaves it out does not compile. */
interface Trails<Name extends string> {
  definition:
    | ([Name] extends [never]
        ? { audit?: never; record?: never; unchanged?: boolean }
        : { audit?: never; record: Readonly<Record<Name, unknown>>; unchanged?: boolean })
    | { audit?: never; record?: never; unchanged: true }
  handler: { audit: Entries; record?: never; unchanged?: never }
  unrecorded: { audit?: never; record?: never; unchanged?: never }
  /** A call that only reads. */
  free: { audit?: never; record?: never; unchanged?: never }
}

/** What one call is answered with: what its schema says or a file, and what its entry of the trail needs; or a refusal. */
export type AnswerOf<Id extends CallId> =
  | { [One in Id]: Reply<Answer<One>> & Trails<RecordName<One>>[Trail<One>] }[Id]
  | Refused<Fault<Id>>

/** Whether a call lists a fault that only some of the calls answer that share what found it. */
export const lists = <Id extends CallId>(_: Id, { faults }: Call, fault: FaultName): fault is Fault<Id> =>
  faults?.includes(fault) === true

/** The handler of one call. */
export interface HandlerOf<Id extends CallId> {
  (request: RequestOf<Id>): Promise<AnswerOf<Id>>
  early?: (
    requested: Pick<
      RequestOf<Id>,
      'call' | 'session' | 'tenant' | 'params' | 'body' | 'ip' | 'headers' | 'may'
    >,
  ) => Promise<string | Refused<Fault<Id>>>
}

/** What a noun brings: handlers by the id of their call, typed by it. */
export type Handlers = { [Id in CallId]?: HandlerOf<Id> }

/** Handlers of any calls by their ids, as the server runs them. */
export type HandlersById = Record<string, Handler>

/** Whether a request is one of a call: what it brings was held to the schemas of its own call before it came about. */
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

/** The request with the page that is meant, where its call says how many rows one holds. */
const withPage = (definitions: LimitDefinitions, request: CallRequest): CallRequest => {
  const { pageSize } = request.call
  if (pageSize === undefined) return request
  const { page = 0, size = limitNamed(definitions, pageSize) } = request.query
  return { ...request, query: { ...request.query, page, size } }
}

/** The request with the clients of the provider, where its call says that it is about them. */
const withClients = (request: CallRequest): CallRequest =>
  request.call.tenant === 'clients' ? { ...request, clients: clientsOf(request.trx) } : request

/** A handler as the server runs it: it takes the requests of its own call alone. */
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

/** The handlers as the server runs them: whatever reaches one was held to the schemas of its call before. */
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

/** The same handlers, each with something around it. */
export const wrapHandlers = (
  handlers: HandlersById,
  wrap: (handler: Handler, id: string) => Handler,
): HandlersById =>
  Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, wrap(handler, id)]))
