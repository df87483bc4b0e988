import { divide, multiply, round } from '#values/decimal.ts'
import { objectOf } from '#values/object.ts'
import { never } from './payment-server.ts'

const RATE = '23.45678'
const CENTS = 2
const HOUR_MS = 3_600_000

type Body = Readonly<Record<string, unknown>>

const textOf = (body: Body, name: string, otherwise: string) => {
  const value = body[name]
  return typeof value === 'string' && value !== '' ? value : otherwise
}

const converted = (amount: string) => round(multiply(amount, RATE), CENTS, 'HALF_UP')

const expiry = (now: number) => ({
  created: new Date(now).toISOString(),
  expires: new Date(now + 100_000).toISOString(),
})

/** Makes a quote for a request, at one rate for every destination. */
function quoteOf(request: unknown, now: number): unknown {
  const body = objectOf(request)
  const amount = textOf(body, 'quoteAmount', '1000.00')
  const isSent = body['quoteAmountType'] !== 'DESTINATION_AMOUNT'
  const sourceAmount = isSent ? amount : divide(amount, RATE, CENTS, 'HALF_UP')
  const sourceCurrency = textOf(body, 'sourceCurrency', 'GBP')
  const { created, expires } = expiry(now)
  const fees = { totalFee: '2.50', feeCurrency: sourceCurrency }
  const quote = {
    ...body,
    quoteId: '44444444-4444-4444-8444-444444444444',
    sourceAmount,
    sourceCurrency,
    destinationAmount: isSent ? converted(amount) : amount,
    createdAt: created,
    expiresAt: expires,
    adjustedExchangeRate: { adjustedRate: RATE },
    fees: { ...fees, feeBreakdown: [{ feeDescription: 'Transfer fee', calculatedFee: '2.50' }] },
  }
  return { quoteCollectionId: 'c-1', quotes: [quote] }
}

/** Makes the quotes of the legacy flow. */
function legacyQuotesOf(request: unknown, now: number): unknown {
  const body = objectOf(request)
  const amount = textOf(body, 'amount', '250.10')
  const hop = {
    quote_element_order: 1,
    sending_amount: amount,
    receiving_amount: converted(amount),
    sending_fee: '1.50',
    sending_currency_code: textOf(body, 'currency', 'USD'),
    receiving_currency_code: textOf(body, 'payoutCurrency', 'MXN'),
  }
  const ways = [
    ['SPEI', 'Within minutes'],
    ['RTGS', 'The next banking day'],
  ] as const
  const quotes = ways.map(([method, settles]) => ({
    quote_id: method,
    fx_rate: RATE,
    payment_method: method,
    settles,
    expires_at: expiry(now).expires,
    quote_elements: [hop],
  }))
  return { quotes }
}

const quotesOf: Readonly<Record<string, (request: unknown, now: number) => unknown>> = {
  'quotes.create': quoteOf,
  'quotes.createLegacy': legacyQuotesOf,
}

/** Returns the quote of a case: loading, expired or refused if the case says so, otherwise a fresh one. */
export function quoteIn(
  answers: Readonly<Record<string, unknown>>,
  call: string,
  request: unknown,
  now: number,
): Promise<unknown> | undefined {
  const quotes = quotesOf[call]
  if (!quotes) return undefined
  const { status, message } = objectOf(
    Object.values(answers).find((one) => typeof objectOf(one)['status'] === 'string'),
  )
  // The legacy flow shows an expired quote; the other flow requests a new one at once.
  if (status === 'expired' && call === 'quotes.createLegacy')
    return Promise.resolve(quotes(request, now - HOUR_MS))
  if (status === 'loading' || status === 'expired') return never()
  if (status === 'failed')
    return Promise.reject(Object.assign(new Error('refused'), { status: 422, title: message }))
  return Promise.resolve(quotes(request, now))
}
