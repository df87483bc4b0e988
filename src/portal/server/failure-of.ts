import { GENERIC_TOAST, normaliseFailure, type Failure } from '#engine/call/failure.ts'

const TOO_MANY = 429

/** A failed answer as a failure; whoever asked too often is told how long to wait, where the answer does not say it. */
export function failureOf(answer: unknown, status: number, retryAfter: string | null): Failure {
  const failure = normaliseFailure(answer, status)
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  if (status !== TOO_MANY || !(seconds > 0) || /\bwait\b/i.test(failure.message)) return failure
  const isSaid = failure.message !== GENERIC_TOAST
  const why = isSaid ? failure.message.replace(/\.?$/, '.') : 'Nothing was done.'
  const message = `${why} Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
  return { ...failure, title: isSaid ? failure.title : 'Too many requests', message, toast: message }
}
