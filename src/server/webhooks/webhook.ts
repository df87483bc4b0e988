import { checkUuid } from '#values/uuid.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { reasonInWords } from './reason.ts'

export type WebhookRow = Row<'webhook_endpoints'>
export type DeliveryRow = Row<'webhook_deliveries'>

const living = (trx: Trx) => trx.selectFrom('webhook_endpoints').selectAll().where('deleted_at', 'is', null)

/** Lists the webhooks of this environment, oldest first. */
export const listWebhooks = (trx: Trx): Promise<WebhookRow[]> =>
  living(trx).orderBy('created_at').orderBy('id').execute()

export const findWebhook = async (trx: Trx, id: string): Promise<WebhookRow | undefined> =>
  checkUuid(id) ? undefined : living(trx).where('id', '=', id).executeTakeFirst()

/** Returns the state of a webhook: active, or why nothing is sent. */
export const stateOf = ({ disabled_at, is_on, secret_sealed, failing_since }: WebhookRow) => {
  if (disabled_at) return 'DISABLED' as const
  if (!is_on) return 'STOPPED' as const
  if (secret_sealed === null) return 'UNTAKEN' as const
  return failing_since ? ('FAILING' as const) : ('ACTIVE' as const)
}

/** Converts a webhook to its answer, without its secret (TRU-224). */
export const toWebhook = async (trx: Trx, row: WebhookRow, now: Date) => ({
  orgId: row.org_id,
  webhookId: row.id,
  url: row.url,
  eventTypes: row.event_types,
  ...(row.description === null ? {} : { description: row.description }),
  environment: row.environment,
  state: stateOf(row),
  secretTaken: row.secret_sealed !== null,
  ...(row.secret_made_at && { secretMadeAt: row.secret_made_at.toISOString() }),
  ...(row.earlier_until && row.earlier_until > now ? { earlierUntil: row.earlier_until.toISOString() } : {}),
  ...(row.failing_since && { failingSince: row.failing_since.toISOString() }),
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
})

/** Lists the newest deliveries of a webhook. */
export const listDeliveries = (trx: Trx, { id }: WebhookRow, most: number): Promise<DeliveryRow[]> =>
  trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()

export const findDelivery = async (trx: Trx, id: string): Promise<DeliveryRow | undefined> =>
  checkUuid(id)
    ? undefined
    : trx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

export const toDelivery = (row: DeliveryRow) => ({
  deliveryId: row.id,
  webhookId: row.endpoint_id,
  orgId: row.org_id,
  messageId: messageIdOf(row.event_id),
  eventType: row.event_type,
  ...(row.object_id === null ? {} : { objectId: row.object_id }),
  state: row.state,
  tries: row.tries,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.duration === null ? {} : { milliseconds: row.duration }),
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.reason === null ? {} : { reason: reasonInWords(row.reason) }),
  ...(row.state === 'WAITING' && { nextTryAt: row.due_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
})

/** Returns the message ID of an event, the same at every endpoint and attempt. */
export const messageIdOf = (eventId: string): string => `msg_${eventId}`
