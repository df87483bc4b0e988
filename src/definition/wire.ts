import type { Calls } from './generated/wire-calls.ts'

/** The id of a call of definitions/calls. */
export type CallId = keyof Calls

/** The parameters in the path of a call. */
export type Params<Id extends CallId> = Calls[Id]['params']

/** The query of a call, once its texts are the numbers and lists that its schema asks for. */
export type Query<Id extends CallId> = Calls[Id]['query']

/** The body of a call, as its schema lets it through. */
export type Request<Id extends CallId> = Calls[Id]['request']

/** The answer of a call. */
export type Answer<Id extends CallId> = Calls[Id]['answer']
