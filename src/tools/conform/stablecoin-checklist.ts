import { randomUUID } from 'node:crypto'
import { compare } from '#values/decimal.ts'
import {
  readPlaces,
  readStablecoinStatus,
  type StablecoinOrder,
  type StablecoinStatus,
} from '#server/network/stablecoin/contract.ts'
import { networkData } from '#server/network/data.ts'
import type { Answer } from './caller.ts'
import { offered } from './offered-capabilities.ts'
import { isStatus, shown, type Broken, type Promises, type Subject } from './subject.ts'
import { sayWrong } from '#server/network/http/contract-parts.ts'

type Order = StablecoinOrder

const orderOf = (subject: Subject, type: Order['type'], changes: Partial<Order> = {}): Order => {
  const { organisationId, organisation, environment } = subject.payoutOf()
  const { currency, wireCurrency } = networkData().stablecoin
  return {
    orderId: randomUUID(),
    organisationId,
    organisation,
    environment,
    type,
    amount: '1.00',
    currency,
    wireCurrency,
    orderedAt: new Date().toISOString(),
    wallet: {
      walletId: randomUUID(),
      chain: 'Ethereum',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
    },
    bank: {
      bankId: randomUUID(),
      bankName: 'Conformity Bank',
      accountName: 'Conformity Test',
      accountNumber: '123456789',
      routingNumber: '021000021',
    },
    ...changes,
  }
}

const put = ({ call }: Subject, order: Order) =>
  call('PUT', `/stablecoin/orders/${order.orderId}`, JSON.stringify(order))
const ask = ({ call }: Subject, orderId: string) => call('GET', `/stablecoin/orders/${orderId}`)
const cancel = ({ call }: Subject, orderId: string) => call('POST', `/stablecoin/orders/${orderId}/cancel`)

const statusIn = (answer: Answer, order: Order): StablecoinStatus | string => {
  if (answer.status < 200 || answer.status > 299) return shown(answer)
  const status = readStablecoinStatus(answer.body)
  if ('wrong' in status) return `${sayWrong(status.wrong)} ${shown(answer)}`
  if (status.orderId !== order.orderId) return `It is about another order. ${shown(answer)}`
  return compare(status.amount, order.amount) === 0 && status.currency === order.currency
    ? status
    : `It names another amount than ${order.amount} ${order.currency}. ${shown(answer)}`
}

/** Runs a test for both kinds of order. */
const ofBoth =
  (test: (subject: Subject, type: Order['type']) => Promise<Broken>) =>
  async (subject: Subject): Promise<Broken> =>
    (await test(subject, 'ISSUE')) ?? (await test(subject, 'REDEMPTION'))

const isTakenOnce = ofBoth(async (subject, type) => {
  const order = orderOf(subject, type)
  const answers = [await put(subject, order), await put(subject, order), await ask(subject, order.orderId)]
  const statuses = answers.map((answer) => statusIn(answer, order))
  const wrong = statuses.find((one) => typeof one === 'string')
  if (wrong !== undefined) return wrong
  const ids = new Set((statuses as StablecoinStatus[]).map(({ networkId }) => networkId))
  return ids.size === 1 ? undefined : `There are ${ids.size} orders: ${[...ids].join(', ')}.`
})

const isRefusedTwice = ofBoth(async (subject, type) => {
  const order = orderOf(subject, type)
  const first = statusIn(await put(subject, order), order)
  if (typeof first === 'string') return first
  const wrong = isStatus(await put(subject, { ...order, amount: '999.00' }), 409)
  const still = statusIn(await ask(subject, order.orderId), order)
  return wrong ?? (typeof still === 'string' ? still : undefined)
})

const isCanceled = ofBoth(async (subject, type) => {
  const order = orderOf(subject, type)
  const first = statusIn(await put(subject, order), order)
  if (typeof first === 'string') return first
  const statuses = [
    statusIn(await cancel(subject, order.orderId), order),
    statusIn(await cancel(subject, order.orderId), order),
  ]
  const [one, again] = statuses
  if (typeof one === 'string' || typeof again === 'string')
    return String(statuses.find((status) => typeof status === 'string'))
  if (one?.cancel === undefined) return `It does not say 'cancel'.`
  if (one.cancel === 'GRANTED' && one.status !== 'CANCELED') return `It was granted, and is ${one.status}.`
  return one.cancel === 'GRANTED' && again?.cancel !== 'GRANTED'
    ? `It was granted, and then ${again?.cancel}.`
    : undefined
})

const hasPlaces = async (subject: Subject): Promise<Broken> => {
  const { organisationId, environment } = subject.payoutOf()
  const answer = await subject.call('GET', `/stablecoin/places/${environment}/${organisationId}`)
  if (answer.status !== 200) return shown(answer)
  const places = readPlaces(networkData().stablecoin, answer.body)
  return 'why' in places ? `${places.why} ${shown(answer)}` : undefined
}

const isUnreadable = async (subject: Subject): Promise<Broken> => {
  const { wallet: _, ...rest } = orderOf(subject, 'ISSUE')
  const path = `/stablecoin/orders/${rest.orderId}`
  return (
    isStatus(await subject.call('PUT', path, JSON.stringify(rest)), 422) ??
    isStatus(await ask(subject, rest.orderId), 404) ??
    isStatus(await cancel(subject, rest.orderId), 404)
  )
}

/** Requirements on a network that issues and redeems the stablecoin. */
export const stablecoinPromises: Promises = [
  [
    'Each organisation is told an account to wire to, and addresses that coins reach',
    offered('stablecoin', hasPlaces),
  ],
  [
    'The same order to the issuer again is the same order, with its amount and currency',
    offered('stablecoin', isTakenOnce),
  ],
  [
    'Another order to the issuer under the same ID is refused with 409, and changes nothing',
    offered('stablecoin', isRefusedTwice),
  ],
  [
    'What is no order to the issuer is refused with 422, and was never ordered',
    offered('stablecoin', isUnreadable),
  ],
  ['An order to the issuer is taken back or too late, and says so again', offered('stablecoin', isCanceled)],
]
