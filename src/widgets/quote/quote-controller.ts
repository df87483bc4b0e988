import { checkAmount } from '#engine/field/money.ts'
import type { AmountType } from '#engine/field/quote/quote-request.ts'
import { needsAcceptance, type Quote, type QuoteAnswer } from '#engine/field/quote/quote.ts'
import { isQuoteOf, quoteRequest, type QuoteTerms } from '#engine/field/quote/quote-request.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { answerOf, reduceQuoting, startQuoting, type Quoting, type QuotingEvent } from './machine.ts'
import { countdownSentence, readySentence, worseSentence } from './sentences.ts'

/** Runs a function later; returns the function that cancels it. Tests pass a clock of their own. */
export interface Scheduler {
  after(milliseconds: number, run: () => void): () => void
}

export interface ControllerParts {
  readonly scheduler: Scheduler
  readonly now: () => number
  readonly request: (body: Record<string, unknown>, signal: AbortSignal) => Promise<Quote>
  readonly sentenceOf: (thrown: unknown) => string
  /** Tells whether there was no answer, so that a later request may succeed. */
  readonly isUnreached: (thrown: unknown) => boolean
  readonly debounce: number
  readonly retries: number
  /** By how much a new quote may be worse than the one before, in basis points, without being accepted. */
  readonly tolerance: number
  readonly onAnswer: (answer: QuoteAnswer | undefined) => void
  readonly announce: (sentence: string) => void
}

/** Requests quotes, counts them down on the server's clock and requests new ones after expiry. */
export function createQuoteController(parts: ControllerParts, answer: QuoteAnswer | undefined) {
  let state = startQuoting(answer)
  let terms: QuoteTerms | undefined
  let left = Number.POSITIVE_INFINITY
  let isValid = answer !== undefined && checkAmount(answer.amount, undefined) === undefined
  let returns = 0
  let stopWaiting: () => void = () => undefined
  let stopTicking: () => void = () => undefined
  let pending: AbortController | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: QuotingEvent): void {
    const before = state
    state = reduceQuoting(state, event, parts.retries)
    if (state === before) return
    if (state.attempt !== before.attempt) ask()
    if (state.status === 'ready' && before.status !== 'ready') {
      returns = 0
      tick(true)
      if (state.quote) parts.announce(sayReady(state.quote))
    }
    if (state.status === 'failed' && state.message) parts.announce(state.message)
    parts.onAnswer(state.amount === '' ? undefined : answerOf(state))
    for (const wake of listeners) wake()
  }

  const isWorse = (): boolean => needsAcceptance(state, parts.tolerance)

  function sayReady(quote: Quote): string {
    const sentence = readySentence(quote, left)
    return isWorse() && state.previous ? `${worseSentence(state.previous, quote)} ${sentence}` : sentence
  }

  function drop(): void {
    stopWaiting()
    stopTicking()
    pending?.abort()
    pending = undefined
  }

  function ask(): void {
    drop()
    if (state.status !== 'loading' && state.status !== 'expired') return
    const isAtOnce = state.cause === 'asked' || (state.cause === 'expiry' && state.failures === 0)
    stopWaiting = parts.scheduler.after(isAtOnce ? 0 : parts.debounce, send)
  }

  function send(): void {
    if (terms === undefined) return
    const { attempt } = state
    pending = new AbortController()
    const { signal } = pending
    parts.request(quoteRequest(terms, state.amountType, state.amount), signal).then(
      (quote) => signal.aborted || dispatch(answered(attempt, quote)),
      (thrown: unknown) =>
        signal.aborted ||
        dispatch({
          kind: 'refused',
          attempt,
          message: parts.sentenceOf(thrown),
          isUnreached: parts.isUnreached(thrown),
        }),
    )
  }

  // A quote that is over on arrival counts as refused, or asking would never end.
  function answered(attempt: number, quote: Quote): QuotingEvent {
    const isOver = !(Date.parse(quote.expiresAt) > parts.now())
    return isOver
      ? { kind: 'refused', attempt, message: sayQuotes('lateQuote'), isUnreached: false }
      : { kind: 'answered', attempt, quote }
  }

  function tick(isFirst = false): void {
    if (state.quote === undefined) return
    const before = isFirst ? Number.POSITIVE_INFINITY : left
    left = Date.parse(state.quote.expiresAt) - parts.now()
    const sentence = isFirst ? undefined : countdownSentence(before, left)
    if (sentence !== undefined) parts.announce(sentence)
    if (!(left > 0)) return dispatch({ kind: 'ran-out' })
    stopTicking = parts.scheduler.after(left % 1000 || 1000, tick)
    for (const wake of listeners) wake()
  }

  return {
    state: (): Quoting => state,
    left: (): number => left,
    subscribe(wake: () => void) {
      listeners.add(wake)
      return () => void listeners.delete(wake)
    },
    /** Sets a typed amount, or the side that is fixed; an invalid amount makes no request. */
    type(amountType: AmountType, amount: string, isAmountValid: boolean) {
      isValid = isAmountValid
      returns = 0
      dispatch({
        kind: 'typed',
        amountType,
        amount,
        isComplete: isValid && amount !== '' && terms !== undefined,
      })
    },
    /** Sets new terms of the quote; a quote with other terms becomes invalid. */
    agree(next: QuoteTerms | undefined) {
      terms = next
      if (state.amount !== '') this.type(state.amountType, state.amount, isValid)
    },
    again: () => dispatch({ kind: 'again' }),
    /** The quote is valid, but worse than the previous one and not accepted. */
    isWorse,
    accept: () => dispatch({ kind: 'accepted' }),
    /**
     * Repeats a request that had no answer once the server is back, within the limit of automatic requests.
     */
    back() {
      if (state.status !== 'failed' || !state.isUnreached || returns >= parts.retries) return
      returns += 1
      dispatch({ kind: 'again' })
    },
    /** Resumes from a stored answer: counts down a valid quote, otherwise requests a new one. */
    resume(next: QuoteTerms | undefined) {
      terms = next
      const isCurrent = state.quote !== undefined && next !== undefined && isQuoteOf(state.quote, next)
      if (isCurrent) tick(true)
      // It ran out elsewhere: the next one is measured by it.
      else if (state.status === 'expired' && isValid && next !== undefined) dispatch({ kind: 'again' })
      else if (state.amount !== '') this.type(state.amountType, state.amount, isValid)
    },
    stop: drop,
  }
}

export type QuoteController = ReturnType<typeof createQuoteController>
