import { expect } from 'vitest'
import type { PayoutStatus } from '#server/network/payout/contract.ts'
import { createLuck, type Luck } from './luck.ts'
import { createModelNetwork, type ModelNetwork } from './model-network.ts'
import type { FaultyPortal } from './portal.ts'

const ON_THE_WAY = [
  'none',
  'none',
  'none',
  'never-arrives',
  'answer-lost',
  'answer-lost',
  'busy-after',
  'garbled',
  'other-amount',
  'other-currency',
  'unknown-status',
  'unknown-payout',
  'refused-on-the-way',
] as const

type Fault = (typeof ON_THE_WAY)[number]

const tamper = (fault: Fault, body: unknown): unknown => {
  const status = body as PayoutStatus
  if (fault === 'other-amount') return { ...status, amount: `${status.amount}1` }
  if (fault === 'other-currency') return { ...status, currency: 'XTS' }
  if (fault === 'unknown-status') return { ...status, status: 'ON_THE_MOON', sequence: status.sequence + 7 }
  if (fault === 'garbled') return { ...status, sequence: 'three' }
  return status
}

/** HTTP between the two, with a fault on the way. */
const wire =
  (network: ModelNetwork, fault: Fault): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const { method = 'GET', body = '' } = init
    const { pathname } = new URL(input as URL)
    if (fault === 'never-arrives') throw new TypeError('fetch failed')
    // Something between both refuses the order: the network never sees this request.
    if (fault === 'refused-on-the-way' && method === 'PUT') return Response.json({}, { status: 422 })
    if (fault === 'unknown-payout' && method !== 'PUT') return Response.json({}, { status: 404 })
    const answer = network.handle(method, pathname, body as string)
    if (fault === 'answer-lost') throw new TypeError('fetch failed')
    if (fault === 'busy-after') return Response.json({}, { status: 503 })
    return Response.json(answer.status === 200 ? tamper(fault, answer.body) : answer.body, {
      status: answer.status,
    })
  }

const honest = (network: ModelNetwork) => wire(network, network.isDying ? 'never-arrives' : 'none')

/** Messages that are on the way: in any order, twice, never, or changed. */
const deliverOne = async (luck: Luck, network: ModelNetwork, portal: FaultyPortal) => {
  const { callbacks } = network
  if (callbacks.length === 0) return
  const at = luck.upTo(callbacks.length - 1)
  const status = callbacks[at]!
  if (luck.isIn(0.6)) callbacks.splice(at, 1)
  if (luck.isIn(0.15)) return
  const fault = luck.isIn(0.06) ? luck.one(ON_THE_WAY) : 'none'
  const body = JSON.stringify({ data: tamper(fault, status) })
  const message = { id: `m-${status.sequence}-${fault}`, body }
  await portal.deliver(message, luck.isIn(0.1))
  if (luck.isIn(0.4)) await portal.deliver(message, false)
}

const MOST_EVENTS = 14
const MOST_ROUNDS = 12
const ROUND = 700
const DAYS = 4 * 86_400

const stepAtRandom = async (luck: Luck, network: ModelNetwork, portal: FaultyPortal) => {
  const kind = luck.upTo(11)
  if (kind < 4) return portal.work(wire(network, luck.one(ON_THE_WAY)), luck.isIn(0.15))
  if (kind < 7) return network.advance()
  if (kind < 10) return deliverOne(luck, network, portal)
  if (kind === 10 && luck.isIn(0.2)) return portal.wishToCancel()
  return portal.pass(luck.one([5, 60, 130, 700, 2000]))
}

/** Both sides are whole again, and time passes. */
const settle = async (network: ModelNetwork, portal: FaultyPortal): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    network.advance()
    await portal.pass(ROUND)
    await portal.work(honest(network), false)
  }
  await portal.pass(DAYS)
  await portal.work(honest(network), false)
}

const OVER = ['COMPLETED', 'FAILED', 'RETURNED']

/** Expects that network and portal agree in the end, or that the payment is on the list of stuck ones. */
const compare = async (network: ModelNetwork, portal: FaultyPortal, ordered: string) => {
  const { paymentState, stuck, funds, amount } = await portal.read()
  expect(network.paid.length, 'paid twice').toBeLessThanOrEqual(1)
  for (const one of network.paid) expect(one, 'paid with another amount').toBe(ordered)
  expect(amount, 'the amount of the payment').toBe(ordered)
  const isOver = OVER.includes(paymentState)
  expect(isOver || stuck !== null, `neither over nor stuck: ${paymentState}`).toBe(true)
  const due = { COMPLETED: 'BOOKED', FAILED: 'RELEASED', RETURNED: 'RELEASED' }[paymentState] ?? 'HELD'
  expect(funds, `the money of ${paymentState}`).toBe(due)
  // A network that answers no more cannot say that money came back.
  if (stuck === null && isOver && !network.isDying)
    expect(network.hasPaid(), `what the network did of a payment that is ${paymentState}`).toBe(
      paymentState === 'COMPLETED',
    )
  if (paymentState === 'COMPLETED') expect(network.paid, 'completed, and never paid').toHaveLength(1)
}

/**
 * Returns the reasons for which a payment may stay stuck after the network works again. Every other one ends with the
 * next valid status.
 */
const reasonsLeft = ({ isDying, isOpenForever, isLiar }: ModelNetwork) => [
  null,
  'other-amount',
  ...(isOpenForever() ? ['overdue'] : []),
  ...(isLiar ? ['contradiction'] : []),
  ...(isDying ? ['silent', 'overdue', 'forgotten', 'unreadable', 'unknown-status'] : []),
]

/** Plays one sequence of faults and lets both sides recover. Throws if a payment was lost, doubled or changed. */
export const playSequence = async (seed: number, portal: FaultyPortal, ordered: string): Promise<string> => {
  const luck = createLuck(seed)
  const network = createModelNetwork(luck)
  const events = 3 + luck.upTo(MOST_EVENTS)
  for (let event = 0; event < events; event += 1) await stepAtRandom(luck, network, portal)
  await settle(network, portal)
  await compare(network, portal, ordered)
  const before = await portal.read()
  expect(reasonsLeft(network), 'stuck without a reason').toContain(before.stuck)
  if (before.stuck === null || network.isDying || network.isLiar) return before.stuck ?? before.paymentState
  await portal.resume()
  await settle(network, portal)
  await compare(network, portal, ordered)
  const { stuck } = await portal.read()
  expect(stuck, 'stuck again, with a network that is whole').toBe(network.isOpenForever() ? 'overdue' : null)
  return before.stuck ?? before.paymentState
}
