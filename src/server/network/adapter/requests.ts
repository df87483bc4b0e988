import { objectOf } from '#values/object.ts'
import type { ExchangeAccountRequest } from '../exchanges/exchange-controller.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuoteRequest } from '../quote/contract.ts'
import type { StablecoinOrder } from '../stablecoin/contract.ts'
import { REVIEW_KINDS, type ReviewRequest } from '../review/contract.ts'

/** What a request is refused with. */
export interface RefusedRequest {
  refused: 409 | 422 | 503
  message: string
}

type Given = Readonly<Record<string, unknown>>

const PAYOUT = ['paymentId', 'endToEndId', 'amount', 'currency', 'organisation', 'payoutCategory'] as const
const QUOTE = [
  'quoteId',
  'organisationId',
  'environment',
  'country',
  'payoutCategory',
  'sourceCurrency',
  'destinationCurrency',
  'amount',
] as const

const STABLECOIN = [
  'orderId',
  'organisationId',
  'organisation',
  'environment',
  'amount',
  'currency',
  'wireCurrency',
  'orderedAt',
] as const
const REVIEW = ['reviewId', 'kind', 'organisationId', 'organisation', 'requestedAt'] as const

const isAmount = (value: unknown) => /^\d{1,15}(?:\.\d{1,18})?$/.test(String(value))

/** Something with at least one part, each of which is a text. */
const hasTexts = (whole: unknown): boolean => {
  const parts = Object.values(objectOf(whole))
  return parts.length > 0 && parts.every((value) => typeof value === 'string')
}

/** A body that has these texts, or which of them is missing. */
export const readTexts = (body: string, texts: readonly string[]): Given | string => {
  let given: Given
  try {
    given = objectOf(JSON.parse(body))
  } catch {
    return 'The body is no JSON.'
  }
  const missing = texts.find((name) => typeof given[name] !== 'string' || given[name] === '')
  return missing === undefined ? given : `'${missing}' is missing.`
}

const read = (body: string, texts: readonly string[]): Given | string => {
  const given = readTexts(body, texts)
  return typeof given === 'string' || isAmount(given.amount) ? given : 'The amount is none.'
}

/** The payout of a request, or which of its parts is missing. */
export const readPayout = (body: string, paymentId: string): Payout | string => {
  const given = read(body, PAYOUT)
  if (typeof given === 'string') return given
  if (given.paymentId !== paymentId) return 'The body is about another payment.'
  if (!/^[A-Z]{3,10}$/.test(String(given.currency))) return 'The currency is none.'
  if (!/^[a-z]{1,20}$/.test(String(given.environment))) return `'environment' is missing.`
  return isPayout(given) ? given : `'beneficiary' is missing.`
}

/** The last look at a request whose texts are right: whom it pays. */
const isPayout = (given: unknown): given is Payout => hasTexts(objectOf(given).beneficiary)

/** The same of a request for a price. */
export const readQuoteRequest = (body: string, quoteId: string): FirmQuoteRequest | string => {
  const given = read(body, QUOTE)
  if (typeof given === 'string') return given
  if (given.quoteId !== quoteId) return 'The body is about another quote.'
  if (given.side !== 'SOURCE_AMOUNT' && given.side !== 'DESTINATION_AMOUNT') return `'side' is missing.`
  return isQuoteRequest(given) ? given : `'seconds' is missing.`
}

/** The last look at a request whose texts are right: how long the price should stand. */
const isQuoteRequest = (given: unknown): given is FirmQuoteRequest => {
  const { seconds } = objectOf(given)
  return typeof seconds === 'number' && seconds > 0
}

/** The same of a request for a review. */
export const readReviewRequest = (body: string, reviewId: string): ReviewRequest | string => {
  const given = readTexts(body, REVIEW)
  if (typeof given === 'string') return given
  if (given.reviewId !== reviewId) return 'The body is about another review.'
  if (!REVIEW_KINDS.some((kind) => kind === given.kind)) return 'The kind is none that is known.'
  if (Number.isNaN(Date.parse(String(given.requestedAt)))) return `'requestedAt' is no time.`
  return isReviewRequest(given) ? given : `'subject' is missing.`
}

/** The last look at a request whose texts are right: what it is about. */
const isReviewRequest = (given: unknown): given is ReviewRequest => hasTexts(objectOf(given).subject)

/** The same of an order to the issuer of the stablecoin. */
export const readStablecoinOrder = (body: string, orderId: string): StablecoinOrder | string => {
  const given = read(body, STABLECOIN)
  if (typeof given === 'string') return given
  if (given.orderId !== orderId) return 'The body is about another order.'
  if (given.type !== 'ISSUE' && given.type !== 'REDEMPTION') return `'type' is missing.`
  if (Number.isNaN(Date.parse(String(given.orderedAt)))) return `'orderedAt' is no time.`
  return isStablecoinOrder(given) ? given : `'wallet' or 'bank' is missing.`
}

/** The last look at a request whose texts are right: where coins and money go. */
const isStablecoinOrder = (given: unknown): given is StablecoinOrder => {
  const { wallet, bank } = objectOf(given)
  return (
    hasTexts(bank) &&
    ['walletId', 'chain', 'address'].every((name) => typeof objectOf(wallet)[name] === 'string')
  )
}

const EXCHANGE = [
  'requestId',
  'organisationId',
  'exchange',
  'environment',
  'accountName',
  'apiKey',
  'apiSecret',
] as const

/** The same of an account that is to be tried at its exchange. */
export const readExchangeAccount = (body: string, requestId: string): ExchangeAccountRequest | string => {
  const given = readTexts(body, EXCHANGE)
  if (typeof given === 'string') return given
  return isAccountOf(requestId, given) ? given : 'The body is about another account.'
}

/** The last look at a request whose texts are right: that it is the one of its address. */
const isAccountOf = (requestId: string, given: unknown): given is ExchangeAccountRequest =>
  objectOf(given).requestId === requestId
