import type { Calls, FaultName } from './generated/wire-calls.ts'

/** The id of a call of definitions/calls. */
export type CallId = keyof Calls

/** The parameters in the path of a call. */
export type Params<Id extends CallId> = Calls[Id]['params']

/** Query of a call, with texts converted to the numbers and lists of its schema. */
export type Query<Id extends CallId> = Calls[Id]['query']

/** Query as a handler reads it; for a paged list with the page number. */
export type PagedQuery<Id extends CallId> = Calls[Id]['paged'] extends true
  ? Query<Id> & { page: number; size: number }
  : Query<Id>

/** The body of a call, as its schema lets it through. */
export type Request<Id extends CallId> = Calls[Id]['request']

/** Faults that any call may answer, without listing them. */
export type CommonFault =
  | 'not-found'
  | 'invalid-request'
  | 'definition-broken'
  // The right of the person who calls ended while the call was under way.
  | 'user-blocked'
  | 'client-disabled'
  | 'credential-stopped'
  | 'environment-not-assigned'
  | 'permission-denied'

/** The faults a call may answer: those its definition lists. */
export type Fault<Id extends CallId> = Calls[Id]['fault'] | CommonFault

export type { FaultName }

/** The answer of a call. */
export type Answer<Id extends CallId> = Calls[Id]['answer']

/** The `tenant` of a call: how the organisation of its records is determined. */
export type WhoseRecords<Id extends CallId> = Calls[Id]['tenant']

/** The part of the program that writes the audit entry of a call. */
export type Trail<Id extends CallId> = Calls[Id]['trail']

/** Names of the record's properties that the audit entry reads and only the handler has. */
export type RecordName<Id extends CallId> = Calls[Id]['record']

/** Fault of a call that would exceed the maximum number of records. */
export type FullFault<Id extends CallId> = Calls[Id]['full']

/** Fault of a value that another record already has. */
export type TakenFault<Id extends CallId> = Calls[Id]['taken']

/** The values of a body that together are found once. */
export type UniqueName<Id extends CallId> = Calls[Id]['names']

/** Fault of a change to a record that another person changed meanwhile. */
export type ChangedFault<Id extends CallId> = Calls[Id]['changed']

/** Answer of a call; unknown if only a definition names the call. */
export type AnswerTo<Id extends string> = Id extends CallId ? Answer<Id> : unknown

/** The same value as read-only, since requests may contain immutable parts. */
type StoredValue<Value> = Value extends readonly (infer Item)[]
  ? readonly StoredValue<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: StoredValue<Value[Name]> }
    : Value

/** An index signature says nothing about the request. */
type Named<Part> = string extends keyof Part ? unknown : StoredValue<Part>

/** Path parameters, query and body of a call. */
export interface Sent<Id extends CallId> {
  readonly params?: StoredValue<Params<Id>>
  readonly query?: StoredValue<Query<Id>>
  readonly body?: StoredValue<NonNullable<Request<Id>>>
}

type Values = { [Id in CallId]: Named<Params<Id>> & Named<Query<Id>> & Named<NonNullable<Request<Id>>> }

/** Everything sent with a call in one object, whether path, query or body. */
export type ValuesOf<Id extends CallId> = Values[Id]
