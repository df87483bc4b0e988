import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { createResource } from '../app/resource.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { listWaiting } from '../controls/waiting-changes.ts'
import { limitOf } from '../definitions/limit.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { asJson } from '../store/json.ts'
import { isAllowedUrl } from './address.ts'
import {
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  stateOf,
  toDelivery,
  toWebhook,
  type WebhookRow,
} from './webhook.ts'
import { makeWebhookSecret, sealSecret } from '../secrets/signature.ts'
import type { Feature } from '../feature.ts'
import { defineWebhooks } from './webhook-delivery.ts'
import { textOrNull } from '../app/values/given-text.ts'

const TEST_EVENT = 'webhook.test'

const describeWebhook = ({ url, event_types, description, is_on }: WebhookRow) => ({
  url,
  eventTypes: event_types,
  description,
  isOn: is_on,
})

export const feature: Feature = ({ store, jobs, definitions, config }) => {
  defineWebhooks({ store, jobs, definitions, config })
  const webhooks = createResource(definitions, {
    lock: ({ trx, tenant }) => lockOrganisation(trx, tenant.orgId),
    rows: ({ trx }) => trx.selectFrom('webhook_endpoints').where('deleted_at', 'is', null),
  })
  const findOrRefuse = async (request: CallRequest & { params: { webhookId: string } }) => {
    return (await findWebhook(request.trx, request.params.webhookId)) ?? refused('not-found')
  }
  const deliveryOrRefuse = async (request: CallRequest & { params: { deliveryId: string } }) => {
    return (await findDelivery(request.trx, request.params.deliveryId)) ?? refused('not-found')
  }
  const retryUntil = sql<Date>`app_now() + make_interval(secs => ${limitOf(definitions, 'webhookRetrySeconds')}::float8)`

  const refuseUrl = (url: string) =>
    isAllowedUrl(url, { isLocalAllowed: config.localWebhooks })
      ? undefined
      : refusedField('webhook-url', 'url')

  const change = async (
    { trx }: CallRequest,
    { id }: WebhookRow,
    values: Partial<Omit<WebhookRow, 'org_id' | 'environment' | 'id'>>,
  ) =>
    trx
      .updateTable('webhook_endpoints')
      .set(values)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst()

  const switchTo = (isOn: boolean) => async (request: CallRequest & { params: { webhookId: string } }) => {
    const before = await findOrRefuse(request)
    if (before instanceof Refused) return before
    const row = await change(request, before, { is_on: isOn, disabled_at: null, failing_since: null })
    if (!row) return refused('not-found')
    return { body: await toWebhook(request.trx, row, request.now), unchanged: before.is_on === isOn }
  }

  /** Queues events again, with their original IDs. */
  const sendAgain = ({ trx }: CallRequest, { id }: WebhookRow, which: ReturnType<typeof sql<boolean>>) =>
    trx
      .updateTable('webhook_deliveries')
      .set({
        state: 'WAITING',
        tries: 0,
        due_at: sql<Date>`app_now()`,
        retry_until: retryUntil,
        ended_at: null,
      })
      .where('endpoint_id', '=', id)
      .where('state', '<>', 'WAITING')
      .where(which)
      .returning('id')
      .execute()

  const isSilent = (row: WebhookRow) => !row.is_on || row.secret_sealed === null

  return {
    'webhooks.list': async (request) => {
      const { trx, tenant, now } = request
      const content = await Promise.all((await listWebhooks(trx)).map((row) => toWebhook(trx, row, now)))
      const waiting = await listWaiting(trx, tenant.environment, 'webhooks.create', 'url')
      return { body: { content, most: limitOf(definitions, 'webhooks'), waiting } }
    },
    'webhooks.read': async (request) => {
      const row = await findOrRefuse(request)
      return row instanceof Refused ? row : { body: await toWebhook(request.trx, row, request.now) }
    },
    'webhooks.create': async (request) => {
      const { trx, tenant, body, now } = request
      const wrong = refuseUrl(body.url)
      if (wrong) return wrong
      const row = await webhooks.create(request, {}, () =>
        trx
          .insertInto('webhook_endpoints')
          .values({
            org_id: tenant.orgId,
            environment: tenant.environment,
            url: body.url,
            event_types: body.eventTypes,
            description: textOrNull(body.description),
            created_by: tenant.userId,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
      if (row instanceof Refused) return row
      return { body: await toWebhook(trx, row, now), record: { after: describeWebhook(row) } }
    },
    'webhooks.update': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const { url = before.url, eventTypes = before.event_types, description } = request.body
      const wrong = refuseUrl(url)
      if (wrong) return wrong
      const row = await change(request, before, {
        url,
        event_types: eventTypes,
        description: description === undefined ? before.description : textOrNull(description),
      })
      if (!row) return refused('not-found')
      const record = { before: describeWebhook(before), after: describeWebhook(row) }
      return { body: await toWebhook(request.trx, row, request.now), record }
    },
    'webhooks.delete': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const deleted = await change(request, before, {
        deleted_at: request.now,
        secret_sealed: null,
        earlier_sealed: null,
      })
      if (!deleted) return refused('deleted-already')
      return { body: {}, record: { before: describeWebhook(before) } }
    },
    'webhooks.stop': switchTo(false),
    'webhooks.start': switchTo(true),
    'webhooks.rotate': Object.assign(
      async (request: CallRequest & { params: { webhookId: string } }) => {
        const before = await findOrRefuse(request)
        if (before instanceof Refused) return before
        const [secret = '', sealed = ''] = request.early?.split(' ') ?? []
        const overlap = limitOf(definitions, 'webhookOverlap')
        const until = new Date(request.now.getTime() + overlap * 1000)
        const row = await change(request, before, {
          secret_sealed: sealed,
          secret_made_at: request.now,
          earlier_sealed: before.secret_sealed,
          earlier_until: before.secret_sealed === null ? null : until,
        })
        if (!row) return refused('not-found')
        const secretMadeAt = request.now.toISOString()
        return { body: { ...(await toWebhook(request.trx, row, request.now)), secretMadeAt, secret } }
      },
      {
        early: async () => {
          const secret = makeWebhookSecret()
          const { cookieSecret } = await loadSecrets(store)
          return `${secret} ${sealSecret(secret, cookieSecret)}`
        },
      },
    ),
    'webhooks.test': async (request) => {
      const row = await findOrRefuse(request)
      if (row instanceof Refused) return row
      if (isSilent(row)) return refused('webhook-silent')
      const { trx, tenant } = request
      const place = { org_id: tenant.orgId, environment: tenant.environment }
      const eventId = randomUUID()
      const data = { object: 'webhook', id: row.id, version: 1, state: stateOf(row), ...place }
      await trx
        .insertInto('outbox')
        .values({
          ...place,
          id: eventId,
          event_type: TEST_EVENT,
          facts: asJson({ ...data, org_id: undefined }),
          hooked_at: sql<Date>`app_now()`,
        })
        .execute()
      await trx
        .insertInto('webhook_deliveries')
        .values({
          ...place,
          endpoint_id: row.id,
          event_id: eventId,
          event_type: TEST_EVENT,
          object_id: row.id,
          retry_until: sql<Date>`app_now()`,
        })
        .execute()
      return { body: {}, record: { url: row.url } }
    },
    'webhooks.resend': async (request) => {
      const row = await findOrRefuse(request)
      if (row instanceof Refused) return row
      if (isSilent(row)) return refused('webhook-silent')
      const { since } = request.body
      const sent = await sendAgain(request, row, sql<boolean>`created_at >= ${new Date(since)}::timestamptz`)
      return { body: { resent: sent.length }, record: { url: row.url }, unchanged: sent.length === 0 }
    },
    'webhookDeliveries.list': async (request) => {
      const row = await findOrRefuse(request)
      if (row instanceof Refused) return row
      const rows = await listDeliveries(request.trx, row, limitOf(definitions, 'pageSizeMax'))
      return { body: { content: rows.map(toDelivery) } }
    },
    'webhookDeliveries.read': async (request) => {
      const delivery = await deliveryOrRefuse(request)
      return delivery instanceof Refused ? delivery : { body: toDelivery(delivery) }
    },
    'webhookDeliveries.resend': async (request) => {
      const delivery = await deliveryOrRefuse(request)
      if (delivery instanceof Refused) return delivery
      const row = await findWebhook(request.trx, delivery.endpoint_id)
      if (!row) return refused('not-found')
      if (isSilent(row)) return refused('webhook-silent')
      const sent = await sendAgain(request, row, sql<boolean>`id = ${delivery.id}`)
      const record = { id: row.id, url: row.url, delivery: delivery.id }
      return { body: { resent: sent.length }, record, unchanged: sent.length === 0 }
    },
  }
}
