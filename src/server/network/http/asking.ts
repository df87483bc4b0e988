import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { createBreaker } from '../order/breaker.ts'
import type { PayoutTerms } from '../order/terms.ts'
import type { Capability } from './capabilities.ts'
import { isLater, parse, whyOf, type SendRequest } from './request.ts'
import { inEnglish } from '../../languages/reader.ts'

/** A question to a network about one capability. */
export interface Question<T> {
  capability: Capability
  method: 'GET' | 'PUT'
  path: string
  content?: object
  /** Parses the answer, or returns the reason why it does not follow the contract. */
  read(body: unknown): { content: T } | { why: string }
}

/** The result of a question; `unserved`: the network lacks the capability. */
export type NetworkAnswer<T> =
  | { kind: 'answer'; content: T }
  | { kind: 'unserved' }
  | { kind: 'refused'; status: number; why: string }
  | { kind: 'unreadable' | 'silent'; why: string }

/**
 * Sends questions other than payouts, with one time limit and one circuit breaker for all. Never throws
 * (TRU-424).
 */
export const createAsking = (
  send: SendRequest,
  capabilities: (what: Capability) => Promise<boolean | undefined>,
  terms: Pick<PayoutTerms, 'breaker'>,
) => {
  const breaker = createBreaker(terms.breaker)
  return async <T>({ capability, method, path, content, read }: Question<T>): Promise<NetworkAnswer<T>> => {
    const isOffered = await capabilities(capability)
    if (isOffered === undefined)
      return { kind: 'silent', why: inEnglish(() => sayStuckDetails('saysNothing')) }
    if (!isOffered) return { kind: 'unserved' }
    if (breaker.allowed(Date.now(), 1) === 0)
      return { kind: 'silent', why: inEnglish(() => sayStuckDetails('silentBefore')) }
    const answer = await send(method, path, content)
    const isSilent = 'silent' in answer || isLater(answer.status)
    breaker.note(!isSilent, Date.now())
    if ('silent' in answer) return { kind: 'silent', why: answer.silent }
    const { status, text } = answer
    if (isSilent) return { kind: 'silent', why: whyOf(status, text) }
    if (status < 200 || status > 299) return { kind: 'refused', status, why: whyOf(status, text) }
    const given = read(parse(text))
    return 'why' in given
      ? { kind: 'unreadable', why: given.why }
      : { kind: 'answer', content: given.content }
  }
}

export type AskNetwork = ReturnType<typeof createAsking>
