import type { Payout } from '../payout/contract.ts'
import type { FirmQuoteRequest } from '../quote/contract.ts'

type Given = Partial<Record<string, unknown>>

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

const isAmount = (value: unknown) => /^\d{1,15}(?:\.\d{1,5})?$/.test(String(value))

const read = (body: string, texts: readonly string[]): Given | string => {
  let given: Given
  try {
    given = Object(JSON.parse(body)) as Given
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
  const names = Object.entries(Object(given.beneficiary) as object)
  return names.length > 0 && names.every(([, value]) => typeof value === 'string')
    ? (given as unknown as Payout)
    : `'beneficiary' is missing.`
}

/** The same of a request for a price. */
export const readQuoteRequest = (body: string, quoteId: string): FirmQuoteRequest | string => {
  const given = read(body, QUOTE)
  if (typeof given === 'string') return given
  if (given.quoteId !== quoteId) return 'The body is about another quote.'
  if (given.side !== 'SOURCE_AMOUNT' && given.side !== 'DESTINATION_AMOUNT') return `'side' is missing.`
  const { seconds } = given
  return typeof seconds === 'number' && seconds > 0
    ? (given as unknown as FirmQuoteRequest)
    : `'seconds' is missing.`
}
