import { objectOf } from '#values/object.ts'
import type { ExchangeAccountRequest } from '../exchanges/exchange-controller.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuoteRequest } from '../quote/contract.ts'
import type { StablecoinOrder } from '../stablecoin/contract.ts'
import { REVIEW_KINDS, type ReviewRequest } from '../review/contract.ts'

/** A refusal: the HTTP status and a message. */
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

/** Returns true for an object with at least one part, all of them texts. */
const hasTexts = (whole: unknown): boolean => {
  const parts = Object.values(objectOf(whole))
  return parts.length > 0 && parts.every((value) => typeof value === 'string')
}

/** Parses a body, or returns a sentence about the first required text that is missing or empty. */
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

/** Returns the payout in a request, or the name of the part that is missing. */
export const readPayout = (body: string, paymentId: string): Payout | string => {
  const given = read(body, PAYOUT)
  if (typeof given === 'string') return given
  if (given.paymentId !== paymentId) return 'The body is about another payment.'
  if (!/^[A-Z]{3,10}$/.test(String(given.currency))) return 'The currency is none.'
  if (!/^[a-z]{1,20}$/.test(String(given.environment))) return `'environment' is missing.`
  return isPayout(given) ? given : `'beneficiary' is missing.`
}

/** Checks that a payout names a beneficiary. */
const isPayout = (given: unknown): given is Payout => hasTexts(objectOf(given).beneficiary)

/** Returns the quote request in a body, or the name of the part that is missing. */
export const readQuoteRequest = (body: string, quoteId: string): FirmQuoteRequest | string => {
  const given = read(body, QUOTE)
  if (typeof given === 'string') return given
  if (given.quoteId !== quoteId) return 'The body is about another quote.'
  if (given.side !== 'SOURCE_AMOUNT' && given.side !== 'DESTINATION_AMOUNT') return `'side' is missing.`
  return isQuoteRequest(given) ? given : `'seconds' is missing.`
}

/** Checks how many seconds the price is requested for. */
const isQuoteRequest = (given: unknown): given is FirmQuoteRequest => {
  const { seconds } = objectOf(given)
  return typeof seconds === 'number' && seconds > 0
}

/** Returns the review request in a body, or the name of the part that is missing. */
export const readReviewRequest = (body: string, reviewId: string): ReviewRequest | string => {
  const given = readTexts(body, REVIEW)
  if (typeof given === 'string') return given
  if (given.reviewId !== reviewId) return 'The body is about another review.'
  if (!REVIEW_KINDS.some((kind) => kind === given.kind)) return 'The kind is none that is known.'
  if (Number.isNaN(Date.parse(String(given.requestedAt)))) return `'requestedAt' is no time.`
  return isReviewRequest(given) ? given : `'subject' is missing.`
}

/** Checks that a review request has a subject. */
const isReviewRequest = (given: unknown): given is ReviewRequest => hasTexts(objectOf(given).subject)

/** Returns the stablecoin order in a body, or the name of the part that is missing. */
export const readStablecoinOrder = (body: string, orderId: string): StablecoinOrder | string => {
  const given = read(body, STABLECOIN)
  if (typeof given === 'string') return given
  if (given.orderId !== orderId) return 'The body is about another order.'
  if (given.type !== 'ISSUE' && given.type !== 'REDEMPTION') return `'type' is missing.`
  if (Number.isNaN(Date.parse(String(given.orderedAt)))) return `'orderedAt' is no time.`
  return isStablecoinOrder(given) ? given : `'wallet' or 'bank' is missing.`
}

/** Checks that an order names its wallet and its bank account. */
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

/** Returns the exchange account in a body, or the name of the part that is missing. */
export const readExchangeAccount = (body: string, requestId: string): ExchangeAccountRequest | string => {
  const given = readTexts(body, EXCHANGE)
  if (typeof given === 'string') return given
  return isAccountOf(requestId, given) ? given : 'The body is about another account.'
}

/** Checks that the ID in the body is the ID in the path. */
const isAccountOf = (requestId: string, given: unknown): given is ExchangeAccountRequest =>
  objectOf(given).requestId === requestId
