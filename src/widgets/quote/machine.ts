import type { AmountType } from '#engine/field/quote/quote-request.ts'
import { quoteToBeat, type Quote, type QuoteAnswer } from '#engine/field/quote/quote.ts'

/** State of a quote request; `attempt` numbers the requests, so that only the newest answer counts. */
export interface Quoting extends Omit<QuoteAnswer, 'amount'> {
  readonly amount: string
  readonly attempt: number
  /** Cause of the newest request: typing, the person, or expiry. */
  readonly cause: 'typed' | 'asked' | 'expiry'
  /** Automatic requests that failed in a row. */
  readonly failures: number
  /** It failed for want of an answer, not because of the request. */
  readonly isUnreached?: boolean
}

export type QuotingEvent =
  | {
      readonly kind: 'typed'
      readonly amountType: AmountType
      readonly amount: string
      readonly isComplete: boolean
    }
  | { readonly kind: 'again' }
  /** The person accepts a quote that is worse than the previous one. */
  | { readonly kind: 'accepted' }
  | { readonly kind: 'answered'; readonly attempt: number; readonly quote: Quote }
  | {
      readonly kind: 'refused'
      readonly attempt: number
      readonly message: string
      readonly isUnreached: boolean
    }
  | { readonly kind: 'ran-out' }

type Refused = Extract<QuotingEvent, { readonly kind: 'refused' }>

function refused(state: Quoting, { message, isUnreached }: Refused, retries: number): Quoting {
  const failures = state.cause === 'expiry' ? state.failures + 1 : state.failures
  if (state.cause === 'expiry' && failures < retries)
    return { ...state, failures, attempt: state.attempt + 1 }
  return { ...state, failures, status: 'failed', message, isUnreached }
}

/**
 * Returns the state after an event; `retries` limits consecutive failures of automatic requests (OPEN-08).
 */
export function reduceQuoting(state: Quoting, event: QuotingEvent, retries: number): Quoting {
  const attempt = state.attempt + 1
  const { amountType, amount } = state
  switch (event.kind) {
    case 'typed': {
      const status = event.isComplete ? 'loading' : 'idle'
      return {
        amountType: event.amountType,
        amount: event.amount,
        status,
        attempt,
        cause: 'typed',
        failures: 0,
      }
    }
    case 'again':
      return {
        amountType,
        amount,
        previous: state.previous,
        status: 'loading',
        attempt,
        cause: 'asked',
        failures: 0,
      }
    case 'answered':
      if (event.attempt !== state.attempt) return state
      return { ...state, status: 'ready', quote: event.quote, message: undefined, failures: 0 }
    case 'refused':
      return event.attempt === state.attempt ? refused(state, event, retries) : state
    case 'accepted':
      return state.status === 'ready' ? { ...state, accepted: true } : state
    case 'ran-out':
      if (state.status !== 'ready') return state
      return {
        amountType,
        amount,
        previous: quoteToBeat(state),
        status: 'expired',
        attempt,
        cause: 'expiry',
        failures: 0,
      }
  }
}

/** The part of it that is the field's answer. */
export function answerOf(state: Quoting): QuoteAnswer {
  const { amountType, amount, status, message, quote, previous, accepted } = state
  return {
    amountType,
    amount,
    status,
    ...(message && { message }),
    ...(quote && { quote }),
    ...(previous && { previous }),
    ...(accepted && { accepted }),
  }
}

/** Starts from a stored answer; no request is running yet. */
export function startQuoting(answer: QuoteAnswer | undefined): Quoting {
  const empty = { amountType: 'SOURCE_AMOUNT', amount: '', status: 'idle' } as const
  return { ...(answer ?? empty), attempt: 0, cause: 'typed', failures: 0 }
}
