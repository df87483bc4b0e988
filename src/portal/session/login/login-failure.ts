import { asRefusal } from '#runtime/call/refusal.ts'
import { saySession } from '#values/generated/say-session.ts'
import type { LoginProblem } from '../session.ts'

export class LoginFailure extends Error {
  readonly problem: LoginProblem
  constructor(problem: LoginProblem) {
    super(problem.says)
    this.problem = problem
  }
}

/** Returns the problem that a person sees after a failed sign-in sequence. */
export function problemOf(thrown: unknown): LoginProblem {
  if (thrown instanceof LoginFailure) return thrown.problem
  const { status, title } = asRefusal(thrown)
  if (status === 0 || status >= 500)
    return {
      kind: 'unreachable',
      says: saySession('noAnswer'),
    }
  return { kind: 'refused', says: title }
}

const claimCodes = new Set(['AUTH_USER_ID_ERROR', 'AUTH_USER_ORG_NAME_ERROR', 'AUTH_USER_ORG_ID_ERROR'])

/**
 * Returns the sentence for a failed sign-in: blocked, the server's own message, or the generic one with the
 * error code (AUTH-026 to AUTH-028).
 */
export function sayLoginError(code: string | undefined, message: string | undefined): string {
  const all = `${code ?? ''} ${message ?? ''}`
  if (/user is blocked|user.blocked/i.test(all)) return saySession('blocked')
  if (/RN0107/.test(all)) return saySession('noProductRole')
  if (message !== undefined && message.trim() !== '') return message
  return code === undefined ? saySession('failed') : saySession('failedWithCode', { code })
}

const LONGEST_QUOTATION = 200

/** Whatever would end a quotation early, or make it look like more than one sentence. */
const toQuotation = (text: string): string => {
  const plain = text.replace(/[\p{C}\s“”«»"]+/gu, ' ').trim()
  const letters = Array.from(plain)
  return letters.length > LONGEST_QUOTATION ? `${letters.slice(0, LONGEST_QUOTATION).join('')}…` : plain
}

/** The code of an error that stands in the address of a page; nothing where it is no code but a sentence. */
export const readErrorCode = (code: string | null | undefined): string | undefined =>
  /^[\w.-]{1,60}$/.exec(code ?? '')?.[0]

/**
 * The same of what stands in the address of a page. Anybody may have written that, so it is a quotation of the sign-in service, in one
 * line and short, and never a sentence of the portal (TRU-654).
 */
export function quoteLoginError(code: string | undefined, message: string | undefined): string {
  const quoted = toQuotation(message ?? '')
  const says = sayLoginError(readErrorCode(code), quoted)
  const isOwn = says !== quoted || says === 'Login Failed.'
  return isOwn ? says : saySession('failedAsQuoted', { message: quoted })
}

export function isClaimCode(code: string | undefined): boolean {
  return code !== undefined && claimCodes.has(code)
}
