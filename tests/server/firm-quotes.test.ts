import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { createAdapterServer, type AdapterService } from '#server/network/adapter/adapter-server.ts'
import { networkData } from '#server/network/data.ts'
import { whyNotQuoted, type FirmQuote, type FirmQuoteRequest } from '#server/network/quote/contract.ts'
import type { Payout } from '#server/network/payout/contract.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'
import { conform } from '#tools/conform/checklist.ts'
import { approve, hold } from './approving.ts'
import { closeAtEnd } from './closing.ts'
import { openAdapterWorld, SECRET, type AdapterWorld } from './network-faults/adapter-world.ts'
import { askQuote, codeOf, identityNamed, pay, type IdentityRecord, type QuoteRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'

/** A simulator with a clock and with prices that a test may change in transit. */
const openNetwork = () => {
  let late = 0
  let change = (quote: FirmQuote): FirmQuote | undefined => quote
  const now = () => new Date(Date.now() + late)
  const simulator = createSimulator(networkData, now)
  const orders: Payout[] = []
  const service: AdapterService = {
    ...simulator,
    order: (payout) => {
      orders.push(payout)
      return simulator.order(payout)
    },
    quote: (request) => {
      const quoted = simulator.quote!(request)
      if (!('quote' in quoted)) return quoted
      const changed = change(quoted.quote)
      return changed ? { quote: changed } : { refused: 503, message: 'Not now.' }
    },
  }
  return {
    app: createAdapterServer(service, { secret: SECRET, now: () => new Date() }),
    orders,
    pass: (seconds: number) => void (late += seconds * 1000),
    /** Prices are changed on the way until this is called. */
    altering: (next: typeof change) => {
      change = next
      return () => void (change = (quote) => quote)
    },
  }
}

const network = openNetwork()
let world: AdapterWorld
let taller: IdentityRecord
beforeAll(async () => {
  world = await openAdapterWorld(network.app)
  taller = await identityNamed(world.maker, 'Taller Azul')
})

/** The portal speaks to the network about payouts as it does about prices. */
const toNetwork: typeof globalThis.fetch = async (address, init = {}) => {
  const { method, body, headers } = init
  const answer = await network.app.inject({
    method: method as 'PUT',
    url: new URL(address as URL).pathname,
    headers: Object.fromEntries(new Headers(headers).entries()),
    ...(body && { body: body as string }),
  })
  return new Response(answer.body, { status: answer.statusCode })
}

const quoteNow = async (): Promise<QuoteRecord> => {
  const { status, body } = await askQuote(world.maker, taller)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return (body as { quotes: QuoteRecord[] }).quotes[0]!
}

const send = async ({ quoteId }: QuoteRecord): Promise<string> => {
  const { status, body } = await pay(world.maker, taller, {}, randomUUID(), quoteId)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return quoteId
}

const storedOf = (id: string) =>
  asSystem(world.store, (trx) =>
    trx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

it('shows the price of the network, and sends the payment at that one (TRU-370)', async () => {
  let given: FirmQuote | undefined
  const whole = network.altering((quote) => (given = quote))
  const quote = await quoteNow()
  whole()
  expect(quote).toMatchObject({
    quoteId: given!.quoteId,
    sourceAmount: given!.sourceAmount,
    destinationAmount: given!.destinationAmount,
    adjustedExchangeRate: { adjustedRate: given!.rate },
    fees: { totalFee: given!.totalFee },
  })
  const stored = await storedOf(quote.quoteId)
  expect(stored.network_quote).toBe(given!.networkQuoteId)
  const paymentId = await send(quote)
  await world.work(toNetwork)
  expect(network.orders.at(-1)).toMatchObject({
    paymentId,
    quoteId: given!.networkQuoteId,
    amount: given!.destinationAmount,
  })
  network.pass(600)
  await world.pass(200)
  await world.work(toNetwork)
  expect(await world.read(paymentId)).toMatchObject({
    paymentState: 'COMPLETED',
    funds: 'BOOKED',
    stuck: null,
  })
})

it('holds a price for no longer than the network does (TRU-370)', async () => {
  const whole = network.altering((quote) => ({
    ...quote,
    expiresAt: new Date(Date.now() + 20_500).toISOString(),
  }))
  const { createdAt, expiresAt } = await quoteNow()
  whole()
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeLessThanOrEqual(20_500)
})

it('ends a payment whose price is over when the network gets it, with its money (TRU-370)', async () => {
  const paymentId = await send(await quoteNow())
  network.pass(7300)
  await world.work(toNetwork)
  expect(await world.read(paymentId)).toMatchObject({
    paymentState: 'FAILED',
    funds: 'RELEASED',
    stuck: null,
  })
  const { body } = await world.maker.call('GET', `/payments/${paymentId}`)
  expect(JSON.stringify(body)).toContain('The price was no longer valid')
})

it('sends a payment that was approved late at the price that was approved, not at the one that is over (TRU-370)', async () => {
  const given: FirmQuote[] = []
  const whole = network.altering((quote) => {
    given.push(quote)
    return quote
  })
  const maker = await signIn(world.app, 'maker@northwind.example')
  const pending = await hold(maker, await identityNamed(maker, 'Taller Azul'))
  await world.pass(121)
  const { status, body } = await approve(await signIn(world.app, 'checker@northwind.example'), pending)
  whole()
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  expect(given).toHaveLength(2)
  await world.work(toNetwork)
  expect(network.orders.at(-1)).toMatchObject({
    paymentId: pending.id,
    quoteId: given[1]!.networkQuoteId,
    amount: given[1]!.destinationAmount,
  })
})

it.each<[fault: string, change: (quote: FirmQuote) => FirmQuote | undefined]>([
  ['does not answer', () => undefined],
  ['prices another amount', (quote) => ({ ...quote, sourceAmount: '151.00' })],
  ['gives a rate that its amounts do not follow from', (quote) => ({ ...quote, rate: '1.0' })],
  ['prices in another currency', (quote) => ({ ...quote, destinationCurrency: 'EUR' })],
  ['gives a price that is over', (quote) => ({ ...quote, expiresAt: '2026-01-01T00:00:00Z' })],
  ['gives an amount that is none', (quote) => ({ ...quote, destinationAmount: 'much' })],
])('shows no price where the network %s (TRU-370)', async (_, change) => {
  const whole = network.altering(change)
  const answer = await askQuote(world.maker, taller)
  whole()
  expect(codeOf(answer)).toBe('QUOTE_FAILED')
})

it('takes a price for what it is: nothing finer than is settled, nothing that eats the amount up (TRU-370)', () => {
  const request = {
    quoteId: 'q',
    sourceCurrency: 'USD',
    destinationCurrency: 'JPY',
    amount: '100.00',
    side: 'SOURCE_AMOUNT',
  } as FirmQuoteRequest
  const quote: FirmQuote = {
    quoteId: 'q',
    networkQuoteId: 'Q',
    sourceAmount: '100.00',
    sourceCurrency: 'USD',
    destinationAmount: '14700',
    destinationCurrency: 'JPY',
    rate: '150',
    totalFee: '2.00',
    expiresAt: '2027-01-01T00:00:00Z',
  }
  expect(whyNotQuoted(request, quote)).toBeUndefined()
  for (const change of [
    { quoteId: 'r' },
    { destinationAmount: '14700.5' },
    { totalFee: '2.001' },
    { totalFee: '100.00', destinationAmount: '0' },
    { totalFee: '3.00' },
    { rate: '149' },
  ])
    expect(whyNotQuoted(request, { ...quote, ...change }), JSON.stringify(change)).toBeDefined()
})

it('finds that the simulated network keeps every promise of the contract, from outside (TRU-371)', async () => {
  const now = () => new Date()
  const app = createAdapterServer(createSimulator(networkData, now), { secret: SECRET, now })
  await app.listen({ port: 0, host: '127.0.0.1' })
  closeAtEnd(() => app.close())
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const outcomes = { passed: 0, broken: [] as string[], untried: [] as string[] }
  for await (const { promise, outcome, why } of conform({
    url,
    secret: SECRET,
    iban: 'DE89370400440532013000',
    currency: 'EUR',
  }))
    if (outcome === 'passed') outcomes.passed += 1
    else outcomes[outcome].push(`${promise}: ${why ?? ''}`)
  expect(outcomes.broken).toEqual([])
  expect(outcomes.untried.filter((one) => !one.startsWith('Money that'))).toHaveLength(1)
  expect(outcomes.passed).toBeGreaterThan(19)
})

it('keeps nobody waiting in the database while a network thinks about a price (TRU-420)', async () => {
  let answer = () => {}
  const thinking = new Promise<void>((resolve) => (answer = resolve))
  const slow = fastify({ forceCloseConnections: true })
  slow.removeAllContentTypeParsers()
  slow.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  slow.get('/capabilities', () => ({ capabilities: ['payouts', 'quotes'] }))
  let requested = () => {}
  const arrival = new Promise<void>((resolve) => (requested = resolve))
  slow.put('/quotes/:id', async (_request, reply) => {
    requested()
    await thinking
    return reply.code(503).send({})
  })
  const other = await openAdapterWorld(slow)
  const payee = await identityNamed(other.maker, 'Taller Azul')
  const quoting = askQuote(other.maker, payee)
  await arrival
  // The embedded database has one session, so a transaction that waits keeps everybody waiting; a PostgreSQL shows it.
  if (other.store.engine === 'postgres') {
    const { rows } = await other.store.pool.query(
      `select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
    expect(rows).toEqual([{ open: 0 }])
  }
  expect((await other.maker.call('GET', '/payments')).status).toBe(200)
  answer()
  expect(codeOf(await quoting)).toBe('QUOTE_FAILED')
})
