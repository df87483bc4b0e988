import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payout } from '#server/network/payout/contract.ts'
import {
  readFirmQuote,
  whyNotQuoted,
  type FirmQuote,
  type FirmQuoteRequest,
} from '#server/network/quote/contract.ts'
import type { Answer } from './caller.ts'
import { capabilitiesOf, offered } from './offered-capabilities.ts'
import { isStatus, put, shown, statusIn, type Broken, type Promises, type Subject } from './subject.ts'
import { sayWrong } from '#server/network/http/contract-parts.ts'

const SECONDS = 600
const LONGEST_WAIT_MS = 10_000
const requestOf = (subject: Subject, changes: Partial<FirmQuoteRequest> = {}): FirmQuoteRequest => {
  const { organisationId, environment, country = '', payoutCategory, currency } = subject.payoutOf()
  return {
    quoteId: randomUUID(),
    organisationId,
    environment,
    country,
    payoutCategory,
    sourceCurrency: 'USD',
    destinationCurrency: currency,
    amount: '100.00',
    side: 'DESTINATION_AMOUNT',
    seconds: SECONDS,
    ...changes,
  }
}

const ask = ({ call }: Subject, request: FirmQuoteRequest): Promise<Answer> =>
  call('PUT', `/quotes/${request.quoteId}`, JSON.stringify(request))

const quoteIn = (answer: Answer, request: FirmQuoteRequest): FirmQuote | string => {
  if (answer.status < 200 || answer.status > 299) return shown(answer)
  const quote = readFirmQuote(answer.body)
  if ('wrong' in quote) return `${sayWrong(quote.wrong)} ${shown(answer)}`
  const why = whyNotQuoted(request, quote)
  if (why !== undefined) return `${why} ${shown(answer)}`
  return Date.parse(quote.expiresAt) > Date.now() ? quote : `It is over already. ${shown(answer)}`
}

const quoted = async (subject: Subject, changes?: Partial<FirmQuoteRequest>): Promise<FirmQuote | string> => {
  const request = requestOf(subject, changes)
  return quoteIn(await ask(subject, request), request)
}

const payoutAt = (subject: Subject, { networkQuoteId, destinationAmount }: FirmQuote): Payout =>
  subject.payoutOf({ quoteId: networkQuoteId, amount: destinationAmount })

const isRefused = async (subject: Subject, payout: Payout): Promise<Broken> => {
  const status = statusIn(await put(subject, payout), payout)
  if (typeof status === 'string') return status
  return status.status === 'REFUSED' && status.cause === 'quote-expired'
    ? undefined
    : `Its status is ${status.status}, its cause ${status.cause ?? 'none'}.`
}

/** Requirements on a network that prices, in the order of the contract's text. */
export const quotePromises: Promises = [
  [
    'An adapter says what it can do, or knows no such address',
    async (subject) => {
      const capabilities = await capabilitiesOf(subject)
      if (typeof capabilities === 'string') return capabilities
      return capabilities.includes('payouts')
        ? undefined
        : `It can do ${capabilities.join(', ')}, and no payouts.`
    },
  ],
  [
    'A price is for the amount that was named, adds up, and expires later',
    offered('quotes', async (subject) => {
      for (const side of ['DESTINATION_AMOUNT', 'SOURCE_AMOUNT'] as const) {
        const quote = await quoted(subject, { side })
        if (typeof quote === 'string') return quote
      }
      return undefined
    }),
  ],
  [
    'The same request for a price again is the same price, and another under its ID is refused with 409',
    offered('quotes', async (subject) => {
      const request = requestOf(subject)
      const [one, two] = [await ask(subject, request), await ask(subject, request)]
      const first = quoteIn(one, request)
      if (typeof first === 'string') return first
      return JSON.stringify(one.body) === JSON.stringify(two.body)
        ? isStatus(await ask(subject, { ...request, amount: '101.00' }), 409)
        : `It is another price. ${shown(two)}`
    }),
  ],
  [
    'A payout at a price is taken, and one at a price nobody gave, or for another amount, is refused for good',
    offered('quotes', async (subject) => {
      const quote = await quoted(subject)
      if (typeof quote === 'string') return quote
      const payout = payoutAt(subject, quote)
      const taken = statusIn(await put(subject, payout), payout)
      if (typeof taken === 'string') return taken
      if (taken.status === 'REFUSED') return `It was refused: ${taken.message ?? taken.cause ?? ''}`
      return (
        (await isRefused(
          subject,
          payoutAt(subject, { ...quote, networkQuoteId: `unknown-${randomUUID()}` }),
        )) ?? (await isRefused(subject, subject.payoutOf({ quoteId: quote.networkQuoteId, amount: '1.00' })))
      )
    }),
  ],
  [
    'A payout at a price that is over is refused for good',
    offered('quotes', async (subject) => {
      const quote = await quoted(subject, { seconds: 1 })
      if (typeof quote === 'string') return quote
      const left = Date.parse(quote.expiresAt) - Date.now()
      if (left > LONGEST_WAIT_MS) return { untried: 'It gave no price that is over within ten seconds.' }
      await wait(Math.max(0, left) + 1)
      return isRefused(subject, payoutAt(subject, quote))
    }),
  ],
]
