import { createHash } from 'node:crypto'
import type { AdapterService } from '../adapter/adapter-server.ts'
import type { Post } from '../adapter/messenger.ts'
import { drawUpTo } from '../chance.ts'
import type { NetworkData, ScenarioStep } from '../data.ts'
import type { Payout, PayoutStatus } from '../payout/contract.ts'
import type { ServedCorridor } from '../corridor/contract.ts'
import type { FirmQuote } from '../quote/contract.ts'
import type { Corridor } from '../types.ts'
import { memoryJournal, type Entry, type Journal } from './journal.ts'
import { digestOf } from '../http/signed-request.ts'
import { reviews, REVIEW_KINDS } from '../review/contract.ts'
import { createSimulatedBank, isOfBank } from './simulated-bank.ts'
import { marketRates } from '../rates/market.ts'
import { createSimulatedCards } from './simulated-cards.ts'
import { createSimulatedIssuer } from './simulated-issuer.ts'
import { verdictOn, type ReviewData } from './simulated-reviews.ts'
import { priceQuote, whyNotAtPrice } from './simulated-quotes.ts'
import type { ExchangeAccountRequest, ExchangeVerdict } from '../exchanges/exchange-controller.ts'

/** Keys with this prefix are refused by every exchange. */
const UNKNOWN = /^invalid/i

/** Simulates an exchange: accepts every key without the prefix 'invalid' and stores nothing. */
const tryAtExchange = ({
  requestId,
  apiKey,
  apiSecret,
}: ExchangeAccountRequest): ExchangeVerdict & { requestId: string } =>
  UNKNOWN.test(apiKey) || UNKNOWN.test(apiSecret)
    ? { requestId, verdict: 'INVALID' }
    : { requestId, verdict: 'TAKEN', reference: digestOf(requestId).slice(0, 36) }

interface SimulatedPayout {
  payout: Payout
  at: number
  refused?: { cause: string; message: string }
  isCanceled?: boolean
  /** The sequence number that the portal last confirmed to this process. */
  reported?: number
}

type SimulatorData = Pick<NetworkData, 'corridors' | 'market' | 'scenarios' | 'calendars'> & ReviewData

export interface Simulator extends AdapterService {
  /** Sends the messages that the portal has not confirmed. */
  turn(post: Post): Promise<void>
}

const accountsOf = ({ beneficiary }: Payout): string[] =>
  Object.entries(beneficiary).flatMap(([name, value]) => (name.startsWith('CdtrAcct.') ? [value] : []))

const hashOf = (paymentId: string): string =>
  createHash('sha256').update(paymentId).digest('hex').toUpperCase()

/** Serves a corridor by its identity alone, so that all its limits and fields come from the definitions. */
const servedCorridor = (corridor: Corridor): ServedCorridor => ({
  ...(corridor.country !== undefined && { country: corridor.country }),
  currency: corridor.currency,
  payoutCategory: corridor.payoutCategory,
  ...(corridor.destinationBlockchainNetwork !== undefined && {
    blockchain: corridor.destinationBlockchainNetwork,
  }),
  sources: corridor.sources,
  rails: corridor.rails.map(({ name }) => name),
})

