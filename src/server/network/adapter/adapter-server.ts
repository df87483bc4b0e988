import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { BankCalendar } from '../calendar/arrival.ts'
import type { NetworkBalances } from '../balance/contract.ts'
import { readHolder, type AccountHolder } from '../credit/contract.ts'
import type { ServedCorridor } from '../corridor/contract.ts'
import { isOrderId } from '../order/contract.ts'
import type { Payout, PayoutStatus } from '../payout/contract.ts'
import { readSignedRequest } from '../http/signed-request.ts'
import type { ExchangeAccountRequest, ExchangeVerdict } from '../exchanges/exchange-controller.ts'
import type { NetworkRate } from '../rates/contract.ts'
import type { FirmQuote, FirmQuoteRequest } from '../quote/contract.ts'
import type { Review, ReviewRequest } from '../review/contract.ts'
import type { StablecoinOrder, StablecoinPlaces, StablecoinStatus } from '../stablecoin/contract.ts'
import { takeCards, type CardService } from './card-routes.ts'
import {
  readExchangeAccount,
  readPayout,
  readQuoteRequest,
  readReviewRequest,
  readStablecoinOrder,
  type RefusedRequest,
} from './requests.ts'

/** A stablecoin issuer served through the contract. */
export interface IssuerService {
  places(place: { organisationId: string; environment: string }): StablecoinPlaces & {
    currency: string
    wireCurrency: string
  }
  order(order: StablecoinOrder): { status: StablecoinStatus } | RefusedRequest
  ask(orderId: string): StablecoinStatus | undefined
  cancel(orderId: string): StablecoinStatus | undefined
}

/** The service that an adapter server answers with; optional methods are optional capabilities. */
export interface AdapterService {
  /** The capabilities it lists under `GET /capabilities`. */
  capabilities: readonly string[]
  /** For demonstrations and tests; production refuses such a network. */
  paysNobody?: boolean
  order(payout: Payout): { status: PayoutStatus } | RefusedRequest
  ask(paymentId: string): PayoutStatus | undefined
  cancel(paymentId: string): PayoutStatus | undefined
  /** Absent: no firm quotes. */
  quote?(request: FirmQuoteRequest): { quote: FirmQuote } | RefusedRequest
  /** Absent: no reviews. */
  review?(request: ReviewRequest): { review: Review } | RefusedRequest
  /** Absent: the list of corridors is not served. */
  corridors?(): readonly ServedCorridor[]
  /** Absent: no accounts at exchanges. */
  tryAccount?(request: ExchangeAccountRequest): ExchangeVerdict & { requestId: string }
  /** Absent: no rates. */
  rates?(): readonly NetworkRate[]
  /** Absent: no bank calendar. */
  calendars?(): readonly BankCalendar[]
  /** Absent: no balances. Returns undefined for a holder without an account. */
  balances?(holder: AccountHolder): NetworkBalances | undefined
  /** Absent: no cards and no debits. */
  cards?: CardService
  /** Absent: no stablecoin orders. */
  issuer?: IssuerService
}

const TOLERANCE = 300

/**
 * Serves the contract of network/README.md over HTTP: checks signatures, paths and bodies, then calls the
 * service (TRU-286).
 */
export const createAdapterServer = (
  service: AdapterService,
  { secret, now }: { secret: string; now: () => Date },
): FastifyInstance => {
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.addHook('preHandler', async (request, reply) => {
    const { method, url: path, headers } = request
    const body = typeof request.body === 'string' ? request.body : ''
    const signed = { method, path, body, headers }
    if (readSignedRequest(signed, { secret, tolerance: TOLERANCE, now: now().getTime() }) === undefined)
      await reply.code(401).send({ message: 'It is not signed with the secret, or too old.' })
  })

  type Named = FastifyRequest<{ Params: { id: string } }>
  const unknown = (reply: FastifyReply) =>
    reply.code(404).send({ message: 'Nothing was ordered under this ID.' })
  const refuse = (reply: FastifyReply, { refused, message }: RefusedRequest) =>
    reply.code(refused).send({ message })

  const { capabilities, paysNobody } = service
  app.get('/capabilities', () => ({ capabilities, ...(paysNobody && { paysNobody }) }))
  const takeOrders = <Order>(
    path: string,
    read: (body: string, id: string) => Order | string,
    orders: {
      order(order: Order): { status: object } | RefusedRequest
      ask(id: string): object | undefined
      cancel(id: string): object | undefined
    },
  ) => {
    app.put(`${path}/:id`, async (request: Named, reply) => {
      const { id } = request.params
      const order = isOrderId(id) ? read(String(request.body), id) : 'The ID is no UUID.'
      if (typeof order === 'string') return refuse(reply, { refused: 422, message: order })
      const ordered = orders.order(order)
      return 'status' in ordered ? ordered.status : refuse(reply, ordered)
    })
    app.get(`${path}/:id`, async (request: Named, reply) => {
      const { id } = request.params
      return (isOrderId(id) ? orders.ask(id) : undefined) ?? unknown(reply)
    })
    app.post(`${path}/:id/cancel`, async (request: Named, reply) => {
      const { id } = request.params
      return (isOrderId(id) ? orders.cancel(id) : undefined) ?? unknown(reply)
    })
  }
  takeOrders('/payouts', readPayout, service)
  const { quote, review, issuer, corridors, balances, calendars, cards, rates, tryAccount } = service
  if (cards) takeCards(app, cards, refuse)
  if (corridors) app.get('/corridors', () => ({ corridors: corridors() }))
  if (rates) app.get('/rates', () => ({ rates: rates() }))
  if (calendars) app.get('/calendar', () => ({ calendars: calendars() }))
  if (balances)
    app.get(
      '/balances/:environment/:organisationId',
      async (request: FastifyRequest<{ Params: object }>, reply) => {
        const holder = readHolder(request.params)
        const found = holder && balances(holder)
        return found ? { ...holder, ...found } : unknown(reply)
      },
    )
  if (issuer) {
    takeOrders('/stablecoin/orders', readStablecoinOrder, issuer)
    app.get(
      '/stablecoin/places/:environment/:organisationId',
      async (request: FastifyRequest<{ Params: { environment: string; organisationId: string } }>) =>
        issuer.places(request.params),
    )
  }
  if (quote)
    app.put('/quotes/:id', async (request: Named, reply) => {
      const { id } = request.params
      const requested = isOrderId(id) ? readQuoteRequest(String(request.body), id) : 'The ID is no UUID.'
      if (typeof requested === 'string') return refuse(reply, { refused: 422, message: requested })
      const quoted = quote(requested)
      return 'quote' in quoted ? quoted.quote : refuse(reply, quoted)
    })
  if (tryAccount)
    app.put('/exchanges/accounts/:id', async (request: Named, reply) => {
      const requested = readExchangeAccount(String(request.body), request.params.id)
      if (typeof requested === 'string') return refuse(reply, { refused: 422, message: requested })
      return tryAccount(requested)
    })
  if (review)
    app.put('/reviews/:id', async (request: Named, reply) => {
      const requested = readReviewRequest(String(request.body), request.params.id)
      if (typeof requested === 'string') return refuse(reply, { refused: 422, message: requested })
      const reviewed = review(requested)
      return 'review' in reviewed ? reviewed.review : refuse(reply, reviewed)
    })
  return app
}
