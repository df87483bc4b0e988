import type { Readable } from 'node:stream'
import type { Call } from '#definition/generated/call.ts'
import type { AuditEntry } from '../store/audit.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { Refused } from './refused.ts'
import type { Session } from './session.ts'

export interface Upload {
  name: string
  type: string
  content: Buffer
  fields: Record<string, string>
}

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
  /** What somebody outside said before the transaction began, for handlers that ask ahead. */
  ahead?: unknown
  /** Whether this caller also holds another permission here. */
  may(permissionId: string): boolean
}

export interface Answered {
  status?: number
  body?: unknown
  /** A stream is read after the request's transaction is over. */
  file?: { name: string; type: string; content: Buffer | string | Readable }
  headers?: Record<string, string>
  /** What is written to the trail. A call that is not GET must say; `null` says that nothing was changed. */
  audit?: AuditEntry | AuditEntry[] | null
}

export type CallAnswer = Answered | Refused

/** What is known before there is a transaction. */
export type AskedAhead = Pick<CallRequest, 'session' | 'tenant' | 'params' | 'body'>

export interface Handler {
  (request: CallRequest): Promise<CallAnswer>
  /** Asks outside, so that no transaction waits for it; a no ends the call, anything else is the request's `ahead`. */
  ahead?: (asked: AskedAhead) => Promise<unknown>
}

/** What a noun brings: a handler per call id. */
export type Handlers = Record<string, Handler>
