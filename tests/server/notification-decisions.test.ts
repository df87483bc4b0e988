import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Library } from '#definition/library.ts'
import { notify } from '#server/notifications/notice.ts'
import { notifyOfEvent } from '#server/payments/notice.ts'
import { ofTenant } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { identityNamed, pay } from './paying.ts'
import { placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
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

const MAKER = 'maker@northwind.example'

/** The shipped definitions with other notifications. */
const notifying = (changes: Library['notifications']) => {
  const { definitions } = shippedWorld()
  const notifications = { ...definitions.library.notifications, ...changes }
  return { ...definitions, library: { ...definitions.library, notifications } }
}

describeAnyEngine('the people whom the definitions name', (makeStore) => {
  it('are notified, each once, and are led to the page that the definitions name (TRU-925)', async () => {
    const store = await makeStore('seeded')
    const { org_id: orgId, id: initiator } = await placeOf(store, MAKER)
    const notified = (one: Library['notifications'][string]) =>
      asSystem(store, async (trx) => {
        await sql`delete from notifications`.execute(trx)
        const persons = { initiator, actor: null }
        const notice = { orgId, eventType: 'PAYMENT_FAILED', environment: 'uat' as const, persons }
        await notify(ofTenant(trx, orgId), notifying({ PAYMENT_FAILED: one }), notice)
        const { rows } = await sql<{
          line: string
        }>`select concat_ws(' ', u.email, n.page, n.page_parameters ->> 'tab') as line
          from notifications n join users u on u.id = n.user_id order by 1`.execute(trx)
        return rows.map(({ line }) => line.replace('@northwind.example', ''))
      })
    const lead = { page: 'payments', with: { tab: 'x' } }
    expect(await notified({ people: ['initiator'], except: 'actor', ...lead })).toEqual(['maker payments x'])
    const deciders = await notified({ people: ['initiator'], holders: ['payments.authorize'] })
    expect(deciders).toEqual(expect.arrayContaining(['checker', 'maker']))
    expect(new Set(deciders).size).toBe(deciders.length)
    const others = await notified({ everyone: true, except: 'initiator' })
    expect(others).toEqual(expect.arrayContaining([...deciders, 'viewer'].filter((one) => one !== 'maker')))
    expect(others).not.toContain('maker')
    expect(await notified({ reserved: 'Nobody is notified of it.' })).toEqual([])
  })

  it('are notified of what the moves of a payment do, as the notification that names their event (TRU-928)', async () => {
    const store = await makeStore('seeded')
    const { org_id: orgId, id } = await placeOf(store, MAKER)
    const { PAYMENT_LOCKED: locked } = shippedWorld().definitions.library.notifications
    const definitions = notifying({ PAYMENT_LOCKED: { ...locked!, on: 'put aside' } })
    const types = await asSystem(store, async (trx) => {
      await sql`delete from notifications`.execute(trx)
      const payment = await trx
        .selectFrom('payments')
        .select(['id', 'environment'])
        .where('initiated_by', '=', id)
        .limit(1)
        .executeTakeFirstOrThrow()
      const place = { orgId, environment: payment.environment, paymentId: payment.id }
      for (const event of ['locked', 'put aside', 'completed'])
        await notifyOfEvent(ofTenant(trx, orgId), definitions, { ...place, event })
      const rows = await trx.selectFrom('notifications').select('event_type').orderBy('seq').execute()
      return rows.map(({ event_type: type }) => type)
    })
    expect(types).toEqual(['PAYMENT_LOCKED', 'PAYMENT_COMPLETED'])
  })
})
