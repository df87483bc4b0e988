import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { codeOf, identityNamed, pay, quoteOf } from './paying.ts'
import { comparingDefinitions } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

it('finds a payment alike that failed, and may have been paid as its network contradicts itself (TRU-713)', async () => {
  const store = await createTestStore('seeded')
  const { app, pass } = await openWorld(store, undefined, undefined, comparingDefinitions())
  const maker = await signIn(app, 'maker@lumen.example')
  const taller = await identityNamed(maker, 'Taller Azul')
  const send = async () => {
    const { quoteId } = await quoteOf(maker, taller, { quoteAmount: '613.00' })
    return pay(maker, taller, { internalId: randomUUID() }, randomUUID(), quoteId)
  }
  const { payment_id: id } = (await send()).body as { payment_id: string }
  // The network has answered by then: an answer that came later would contradict the state once more.
  await pass(1)
  const contradict = (stuck: string | null) =>
    asSystem(store, (trx) =>
      sql`update network_payouts set stuck = ${stuck}, stuck_at = case when ${stuck}::text is not null then app_now() end
        where id = ${id}`.execute(trx),
    )
  await asSystem(store, (trx) => sql`update payments set state = 'FAILED' where id = ${id}`.execute(trx))
  await contradict('contradiction')
  const alike = await send()
  expect(codeOf(alike)).toBe('PAYMENT_DUPLICATE')
  expect(alike.body).toMatchObject({ current: { payments: [{ paymentId: id, state: 'FAILED' }] } })
  await contradict(null)
  expect((await send()).status).toBe(200)
})
