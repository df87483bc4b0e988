import { randomBytes, randomUUID } from 'node:crypto'
import type { Payout, PayoutStatus } from '#server/network/payout/contract.ts'
import { createCaller, type CallerTerms, type Changes } from './caller.ts'
import { accountPromises } from './account-checklist.ts'
import { balancePromises } from './balance-checklist.ts'
import { cardPromises } from './card-checklist.ts'
import { calendarPromises } from './calendar-checklist.ts'
import { corridorPromises } from './corridor-checklist.ts'
import { exchangePromises } from './exchange-checklist.ts'
import { quotePromises } from './quote-checklist.ts'
import { ratePromises } from './rate-checklist.ts'
import { reviewPromises } from './review-checklist.ts'
import { openReceiver, type Receiver } from './receiver.ts'
import { stablecoinPromises } from './stablecoin-checklist.ts'
import { isStatus, put, shown, statusIn, type Broken, type Promises, type Subject } from './subject.ts'

export interface ConformTerms extends CallerTerms {
  iban: string
  currency: string
  /** The port to listen on for messages; absent: none. */
  listen?: number
}

export interface Finding {
  promise: string
  outcome: 'passed' | 'broken' | 'untried'
  why?: string
}

const MESSAGE_MS = 20_000
const MINUTES_6 = 360_000

const ask = ({ call }: Subject, paymentId: string) => call('GET', `/payouts/${paymentId}`)
const cancel = ({ call }: Subject, paymentId: string) => call('POST', `/payouts/${paymentId}/cancel`)

const refuses = (changes: Changes) => async (subject: Subject) => {
  const payout = subject.payoutOf()
  return (
    isStatus(await put(subject, payout, changes), 401) ?? isStatus(await ask(subject, payout.paymentId), 404)
  )
}

const ordered = async (subject: Subject): Promise<[Payout, PayoutStatus] | string> => {
  const payout = subject.payoutOf()
  const status = statusIn(await put(subject, payout), payout)
  return typeof status === 'string' ? status : [payout, status]
}

const isSame = (one: PayoutStatus, other: PayoutStatus): Broken =>
  one.networkId === other.networkId
    ? other.sequence < one.sequence
      ? `The number went back from ${one.sequence} to ${other.sequence}.`
      : undefined
    : `It is another payout: ${one.networkId} and ${other.networkId}.`

