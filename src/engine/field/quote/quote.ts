import { formatMoney, isMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { checkAmount, readAmount } from '../money.ts'
import { limitOf } from '../limit.ts'
import { isWorseBeyond } from './quote-change.ts'
import { isQuoteOf, quoteTerm, quoteTerms, type AmountType } from './quote-request.ts'
import type { FieldFacts } from '../types.ts'
import type * as Wire from '#definition/generated/wire-entities.ts'
import { isOneOf, listOf, objectOf } from '#values/object.ts'
import { answerKind } from '../answer-kind.ts'

type Amounts = 'sourceAmount' | 'sourceCurrency' | 'destinationAmount' | 'destinationCurrency'
type Fees = Wire.Quote['fees']

/** A quote of the payout network (QUO-005..007); one from an older draft may be incomplete. */
export type Quote = Readonly<
  Pick<Wire.Quote, 'quoteId' | 'expiresAt' | Amounts> &
    Partial<Pick<Wire.Quote, 'createdAt' | 'adjustedExchangeRate'>>
> & { readonly fees?: Omit<Fees, 'feeBreakdown'> & Partial<Pick<Fees, 'feeBreakdown'>> }

const isQuote = (value: unknown): value is Quote => {
  const { quoteId, expiresAt } = objectOf(value)
  return typeof quoteId === 'string' && typeof expiresAt === 'string'
}

/** Returns the first quote of a collection, or undefined. */
export const firstQuoteIn = (answer: unknown): Quote | undefined =>
  listOf(objectOf(answer)['quotes']).find(isQuote)

/** Answer of a quote field: the amount, the status, and the quote while it is valid. */
export interface QuoteAnswer {
  readonly amountType: AmountType
  readonly amount: string
  readonly status: 'idle' | 'loading' | 'ready' | 'expired' | 'failed'
  readonly message?: string
  readonly quote?: Quote
  /** The quote that ran out before this one, by which it is measured. */
  readonly previous?: Quote
  /** The quote is worse than the one before it, and was accepted. */
  readonly accepted?: true
}

const isStatus = isOneOf('idle', 'loading', 'ready', 'expired', 'failed')
const isAmountType = isOneOf('SOURCE_AMOUNT', 'DESTINATION_AMOUNT')

/** Whether a value is the answer of a field for a quote. */
export function isQuoteAnswer(value: unknown): value is QuoteAnswer {
  const { amountType, amount, status, quote } = objectOf(value)
  return (
    isAmountType(amountType) &&
    typeof amount === 'string' &&
    isStatus(status) &&
    (quote === undefined || isQuote(quote))
  )
}

const quoteIn = (value: unknown): Quote | undefined => (isQuote(value) ? value : undefined)

/** Reads an answer in its valid form: only 'ready' has a quote, and blank amounts are no answer. */
export function readQuoteAnswer(raw: unknown): QuoteAnswer | undefined {
  const given = objectOf(raw)
  const { amountType, message } = given
  const read = readAmount(given['amount'])
  if (read === undefined) return undefined
  const status = isStatus(given['status']) ? given['status'] : 'idle'
  const [quote, previous] = [quoteIn(given['quote']), quoteIn(given['previous'])]
  const accepted = given['accepted'] === true || undefined
  const requested = {
    amountType: amountType === 'DESTINATION_AMOUNT' ? amountType : 'SOURCE_AMOUNT',
    amount: read,
  } as const
  if (status === 'ready')
    return quote === undefined
      ? { ...requested, status: 'idle' }
      : { ...requested, status, quote, ...(previous && { previous }), ...(accepted && { accepted }) }
  const basis = quoteToBeat({ quote, previous, accepted })
  return {
    ...requested,
    status,
    ...(typeof message === 'string' ? { message } : {}),
    ...(status === 'expired' && basis && { previous: basis }),
  }
}

type Measured = Pick<QuoteAnswer, 'quote' | 'previous' | 'accepted'>

/** The quote the next one is measured by: the first that was seen, until a worse one was accepted. */
export function quoteToBeat({ quote, previous, accepted }: Measured): Quote | undefined {
  return accepted ? quote : (previous ?? quote)
}

/**
 * Tells whether a new quote is worse than the expired one by more than the tolerance, in basis points, and is
 * not accepted yet.
 */
export function needsAcceptance({ quote, previous, accepted }: Measured, tolerance: number): boolean {
  return (
    quote !== undefined && previous !== undefined && !accepted && isWorseBeyond(tolerance, previous, quote)
  )
}

/** Tells whether a quote is for another beneficiary, country or currency than the present choice. */
function isForOtherTerms({ quote }: QuoteAnswer, { field, read }: FieldFacts): boolean {
  const terms = quoteTerms(field, read)
  return quote !== undefined && terms !== undefined && !isQuoteOf(quote, terms)
}

/** Returns the currency of the typed amount, from the valid quote or the chosen fields. */
function currencyOf({ amountType, quote }: QuoteAnswer, { field, read }: FieldFacts): string | undefined {
  const side = amountType === 'SOURCE_AMOUNT' ? 'sourceCurrency' : 'destinationCurrency'
  const code = quote?.[side] ?? quoteTerm(field, side, read)
  return typeof code === 'string' ? code : undefined
}

function checkQuote(answer: QuoteAnswer, facts: FieldFacts): string | undefined {
  const { amount, status, message } = answer
  const wrongAmount = checkAmount(amount, currencyOf(answer, facts))
  if (wrongAmount !== undefined) return wrongAmount
  switch (status) {
    case 'ready':
      if (isForOtherTerms(answer, facts)) return sayQuotes('termsChanged')
      return needsAcceptance(answer, limitOf(facts, 'quoteTolerance') ?? 0) ? sayQuotes('worse') : undefined
    case 'idle':
      return quoteTerms(facts.field, facts.read) === undefined ? sayQuotes('termsFirst') : sayQuotes('wait')
    case 'loading':
      return sayQuotes('wait')
    case 'expired':
      return sayQuotes('expired')
    case 'failed':
      return message ?? sayQuotes('failed')
  }
}

function idle({ amountType, amount }: QuoteAnswer): QuoteAnswer {
  return { amountType, amount, status: 'idle' }
}

function expired(answer: QuoteAnswer): QuoteAnswer {
  const { amountType, amount } = answer
  const previous = quoteToBeat(answer)
  return { amountType, amount, status: 'expired', ...(previous && { previous }) }
}

function printQuote({ amount, quote }: QuoteAnswer): string {
  if (quote === undefined || !isMoney(quote.sourceAmount) || !isMoney(quote.destinationAmount)) return amount
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  return `${sent} → ${formatMoney(quote.destinationAmount, quote.destinationCurrency)}`
}

/** Amount to send or receive with its live quote; valid only while the quote is (WIZ-035..038). */
export const quote = answerKind<QuoteAnswer>({
  type: 'quote',
  isAnswer: isQuoteAnswer,
  read: readQuoteAnswer,
  check: checkQuote,
  refused: expired,
  print: printQuote,
  // A draft stores only a ready quote; a pending or failed one is requested again.
  keep: (answer) => (answer.status === 'ready' ? answer : idle(answer)),
  missing: () => sayQuotes('enterAmount'),
})

/**
 * Formats the rate of a quote: '1 GBP = 1.27 USD'. Undefined for any other value or a quote without a rate.
 */
export function sayRate(value: unknown): string | undefined {
  const { adjustedExchangeRate, sourceCurrency, destinationCurrency } = objectOf(value)
  const rate = objectOf(adjustedExchangeRate)['adjustedRate']
  if (!isMoney(rate) || typeof sourceCurrency !== 'string' || typeof destinationCurrency !== 'string')
    return undefined
  return `1 ${sourceCurrency} = ${formatMoney(rate, destinationCurrency)}`
}
