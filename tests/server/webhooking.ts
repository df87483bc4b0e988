import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { recordEvent } from '#server/payments/events.ts'
import { inTenant } from '#server/store/tenant.ts'
import { defineWebhooks, type WebhookSending } from '#server/webhooks/webhook-delivery.ts'
import { letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { placeOf } from './peopling.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWebhookReceiver } from './webhook-receiver.ts'

export const DOMAIN = 'northwind.example'
export const EVENTS = ['payment.pending_approval', 'payment.completed', 'payment.failed']

type Webhook = Answer<'webhooks.read'>
export type Delivery = Answer<'webhookDeliveries.read'>

/** A server that allows local webhooks, a receiver, and one payment that reaches any state a test names. */
export const openWebhooks = async () => {
  const config = testConfig({ localWebhooks: true })
  const store = await createTestStore('seeded')
  const receiver = await openWebhookReceiver()
  const { definitions, schemas } = shippedWorld()
  const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config })
  const app = await createTestServer(store, { definitions, schemas, handlers, config })
  const admin = await signIn(app, `admin@${DOMAIN}`)
  const second = await signIn(app, `admin2@${DOMAIN}`)
  const { org_id: orgId } = await placeOf(store, `admin@${DOMAIN}`)
  const hooks = `/organizations/${orgId}/webhooks`
  const { id: paymentId } = await asSystem(store, (trx) =>
    trx
      .selectFrom('payments')
      .select('id')
      .where('org_id', '=', orgId)
      .where('environment', '=', 'uat')
      .orderBy('created_at')
      .executeTakeFirstOrThrow(),
  )

  const jobOf = (given: Partial<WebhookSending> = {}): (() => Promise<void>) => {
    let work = async () => {}
    const jobs: WebhookSending['jobs'] = { define: (job) => void (work = () => job.work({} as never)) }
    defineWebhooks({ store, jobs, definitions: shippedWorld().definitions, config, ...given })
    return () => work()
  }
  const send = () => jobOf()()

  const add = async (url = receiver.url, eventTypes = EVENTS) => {
    await letDecide(second, await admin.call('POST', hooks, { body: { url, eventTypes } }))
    const { content } = (await admin.call('GET', hooks)).body as Answer<'webhooks.list'>
    return `${hooks}/${content.at(-1)!.webhookId}`
  }
  const rotate = async (hook: string) =>
    ((await admin.call('POST', `${hook}/rotate_secret`)).body as Answer<'webhooks.rotate'>).secret
  const obtain = async () => {
    const hook = await add()
    return { hook, secret: await rotate(hook) }
  }
  const read = async (hook: string) => (await admin.call('GET', hook)).body as Webhook
  const deliveries = async (hook: string) =>
    ((await admin.call('GET', `${hook}/deliveries`)).body as { content: Delivery[] }).content

  const happens = (state: string) =>
    inTenant(store, { orgId, userId: orgId, environment: 'uat' }, (trx) =>
      recordEvent(trx, { orgId, environment: 'uat', paymentId, state, event: state.toLowerCase() }),
    )
  const events = () =>
    receiver.received.map(
      ({ body }) => JSON.parse(body) as { type: string; data: { state: string; version: number } },
    )
  const trailOf = (action: string) =>
    asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select('details').where('action', '=', action).orderBy('seq').execute(),
    ).then((rows) => rows.map(({ details }) => details))

  const reset = async () => {
    receiver.received.length = 0
    receiver.answerWith()
    await asSystem(store, async (trx) => {
      await sql`delete from outbox`.execute(trx)
      await sql`delete from payment_events where payment_id = ${paymentId}`.execute(trx)
      await sql`delete from webhook_endpoints`.execute(trx)
    })
  }

  const world = { store, app, admin, second, receiver, hooks, orgId, paymentId, reset }
  return { ...world, jobOf, send, add, rotate, obtain, read, deliveries, happens, events, trailOf }
}