/** The requirements of the contract, in the order of its text. */
const promises: Promises = [
  ['A request that is not signed is refused, and does nothing', refuses({ isUnsigned: true })],
  [
    'A request that is signed with another secret is refused',
    refuses({ secret: `whsec_${randomBytes(32).toString('base64')}` }),
  ],
  ['A request that is six minutes old is refused', refuses({ late: MINUTES_6 })],
  ['A request from six minutes later is refused', refuses({ late: -MINUTES_6 })],
  [
    'A signature counts for its own address and body alone',
    async (subject) => {
      const [payout, other] = [subject.payoutOf(), subject.payoutOf()]
      return (
        isStatus(await put(subject, payout, { signedBody: JSON.stringify(other) }), 401) ??
        isStatus(await put(subject, payout, { signedPath: `/payouts/${other.paymentId}` }), 401)
      )
    },
  ],
  [
    'A payout is answered with its status: the same payment, amount and currency',
    async (subject) => {
      const made = await ordered(subject)
      return typeof made === 'string' ? made : undefined
    },
  ],
  [
    'The same order again is the same payout',
    async (subject) => {
      const made = await ordered(subject)
      if (typeof made === 'string') return made
      const again = statusIn(await put(subject, made[0]), made[0])
      return typeof again === 'string' ? again : isSame(made[1], again)
    },
  ],
  [
    'Five of the same order at once are one payout',
    async (subject) => {
      const payout = subject.payoutOf()
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => put(subject, payout)))
      const taken = answers.filter(({ status }) => status < 500)
      const ids = new Set(taken.map((answer) => (Object(answer.body) as Partial<PayoutStatus>).networkId))
      if (taken.some(({ status }) => status > 299)) return shown(taken.find(({ status }) => status > 299)!)
      return ids.size === 1 ? undefined : `There are ${ids.size} payouts: ${[...ids].join(', ')}.`
    },
  ],
  [
    'Another order under the same ID is refused with 409, and changes nothing',
    async (subject) => {
      const made = await ordered(subject)
      if (typeof made === 'string') return made
      const other = { ...made[0], amount: '999.00' }
      const wrong = isStatus(await put(subject, other), 409)
      const still = statusIn(await ask(subject, made[0].paymentId), made[0])
      return wrong ?? (typeof still === 'string' ? still : undefined)
    },
  ],
  [
    'What is no payout is refused with 422',
    async (subject) => {
      const id = randomUUID()
      return (
        isStatus(await subject.call('PUT', `/payouts/${id}`, '{"paymentId":'), 422) ??
        isStatus(await subject.call('PUT', `/payouts/${id}`, JSON.stringify({ paymentId: id })), 422)
      )
    },
  ],
  [
    'Whoever asks learns the status',
    async (subject) => {
      const made = await ordered(subject)
      if (typeof made === 'string') return made
      const status = statusIn(await ask(subject, made[0].paymentId), made[0])
      return typeof status === 'string' ? status : isSame(made[1], status)
    },
  ],
  [
    'A payout that was never ordered is answered with 404',
    async (subject) => isStatus(await ask(subject, randomUUID()), 404),
  ],
  [
    'A payout without an account is refused for good, by its status',
    async (subject) => {
      const payout = subject.payoutOf({ beneficiary: { 'Cdtr.Nm': 'Conformity Test' } })
      const first = statusIn(await put(subject, payout), payout)
      if (typeof first === 'string') return first
      const again = statusIn(await put(subject, payout), payout)
      if (typeof again === 'string') return again
      return [first, again].every(({ status }) => status === 'REFUSED')
        ? undefined
        : `Its status is ${first.status}, then ${again.status}.`
    },
  ],
  [
    'A request to cancel is granted, left open or too late, and says so again',
    async (subject) => {
      const made = await ordered(subject)
      if (typeof made === 'string') return made
      const answers = [await cancel(subject, made[0].paymentId), await cancel(subject, made[0].paymentId)]
      const statuses = answers.map((answer) => statusIn(answer, made[0]))
      const [first, second] = statuses
      if (typeof first === 'string' || typeof second === 'string')
        return String(statuses.find((one) => typeof one === 'string'))
      if (first?.cancel === undefined) return `It does not say 'cancel'. ${shown(answers[0]!)}`
      if (first.cancel === 'GRANTED' && first.status !== 'CANCELED')
        return `It was granted, and is ${first.status}.`
      return first.cancel === 'GRANTED' && second?.cancel !== 'GRANTED'
        ? `It was granted, and then ${second?.cancel}.`
        : undefined
    },
  ],
  [
    'What was never ordered cannot be cancelled',
    async (subject) => isStatus(await cancel(subject, randomUUID()), 404),
  ],
  [
    'Messages are signed, and come again under the same ID until they are taken',
    async (subject) =>
      subject.receiver
        ? messagesCome(subject, subject.receiver)
        : { untried: 'Say --listen PORT, and let the adapter send its messages there.' },
  ],
  ...quotePromises,
  ...reviewPromises,
  ...corridorPromises,
  ...stablecoinPromises,
  ...balancePromises,
  ...calendarPromises,
  ...cardPromises,
  ...ratePromises,
  ...exchangePromises,
  ...accountPromises,
]

const messagesCome = async (subject: Subject, receiver: Receiver): Promise<Broken> => {
  const made = await ordered(subject)
  if (typeof made === 'string') return made
  const [payout] = made
  const canceled = await cancel(subject, payout.paymentId)
  const messages = await receiver.waitFor(payout.paymentId, 2, MESSAGE_MS)
  if (messages.length === 0)
    return `No message came within ${MESSAGE_MS / 1000} seconds of an order and a request to cancel. ${shown(canceled)}`
  if (messages.some(({ id }) => id === undefined))
    return 'A message was not signed with the secret, or not of this time.'
  const ids = new Set(messages.map(({ id }) => id))
  return ids.size < messages.length ? undefined : 'A message that was answered with 503 did not come again.'
}

const whyThrown = (error: unknown): string => {
  const { cause, message } = Object(error) as { cause?: { message?: unknown }; message?: unknown }
  return `It did not answer: ${String(cause?.message ?? message)}`
}

/** Tests an adapter from outside, one requirement at a time (TRU-285). */
export async function* conform(terms: ConformTerms): AsyncGenerator<Finding> {
  const receiver = terms.listen === undefined ? undefined : await openReceiver(terms.listen, terms.secret)
  const payoutOf = (changes: Partial<Payout> = {}): Payout => ({
    paymentId: randomUUID(),
    organisationId: '00000000-0000-4000-8000-000000000000',
    organisation: 'Conformity Test',
    environment: 'test',
    endToEndId: `CONFORM-${randomBytes(6).toString('hex')}`,
    amount: '1.00',
    currency: terms.currency,
    rail: 'SEPA',
    payoutCategory: 'BANK',
    country: terms.iban.slice(0, 2),
    beneficiary: { 'Cdtr.Nm': 'Conformity Test', 'CdtrAcct.Id.IBAN': terms.iban },
    ...changes,
  })
  const subject: Subject = { call: createCaller(terms), payoutOf, receiver }
  try {
    for (const [promise, test] of promises) {
      const why = await test(subject).catch(whyThrown)
      if (why === undefined) yield { promise, outcome: 'passed' }
      else if (typeof why === 'string') yield { promise, outcome: 'broken', why }
      else yield { promise, outcome: 'untried', why: why.untried }
    }
  } finally {
    receiver?.close()
  }
}
