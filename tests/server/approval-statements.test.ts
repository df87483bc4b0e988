import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { BulkOutcome } from '#definition/generated/wire-entities.ts'
import type { DatabasePool, PoolClient } from '#server/store/engines/pool.ts'
import { createStore } from '#server/store/store.ts'
import { copiesOf, hold, type PendingPayment } from './approving.ts'
import { closeAtEnd } from './closing.ts'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

/** The same pool, which notes every statement of a transaction that adds to the trail. */
const listening = (pool: DatabasePool, heard: string[][]): DatabasePool => {
  const listen = (client: PoolClient): PoolClient => {
    let seen: string[] = []
    return {
      release: (broken) => client.release(broken),
      query: async (text, values) => {
        seen = text.startsWith('begin') ? [] : [...seen, text.trim()]
        if (text === 'commit' && seen.some((one) => one.startsWith('insert into "audit_trail"')))
          heard.push(seen)
        return client.query(text, values)
      },
    }
  }
  // The test that opened the pool ends it.
  return { ...pool, connect: async () => listen(await pool.connect()), end: async () => undefined }
}

describeAnyEngine('the statements of a decision', (makeStore, engine) => {
  const heard: string[][] = []
  let checker: Caller
  let payments: PendingPayment[]

  beforeAll(async () => {
    const plain = await makeStore('seeded')
    const store = createStore(engine, listening(plain.pool, heard))
    const { app } = await openWorld(store)
    closeAtEnd(() => store.close())
    const maker = await signIn(app, 'maker@northwind.example')
    checker = await signIn(app, 'checker@northwind.example')
    payments = await copiesOf(store, await hold(maker, 'Taller Azul'), 40)
  })

  it('end with its entry of the trail, for which the whole organisation waits (TRU-384)', async () => {
    heard.length = 0
    const items = payments.map(({ id }) => ({ call: 'payments.approve', id, body: {} }))
    const { body } = await checker.call('POST', '/bulk', { body: { items }, key: randomUUID() })
    expect((body as { outcomes: BulkOutcome[] }).outcomes.filter(({ done }) => done)).toHaveLength(40)
    const decisions = heard.filter((seen) => seen.some((one) => one.startsWith('update "approvals"')))
    expect(decisions).toHaveLength(40)
    for (const seen of decisions) expect(seen.at(-2)).toMatch(/^insert into "audit_trail"/)
  })
})
