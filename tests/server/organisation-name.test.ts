import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { changesSeenBy, letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const NAME = 'Northwind Payroll Ltd'
const OTHER = 'Elbe Trading GmbH'

describe('the name that goes out with payments', () => {
  let store: Store
  let world: World
  let admin: Caller
  let second: Caller
  let path: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
    second = await signIn(world.app, 'admin2@northwind.example')
    const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
    path = `/organizations/${claims.orgId}`
  })

  const read = async (): Promise<{ name: string; customerId: string }> =>
    (await admin.call('GET', path, { query: { full: 'true' } })).body as { name: string; customerId: string }
  const save = (body: object) => admin.call('PATCH', path, { body })

  it('is another one only once a second person decided it (TRU-817)', async () => {
    const { customerId } = await read()
    const waiting = await save({ name: OTHER, customerId })
    expect(waiting.status).toBe(202)
    expect((await read()).name).toBe(NAME)
    expect(await changesSeenBy(second)).toContainEqual(
      expect.objectContaining({
        says: `Rename the organisation to ${OTHER}`,
        becomes: `Payments go out in the name of ${OTHER}.`,
      }),
    )
    await letDecide(second, waiting)
    expect((await read()).name).toBe(OTHER)
    await letDecide(second, await save({ name: NAME, customerId }))
  })

  it('does not wait where only the customer ID is another (TRU-817)', async () => {
    const before = await read()
    expect((await save({ name: NAME, customerId: 'CUS-OTHER' })).status).toBe(200)
    expect(await read()).toMatchObject({ name: NAME, customerId: 'CUS-OTHER' })
    expect((await save({ name: NAME, customerId: before.customerId })).status).toBe(200)
  })

  it('waits for its time where nobody else decides (TRU-817)', async () => {
    await asSystem(store, (trx) =>
      sql`update users set status = 'DISABLED' where email = 'admin2@northwind.example'`.execute(trx),
    )
    const { customerId } = await read()
    const waiting = await save({ name: OTHER, customerId })
    expect([waiting.status, waiting.body]).toMatchObject([202, { takesEffectAt: expect.any(String) }])
    expect((await read()).name).toBe(NAME)
  })
})
