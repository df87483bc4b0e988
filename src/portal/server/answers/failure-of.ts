import { GENERIC_TOAST, normaliseFailure, type Failure } from '#engine/call/failure.ts'
import { sayServer } from '#values/generated/say-server.ts'
import { objectOf } from '#values/object.ts'

const TOO_MANY = 429
/** URN prefix of our own server's faults, whose sentences say how long to wait. */
const OWN_FAULT = 'urn:portolan:fault:'

const isOwnFault = (answer: unknown): boolean => String(objectOf(answer)['type']).startsWith(OWN_FAULT)

interface AnsweredFailure extends Failure {
  /** Seconds the server asks to wait before the next try (RFC 9110, Retry-After). */
  readonly waitSeconds?: number
}

/**
 * Turns a failed answer into a failure; for too many requests it adds the time to wait, if the answer lacks
 * it.
 */
export function failureOf(answer: unknown, status: number, retryAfter: string | null): AnsweredFailure {
  const failure = normaliseFailure(answer, status)
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  if (status !== TOO_MANY || !(seconds > 0)) return failure
  if (isOwnFault(answer)) return { ...failure, waitSeconds: seconds }
  const hasText = failure.message !== GENERIC_TOAST
  const why = hasText ? failure.message.replace(/\.?$/, '.') : sayServer('nothingDone')
  const message = sayServer('waitAndTry', { why, seconds })
  const title = hasText ? failure.title : sayServer('tooMany')
  return { ...failure, title, message, toast: message, waitSeconds: seconds }
}
