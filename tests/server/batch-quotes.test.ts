import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import type { FirmQuoteRequest } from '#server/network/quote/contract.ts'
import { priceQuote } from '#server/network/simulator/simulated-quotes.ts'
import type { Store } from '#server/store/store.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'
const VALID_FOR = 20

const fileOf = (name: string) => `${HEAD}\nTaller Azul,10,,,,${name}-1\nTaller Azul,20,,,,${name}-2`

describeAnyEngine('quotes of a batch', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let batches: Batches
  let taller: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    batches = openBatches(world, maker)
    taller = await identityNamed(maker, 'Taller Azul')
  })

  const sentOf = async ({ batch_id: id }: Batch) =>
    (await batches.read(id)).body.rows.map((row) => [row.paymentId !== undefined, row.error?.code])

  it('pay for the rows of their batch alone, before and after it is accepted (TRU-708)', async () => {
    const quoted = await batches.quoted(fileOf('O'))
    const payBeside = () => pay(maker, taller, {}, randomUUID(), quoted.quoteIds[0])
    expect(codeOf(await payBeside())).toBe('QUOTE_UNKNOWN')
    expect((await batches.accept(quoted.batch_id)).status).toBe(200)
    expect(codeOf(await payBeside())).toBe('QUOTE_UNKNOWN')
    await world.jobs.settle()
    expect(await sentOf(quoted)).toEqual([
      [true, undefined],
      [true, undefined],
    ])
  })

  it('stand for no longer than the network holds its prices (TRU-709)', async () => {
    const now = () => Date.now()
    world.network.answer((path, sent) => {
      if (!path.startsWith('/quotes/')) return undefined
      const quote = priceQuote(networkData(), JSON.parse(sent) as FirmQuoteRequest, new Date(now()))
      const expiresAt = new Date(now() + VALID_FOR * 1000).toISOString()
      return Response.json({ ...quote, expiresAt })
    })
    const quoted = await batches.quoted(fileOf('N'))
    world.network.answer()
    const { quoteCreatedAt, expiresAt, quoteIds } = quoted
    const latest = Date.parse(quoteCreatedAt) + VALID_FOR * 1000
    const stored = await asSystem(store, (trx) =>
      trx.selectFrom('quotes').select('expires_at').where('id', 'in', quoteIds).execute(),
    )
    expect(stored).toHaveLength(2)
    for (const time of [new Date(expiresAt), ...stored.map((quote) => quote.expires_at)])
      expect(time.getTime()).toBeLessThanOrEqual(latest)
    await world.pass(VALID_FOR + 1)
    expect(codeOf(await batches.accept(quoted.batch_id))).toBe('BATCH_QUOTE_EXPIRED')
  })
})
