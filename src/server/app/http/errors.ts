import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '#definition/generated/wire-entities.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { Unrecorded } from '../../store/audit.ts'
import { DatabaseAway, isDiskFull } from '../../store/engines/database-errors.ts'
import { inEnglish, toReaderOf } from '../../languages/reader.ts'
import { toFailure, type FaultTable } from '../failure.ts'
import { Refused } from '../refused.ts'
import { toField } from '../calls/say-violation.ts'

const BY_STATUS: Record<number, string> = {
  400: 'malformed-request',
  404: 'not-found',
  405: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'busy',
}

const BUSY_STATES = new Set(['40001', '40P01', '55P03', '53300', '57014'])
/** Faults of ours, whose reason is for the log alone. */
const OURS = new Set(['unexpected', 'not-recorded'])
const LOGGED_LENGTH = 2000
/** When to come back, for whoever is refused because the server or its database cannot at the moment. */
export const BUSY_SECONDS = '2'

const toRefused = (error: FastifyError): Refused => {
  if (error instanceof Refused) return error
  if (error.validation) return new Refused('invalid-request', { fields: error.validation.map(toField) })
  if (error.code === 'FST_FILES_LIMIT') return new Refused('one-file')
  if (BUSY_STATES.has(error.code)) return new Refused('busy')
  if (error instanceof DatabaseAway) return new Refused('away')
  if (isDiskFull(error)) return new Refused('disk-full')
  if (error instanceof Unrecorded) {
    const why = toRefused(error.cause as FastifyError)
    return why.fault === 'unexpected' ? new Refused('not-recorded') : why
  }
  return new Refused(BY_STATUS[error.statusCode ?? 500] ?? 'unexpected')
}

/** A wait as text. */
export const sayWait = (seconds: number): string => {
  return seconds > 0 ? sayMeasures('seconds', { count: seconds }) : sayRefusals('moment')
}

export interface FailureOptions {
  /** When to come back after too many requests, for callers who are told nothing else. */
  tooManySeconds?: number
  /** Hears of each refusal before it is sent; of one among many, also which call and record it is about. */
  note?: NoteRefusal
}

export type NoteRefusal = (
  request: FastifyRequest,
  fault: string,
  failure: Failure,
  one?: { call: string; id: string },
) => void

const sendFailure = (
  faults: FaultTable,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refused,
  { tooManySeconds, note }: FailureOptions,
): FastifyReply => {
  // Whoever counts requests says itself when they may begin anew.
  const wait = Number(reply.getHeader('retry-after') ?? tooManySeconds)
  const values = { wait: sayWait(wait), ...refusal.details.values }
  const answer = () => toFailure(faults, refusal.fault, request.id, { ...refusal.details, values })
  const failure = answer()
  if (failure.status === 503) reply.header('retry-after', BUSY_SECONDS)
  if (failure.status === 429 && wait > 0) reply.header('retry-after', String(wait))
  // The trail is read by others than the person who is refused.
  note?.(request, refusal.fault, inEnglish(answer))
  return reply
    .code(failure.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(failure)
}

/** The named no that anything that went wrong comes to; what is our own fault is logged with its reason. */
export const refusalOf = (error: Error, request: Pick<FastifyRequest, 'log'>): Refused => {
  const existing = error as FastifyError
  const refusal = toRefused(existing)
  const expected = error instanceof Refused || existing.validation || !OURS.has(refusal.fault)
  if (!expected) {
    const { cause } = error
    const reason = [error.stack ?? error.message, ...(cause instanceof Error ? [cause.message] : [])].join(
      '\n',
    )
    request.log.error({ reason: reason.slice(0, LOGGED_LENGTH) }, 'request failed')
  }
  return refusal
}

/** The one place where anything that went wrong becomes an answer. */
export const createErrorHandler =
  (faults: FaultTable, options: FailureOptions = {}) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    toReaderOf(request, () => sendFailure(faults, request, reply, refusalOf(error, request), options))
