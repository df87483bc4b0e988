import { beforeEach, expect, it } from 'vitest'
import type { Quote, QuoteAnswer } from '#engine/field/quote/quote.ts'
import { createQuoteController } from './quote-controller.ts'
import { handClock } from '#tests/fixtures/widgets/hand-clock.ts'
import { refusalSentence } from './sentences.ts'

type Answer = (quote: Quote) => void
interface QuoteRequest {
  body: Record<string, unknown>
  signal: AbortSignal
  answer: Answer
  refuse: (thrown: unknown) => void
}

let clock = handClock()
let requests: QuoteRequest[] = []
let answers: (QuoteAnswer | undefined)[] = []
let messages: string[] = []
const terms = { sourceCurrency: 'USD', destinationCurrency: 'MXN' }

function quote(seconds: number, id = 'q'): Quote {
  return {
    quoteId: id,
    sourceAmount: '1000',
    sourceCurrency: 'USD',
    destinationAmount: '17000',
    destinationCurrency: 'MXN',
    expiresAt: new Date(clock.now() + seconds * 1000).toISOString(),
  }
}

function open(quoteAnswer?: QuoteAnswer) {
  return createQuoteController(
    {
      scheduler: clock.scheduler,
      now: clock.now,
      request: (body, signal) =>
        new Promise((answer, refuse) => requests.push({ body, signal, answer, refuse })),
      sentenceOf: refusalSentence,
      isUnreached: (thrown) => thrown instanceof TypeError,
      debounce: 500,
      retries: 3,
      tolerance: 100,
      onAnswer: (answer) => answers.push(answer),
      announce: (sentence) => messages.push(sentence),
    },
    quoteAnswer,
  )
}

async function ready(seconds: number) {
  const controller = open()
  controller.resume(terms)
  controller.type('SOURCE_AMOUNT', '1000', true)
  await clock.pass(500)
  requests.at(-1)!.answer(quote(seconds))
  await clock.pass(0)
  return controller
}

beforeEach(() => {
  clock = handClock(1_700_000_000_000)
  requests = []
  answers = []
  messages = []
})

it('asks once, when the typing has rested for the debounce (QUO-028)', async () => {
  const controller = open()
  controller.resume(terms)
  controller.type('SOURCE_AMOUNT', '1', true)
  await clock.pass(499)
  controller.type('SOURCE_AMOUNT', '10', true)
  await clock.pass(499)
  expect(requests).toHaveLength(0)
  await clock.pass(1)
  expect(requests.map(({ body }) => body)).toEqual([
    { ...terms, quoteAmount: '10', quoteAmountType: 'SOURCE_AMOUNT' },
  ])
})

it('lets only the newest answer count and cancels the older request (OPEN-13)', async () => {
  const controller = open()
  controller.resume(terms)
  controller.type('SOURCE_AMOUNT', '1', true)
  await clock.pass(500)
  controller.type('DESTINATION_AMOUNT', '2', true)
  await clock.pass(500)
  expect(requests[0]!.signal.aborted).toBe(true)
  requests[1]!.answer(quote(60, 'new'))
  await clock.pass(0)
  requests[0]!.answer(quote(60, 'old'))
  await clock.pass(0)
  expect(answers.at(-1)).toMatchObject({
    amountType: 'DESTINATION_AMOUNT',
    status: 'ready',
    quote: { quoteId: 'new' },
  })
})

it('asks for nothing while an amount or a term is missing', async () => {
  const controller = open()
  controller.resume(undefined)
  controller.type('SOURCE_AMOUNT', '1000', true)
  await clock.pass(5000)
  expect(requests).toHaveLength(0)
  controller.agree(terms)
  controller.type('SOURCE_AMOUNT', '1,50', false)
  await clock.pass(5000)
  expect(requests).toHaveLength(0)
  expect(answers.at(-1)).toEqual({ amountType: 'SOURCE_AMOUNT', amount: '1,50', status: 'idle' })
})

it('asks anew when the terms change, and drops the quote of the old ones', async () => {
  const controller = await ready(60)
  controller.agree({ ...terms, destinationCurrency: 'EUR' })
  expect(answers.at(-1)).toEqual({ amountType: 'SOURCE_AMOUNT', amount: '1000', status: 'loading' })
  await clock.pass(500)
  expect(requests.at(-1)!.body).toMatchObject({ destinationCurrency: 'EUR' })
})

it("stands until expiresAt on the server's clock, then clears and asks again by itself (QUO-022, QUO-025, QUO-026)", async () => {
  const controller = await ready(60)
  await clock.pass(59_999)
  expect(controller.state().status).toBe('ready')
  await clock.pass(1)
  expect(answers.at(-1)).toMatchObject({ amountType: 'SOURCE_AMOUNT', amount: '1000', status: 'expired' })
  expect(answers.at(-1)).not.toHaveProperty('quote')
  expect(requests).toHaveLength(2)
  expect(controller.state().previous?.quoteId).toBe('q')
})

it('stops after three automatic requests that failed (OPEN-08)', async () => {
  const controller = await ready(1)
  await clock.pass(1000)
  for (const _ of [1, 2, 3]) {
    requests.at(-1)!.refuse({ status: 503, message: 'No rates right now.' })
    await clock.pass(60_000)
  }
  expect(requests).toHaveLength(4)
  expect(answers.at(-1)).toMatchObject({ status: 'failed', message: 'No rates right now.' })
  controller.again()
  await clock.pass(0)
  expect(requests).toHaveLength(5)
})

