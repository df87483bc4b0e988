import type { NetworkConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { linkedMachine } from '../definitions/machine.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import type { Trx } from '../store/tenant.ts'
import type { NetworkData } from './data.ts'
import { networkCatalogue } from './catalogue.ts'
import { defineBalances } from './balance/balances.ts'
import { createServedCalendars } from './calendar/served-calendars.ts'
import { createServedCorridors } from './corridor/served.ts'
import { cardMessages } from './cards/method-status.ts'
import { creditMessages, reversalMessages } from './credit/credit-messages.ts'
import { createAsking, type AskNetwork } from './http/asking.ts'
import { createCapabilities, type Capability } from './http/capabilities.ts'
import { askOutside } from './http/outside-transaction.ts'
import { createRequests } from './http/request.ts'
import type { MessageKinds } from './order/callbacks.ts'
import { orderMessages } from './order/order-messages.ts'
import { takeOutcome, type TakeOutcome } from './order/taking.ts'
import { createPayoutClient } from './payout/client.ts'
import { readStatus } from './payout/contract.ts'
import { writeOrder } from './payout/order.ts'
import { definePayouts, payoutKind, PAYOUTS, type PayoutDependencies } from './payout/payouts.ts'
import { createShownRates, type ShownRate } from './rates/shown-rates.ts'
import { createQuoteClient } from './quote/client.ts'
import { readStablecoinStatus } from './stablecoin/contract.ts'
import { defineStablecoinOrders, stablecoinKind, type StablecoinDependencies } from './stablecoin/orders.ts'
import type { Handover, NetworkGateway } from './types.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { messageForgetting } from './order/callbacks.ts'

type Defined = Pick<ServerDefinitions, 'library' | 'rules'>

/** The effects of order statuses on payments and stablecoin transactions. */
export interface OrderOutcomes {
  payments: Pick<PayoutDependencies, 'machine' | 'report' | 'notify'>
  stablecoin: Pick<StablecoinDependencies, 'move' | 'notify'>
}

/** Creates the handler of answers and callbacks about payouts. */
export const payoutTaker = (
  data: Pick<NetworkData, 'payouts' | 'scenarios'>,
  { payments }: Pick<OrderOutcomes, 'payments'>,
) =>
  takeOutcome(
    payoutKind({
      terms: data.payouts,
      ...payments,
      isCause: (cause) => Object.hasOwn(data.scenarios.causes, cause),
    }),
  )

/** Creates the handler of answers and callbacks about stablecoin orders. */
const stablecoinTaker = (
  data: Pick<NetworkData, 'payouts' | 'stablecoin'>,
  definitions: Defined,
  { stablecoin }: OrderOutcomes,
) =>
  takeOutcome(
    stablecoinKind({
      terms: { ...data.payouts, statuses: data.stablecoin.statuses },
      machine: linkedMachine(definitions, 'stablecoin-transaction')?.definition,
      ...stablecoin,
    }),
  )

/** Maps each type of message to its handler. */
export const messageKinds = (
  data: NetworkData,
  definitions: Defined,
  outcomes: OrderOutcomes,
  take: TakeOutcome = payoutTaker(data, outcomes),
): MessageKinds => ({
  'payout.status': orderMessages({ id: 'paymentId', table: 'network_payouts', read: readStatus, take }),
  'stablecoin.status': orderMessages({
    id: 'orderId',
    table: 'network_stablecoin_orders',
    read: readStablecoinStatus,
    take: stablecoinTaker(data, definitions, outcomes),
  }),
  'account.credit': creditMessages(data.payouts.waits),
  'account.reversal': reversalMessages(data.payouts.waits),
  'card.status': cardMessages,
})

export interface HttpNetwork extends NetworkGateway {
  ask: AskNetwork
  /** Returns an indicative rate, which does not bind the network. */
  shownRate(source: string, destination: string, at: Date): ShownRate | undefined
  /** Resolves to true if the network lists the capability; false if it does not say. */
  isOffered(what: Capability): Promise<boolean>
  /** Resolves to true if the network says that it pays nobody; false if it does not say. */
  isTriedOut(): Promise<boolean>
  /** Resolves to true if the last request was answered; a configured address alone proves nothing. */
  isAnswering(): Promise<boolean>
}

/**
 * Connects to a payment network over HTTP. Orders are stored with their payment, and jobs submit them
 * (TRU-280, TRU-446).
 */
export const createHttpNetwork = (
  data: NetworkData,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  definitions: Defined,
  outcomes: OrderOutcomes,
  { url, secret, fetch, isSimulated }: NetworkConfig,
): HttpNetwork => {
  const terms = data.payouts
  defineForgetting(jobs, store, messageForgetting(terms))
  const sendWithin = createRequests({ url, secret, ...(fetch && { fetch }) })
  const sendOrder = sendWithin(terms.waits.answer)
  const sending = { store, jobs, terms }
  const take = payoutTaker(data, outcomes)
  definePayouts({ ...sending, client: createPayoutClient(sendOrder), take })
  defineStablecoinOrders({ ...sending, take: stablecoinTaker(data, definitions, outcomes) }, sendOrder)
  const send = sendWithin(terms.waits.price)
  const capabilities = createCapabilities(send)
  const readPaysNobody = askOutside(
    async () => (await capabilities.paysNobody()) === true,
    () => ({ capability: 'paysNobody' }),
    capabilities.storedPaysNobody,
  )
  const isAnswering = askOutside(
    capabilities.isAnswering,
    () => ({ capability: 'any' }),
    capabilities.storedIsAnswering,
  )
  const isOffered = askOutside(
    async (what: Capability) => (await capabilities.has(what)) === true,
    (what) => ({ offered: what }),
    capabilities.storedHas,
  )
  const ask = createAsking(send, capabilities.has, terms)
  const hasBalances = () => capabilities.has('balances')
  defineBalances({ ...sending, ask, isOffered: hasBalances, balances: data.balances })
  const catalogue = networkCatalogue(
    data,
    createServedCorridors(data, ask),
    createServedCalendars(data.calendars, ask),
  )
  return Object.assign(catalogue, {
    ask,
    isOffered,
    shownRate: createShownRates(catalogue.rate, ask),
    isAnswering: () => isAnswering({}),
    isTriedOut: async () => isSimulated === true || readPaysNobody({}),
    quote: askOutside(createQuoteClient(ask), (request) => ({ ...request, quoteId: '' })),
    send: async (trx: Trx, payment: Handover) => {
      await writeOrder(trx, payment)
      await jobs.enqueue(trx, PAYOUTS, {})
    },
  })
}