/** Simulates a network by the contract. The account paid selects the scenario, and time moves the payout. */
export const createSimulator = (
  readData: () => SimulatorData,
  now: () => Date,
  journal: Journal = memoryJournal(),
): Simulator => {
  const payouts = new Map<string, SimulatedPayout>()
  const quotes = new Map<string, { request: string; quote: FirmQuote }>()
  const byNetworkId = new Map<string, FirmQuote>()
  const reviewed = new Map<string, { digest: string; at: number }>()
  /** IDs of payouts whose final status the portal may not have. */
  const unreported = new Set<string>()

  const take = (entry: Entry): void => {
    if (entry.kind === 'quote') {
      if (quotes.has(entry.quote.quoteId)) return
      quotes.set(entry.quote.quoteId, entry)
      byNetworkId.set(entry.quote.networkQuoteId, entry.quote)
    } else if (entry.kind === 'review') {
      if (!reviewed.has(entry.reviewId)) reviewed.set(entry.reviewId, entry)
    } else if (entry.kind === 'payout') {
      const { paymentId } = entry.payout
      if (payouts.has(paymentId)) return
      payouts.set(paymentId, { ...entry })
      unreported.add(paymentId)
    } else if (entry.kind === 'canceled') {
      const one = payouts.get(entry.paymentId)
      if (one) one.isCanceled = true
    } else if (entry.kind === 'reported') unreported.delete(entry.paymentId)
    else if (isOfBank(entry)) bank.take(entry)
    else if (entry.kind === 'card' || entry.kind === 'card-reported') cards.take(entry)
    else issuer.take(entry)
  }
  const catchUp = (): void => journal.readNew().forEach(take)
  /** Writes an entry; if several processes write one ID, the first counts. */
  const write = (entry: Entry): void => {
    journal.append(entry)
    catchUp()
  }
  const issuer = createSimulatedIssuer(readData, now, { catchUp, write })
  const bank = createSimulatedBank({ catchUp, write })
  const cards = createSimulatedCards({ catchUp, write })

  const stepsOf = (payout: Payout): readonly ScenarioStep[] => {
    const { scenarios, otherwise } = readData().scenarios
    const paid = accountsOf(payout)
    const named = Object.values(scenarios).find(({ accounts = [] }) =>
      accounts.some((account) => paid.includes(account)),
    )
    return (named ?? scenarios[otherwise])?.steps ?? []
  }

  /** Returns the past steps of a payout with their times. */
  const takenBy = ({ payout, at }: SimulatedPayout): (ScenarioStep & { due: number })[] => {
    let due = at
    return stepsOf(payout)
      .map((step) => {
        due += (step.after + drawUpTo(step.jitter ?? 0, payout.paymentId, step.state)) * 1000
        return { ...step, due }
      })
      .filter((step) => step.due <= now().getTime())
  }

  const statusOf = (one: SimulatedPayout): PayoutStatus => {
    const { paymentId, amount, currency } = one.payout
    const base = {
      paymentId,
      networkId: `N-${paymentId.replaceAll('-', '')}`,
      occurredAt: new Date(one.at).toISOString(),
      amount,
      currency,
    }
    if (one.refused) return { ...base, ...one.refused, sequence: 1, status: 'REFUSED' }
    // It was canceled before its first step.
    if (one.isCanceled) return { ...base, sequence: 2, status: 'CANCELED' }
    const taken = takenBy(one)
    const step = taken.at(-1)
    if (!step) return { ...base, sequence: 1, status: 'ACCEPTED' }
    return {
      ...base,
      occurredAt: new Date(step.due).toISOString(),
      sequence: taken.length + 1,
      status: step.state,
      ...(step.cause !== undefined && { cause: step.cause }),
      ...(step.state === 'COMPLETED' && { transactionHash: hashOf(paymentId) }),
    }
  }

  const isOver = (one: SimulatedPayout): boolean =>
    one.refused !== undefined || one.isCanceled === true || takenBy(one).length === stepsOf(one.payout).length

  const find = (paymentId: string): SimulatedPayout | undefined => {
    catchUp()
    return payouts.get(paymentId)
  }

  return {
    capabilities: [
      'payouts',
      'quotes',
      'stablecoin',
      'corridors',
      'balances',
      'calendar',
      'cards',
      'rates',
      'exchanges',
      ...REVIEW_KINDS.map(reviews),
    ],
    paysNobody: true,
    issuer: issuer.service,
    balances: bank.balances,
    cards: cards.service,
    tryAccount: tryAtExchange,
    rates: () => marketRates(readData().market, now()),
    calendars: () => readData().calendars,
    corridors: () => readData().corridors.map(servedCorridor),
    quote: (request) => {
      catchUp()
      const text = JSON.stringify(request)
      if (!quotes.has(request.quoteId)) {
        const quote = priceQuote(readData(), request, now())
        if (!quote) return { refused: 422, message: 'Nothing is offered for it.' }
        write({ kind: 'quote', request: text, quote })
      }
      const stored = quotes.get(request.quoteId)
      return stored?.request === text
        ? { quote: stored.quote }
        : { refused: 409, message: 'Another price was asked for under this ID.' }
    },
    review: (request) => {
      catchUp()
      const { reviewId, requestedAt } = request
      const digest = digestOf(JSON.stringify(request))
      // The portal's clock may be ahead, so a later time counts as now.
      const at = Math.min(Date.parse(requestedAt), now().getTime())
      if (!reviewed.has(reviewId)) write({ kind: 'review', reviewId, digest, at })
      const stored = reviewed.get(reviewId)
      return stored?.digest === digest
        ? { review: { reviewId, verdict: verdictOn(readData(), request, stored.at, now()) } }
        : { refused: 409, message: 'Another review was asked for under this ID.' }
    },
    order: (payout) => {
      catchUp()
      if (!payouts.has(payout.paymentId)) {
        const priceless = whyNotAtPrice(payout, byNetworkId.get(payout.quoteId ?? ''), now())
        const refused =
          accountsOf(payout).length === 0
            ? { cause: 'route-misconfigured', message: 'The beneficiary has no account.' }
            : priceless === undefined
              ? undefined
              : { cause: 'quote-expired', message: priceless }
        write({ kind: 'payout', payout, at: now().getTime(), ...(refused && { refused }) })
      }
      const one = payouts.get(payout.paymentId)
      return one && JSON.stringify(one.payout) === JSON.stringify(payout)
        ? { status: statusOf(one) }
        : { refused: 409, message: 'Another payout was ordered under this ID.' }
    },
    ask: (paymentId) => {
      const one = find(paymentId)
      return one && statusOf(one)
    },
    cancel: (paymentId) => {
      const one = find(paymentId)
      if (!one) return undefined
      if (!one.refused && !one.isCanceled && takenBy(one).length === 0) write({ kind: 'canceled', paymentId })
      return { ...statusOf(one), cancel: one.isCanceled ? 'GRANTED' : 'TOO_LATE' }
    },
    turn: async (post) => {
      catchUp()
      for (const paymentId of unreported) {
        const one = payouts.get(paymentId)!
        const status = statusOf(one)
        if (status.sequence === one.reported) continue
        if (!(await post(`${status.networkId}-${status.sequence}`, status))) continue
        one.reported = status.sequence
        if (isOver(one)) write({ kind: 'reported', paymentId })
      }
      await issuer.turn(post)
      await bank.turn(post)
      await cards.turn(post)
    },
  }
}
