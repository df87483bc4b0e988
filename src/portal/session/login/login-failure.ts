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

/** The sentence of a failed sign-in that the hosted login sends in every language. */
export const hostedFailure = /^Login Failed\.$/

const LONGEST_QUOTATION = 200

/** Returns one line without quotation marks, at most 200 letters: nothing in it ends the quotation early. */
const toQuotation = (text: string): string => {
  const plain = text.replace(/[\p{C}\s\u201c\u201d‘«»"]+/gu, ' ').trim()
  const letters = Array.from(plain)
  return letters.length > LONGEST_QUOTATION ? `${letters.slice(0, LONGEST_QUOTATION).join('')}…` : plain
}

/** Returns the error code from the address of a page; undefined if it is a sentence. */
export const readErrorCode = (code: string | null | undefined): string | undefined =>
  /^[\w.-]{1,60}$/.exec(code ?? '')?.[0]

/**
 * Returns the sentence for a failed sign-in from the address of a page. Anybody may have written that address, so its text
 * is quoted from the sign-in service, on one line and short (TRU-654).
 */
export function quoteLoginError(code: string | undefined, message: string | undefined): string {
  const quoted = toQuotation(message ?? '')
  const says = sayLoginError(readErrorCode(code), quoted)
  const isOwn = says !== quoted || hostedFailure.test(says)
  return isOwn ? says : saySession('failedAsQuoted', { message: quoted })
}

export function isClaimCode(code: string | undefined): boolean {
  return code !== undefined && claimCodes.has(code)
}
