import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeAnyEngine } from './engines.ts'
import { identityNamed, pay } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

describeAnyEngine('a notification that asks for a decision', (makeStore) => {
  it('shows what became of it once nobody can decide any more (NOT-009, APR-009)', async () => {
    const store = await makeStore('seeded')
    const { app } = await openWorld(store)
    const maker = await signIn(app, 'maker@northwind.example')
    const checker = await signIn(app, 'checker@northwind.example')
    const taller = await identityNamed(maker, 'Taller Azul')
    const { id } = await asSystem(store, (trx) =>
      trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'checker@northwind.example')
        .executeTakeFirstOrThrow(),
    )
    const hold = async () => ((await pay(maker, taller)).body as { payment_id: string }).payment_id
    const newest = async () => {
      const { body } = await checker.call('POST', `/users/${id}/notifications`, {
        body: {},
        query: { env_name: 'uat' },
      })
      return (body as { notifications: unknown[] }).notifications[0]
    }
    const expired = await hold()
    await sql`update approvals set expires_at = app_now() where payment_id = ${expired}`.execute(store.db)
    expect(await newest()).toMatchObject({
      event_type: 'PAYMENT_AUTHORIZATION_REQUEST',
      title: 'A payment was not decided in time',
      message: '150.00 USD to Taller Azul, internal ID T-1. No money has moved.',
      path: `/payments/${expired}`,
    })
    const rejected = await hold()
    expect(await newest()).toMatchObject({ title: 'A payment waits for your decision' })
    const reason = 'The amount differs from the invoice.'
    await checker.call('POST', `/payments/${rejected}/reject`, { key: randomUUID(), body: { reason } })
    expect(await newest()).toMatchObject({ title: 'A payment was rejected' })
  })
})
