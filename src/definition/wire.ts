import type { Calls, FaultName } from './generated/wire-calls.ts'

/** The id of a call of definitions/calls. */
export type CallId = keyof Calls

/** The parameters in the path of a call. */
export type Params<Id extends CallId> = Calls[Id]['params']

/** The query of a call, once its texts are the numbers and lists that its schema asks for. */
export type Query<Id extends CallId> = Calls[Id]['query']

/** The body of a call, as its schema lets it through. */
export type Request<Id extends CallId> = Calls[Id]['request']

/** What no definition of a call needs to list: any call may answer it. */
export type CommonFault = 'not-found' | 'invalid-request' | 'definition-broken'

/** The faults a call may answer: those its definition lists. */
export type Fault<Id extends CallId> = Calls[Id]['fault'] | CommonFault

export type { FaultName }

/** The answer of a call. */
export type Answer<Id extends CallId> = Calls[Id]['answer']
