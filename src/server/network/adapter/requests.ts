import { objectOf } from '#values/object.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuoteRequest } from '../quote/contract.ts'

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

const isAmount = (value: unknown) => /^\d{1,15}(?:\.\d{1,18})?$/.test(String(value))

const read = (body: string, texts: readonly string[]): Given | string => {
  let given: Given
  try {
    given = objectOf(JSON.parse(body))
  } catch {
    return 'The body is no JSON.'
  }
  const missing = texts.find((name) => typeof given[name] !== 'string' || given[name] === '')
  if (missing) return `'${missing}' is missing.`
  return isAmount(given.amount) ? given : 'The amount is none.'
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
const isPayout = (given: unknown): given is Payout => {
  const parts = Object.values(objectOf(objectOf(given).beneficiary))
  return parts.length > 0 && parts.every((value) => typeof value === 'string')
}

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
