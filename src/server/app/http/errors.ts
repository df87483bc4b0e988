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
/** Server errors, whose reason is logged only. */
const OURS = new Set(['unexpected', 'not-recorded'])
const LOGGED_LENGTH = 2000
/** Retry-After in seconds when the server or its database is overloaded. */
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

/** Returns a wait as text. */
export const sayWait = (seconds: number): string => {
  return seconds > 0 ? sayMeasures('seconds', { count: seconds }) : sayRefusals('moment')
}

export interface FailureOptions {
  /** Retry-After in seconds after too many requests, if no header says it. */
  tooManySeconds?: number
  /** Records each refusal before it is sent; in a bulk, with its call and record. */
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
  // The rate limiter sets Retry-After itself.
  const wait = refusal.details.waitSeconds ?? Number(reply.getHeader('retry-after') ?? tooManySeconds)
  const values = { wait: sayWait(wait), ...refusal.details.values }
  const answer = () => toFailure(faults, refusal.fault, request.id, { ...refusal.details, values })
  const failure = answer()
  if (failure.status === 503) reply.header('retry-after', BUSY_SECONDS)
  if (failure.status === 429 && wait > 0) reply.header('retry-after', String(wait))
  // The audit trail is in English, because other people read it.
  note?.(request, refusal.fault, inEnglish(answer))
  return reply
    .code(failure.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(failure)
}

/** Converts any error to a refusal; a server error is logged with its reason. */
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

/** Creates the error handler, the only place that turns errors into answers. */
export const createErrorHandler =
  (faults: FaultTable, options: FailureOptions = {}) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    toReaderOf(request, () => sendFailure(faults, request, reply, refusalOf(error, request), options))