it('asks anew once somebody answers again, but only for what nobody answered', async () => {
  const controller = open()
  controller.resume(terms)
  controller.type('SOURCE_AMOUNT', '1000', true)
  await clock.pass(500)
  requests.at(-1)!.refuse(new TypeError('Failed to fetch'))
  await clock.pass(60_000)
  expect(requests).toHaveLength(1)
  controller.back()
  await clock.pass(0)
  expect(requests).toHaveLength(2)
  controller.back()
  requests.at(-1)!.refuse({ status: 400, message: 'Too little.' })
  await clock.pass(0)
  controller.back()
  await clock.pass(60_000)
  expect(requests).toHaveLength(2)
  expect(answers.at(-1)).toMatchObject({ status: 'failed', message: 'Too little.' })
})

it('counts down each second and speaks at the start, at 60, 30 and 10 seconds and at the end (QUO-023)', async () => {
  const controller = await ready(90)
  const seen = new Set<number>()
  controller.subscribe(() => seen.add(Math.ceil(controller.left() / 1000)))
  await clock.pass(90_000)
  expect(seen.size).toBeGreaterThanOrEqual(90)
  expect(messages).toEqual([
    'You send 1,000.00 USD, they receive 17,000.00 MXN. This rate holds for 90 seconds.',
    '60 seconds left on this quote.',
    '30 seconds left on this quote.',
    '10 seconds left on this quote.',
    'The quote has expired. Asking for a new one.',
  ])
})

it('does not ask for ever when quotes arrive expired', async () => {
  const controller = open()
  controller.resume(terms)
  controller.type('SOURCE_AMOUNT', '1000', true)
  await clock.pass(500)
  requests[0]!.answer(quote(-1))
  await clock.pass(60_000)
  expect(requests).toHaveLength(1)
  expect(controller.state().status).toBe('failed')
})

it('goes on with a kept quote that still stands, and asks anew for one of another route', async () => {
  const stored = { amountType: 'SOURCE_AMOUNT', amount: '1000', status: 'ready' } as const
  open({ ...stored, quote: quote(60) }).resume(terms)
  await clock.pass(1000)
  expect(requests).toHaveLength(0)
  open({ ...stored, quote: quote(60) }).resume({ ...terms, destinationCurrency: 'EUR' })
  await clock.pass(1000)
  expect(requests).toHaveLength(1)
})

it('asks for nothing with a kept amount that cannot be read', async () => {
  open({ amountType: 'SOURCE_AMOUNT', amount: '1,5,0', status: 'idle' }).resume(terms)
  await clock.pass(5000)
  expect(requests).toHaveLength(0)
})

it('says nothing more once it was stopped', async () => {
  const controller = await ready(5)
  const before = answers.length
  controller.stop()
  await clock.pass(60_000)
  expect(answers).toHaveLength(before)
})

const at = (destinationAmount: string, id: string, seconds = 60): Quote => ({
  ...quote(seconds, id),
  destinationAmount,
})

it('speaks of a new quote that is worse, counts it once it is accepted, and measures the next by the accepted one (TRU-048)', async () => {
  const controller = await ready(10)
  await clock.pass(10_000)
  requests.at(-1)!.answer(at('15640', 'worse'))
  await clock.pass(0)
  expect(controller.isWorse()).toBe(true)
  expect(messages.at(-1)).toMatch(
    /^The new quote is 8\.00 % worse: They receive 1,360\.00 MXN less\. Accept it to continue\./,
  )
  expect(answers.at(-1)).toMatchObject({ status: 'ready', previous: { quoteId: 'q' } })
  expect(answers.at(-1)).not.toHaveProperty('accepted')
  controller.accept()
  expect(controller.isWorse()).toBe(false)
  expect(answers.at(-1)).toMatchObject({
    accepted: true,
    quote: { quoteId: 'worse' },
    previous: { quoteId: 'q' },
  })
  await clock.pass(60_000)
  requests.at(-1)!.answer(at('15600', 'near'))
  await clock.pass(0)
  expect([controller.isWorse(), answers.at(-1)?.previous?.quoteId]).toEqual([false, 'worse'])
})

it('measures by what was seen first until a worse one is accepted, however small each step is (TRU-048)', async () => {
  const controller = await ready(10)
  await clock.pass(10_000)
  requests.at(-1)!.answer(at('16860', 'second', 10))
  await clock.pass(0)
  expect(controller.isWorse()).toBe(false)
  await clock.pass(10_000)
  requests.at(-1)!.answer(at('16720', 'third'))
  await clock.pass(0)
  expect([controller.isWorse(), controller.state().previous?.quoteId]).toEqual([true, 'q'])
})

it('measures the next by one that ran out on the review (TRU-048)', async () => {
  const controller = open({
    amountType: 'SOURCE_AMOUNT',
    amount: '1000',
    status: 'expired',
    previous: quote(0),
  })
  controller.resume(terms)
  await clock.pass(0)
  requests.at(-1)!.answer(at('15640', 'worse'))
  await clock.pass(0)
  expect(controller.isWorse()).toBe(true)
})
