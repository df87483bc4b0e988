import { sql } from 'kysely'
import { maskFact } from '#values/account-mask.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { leaseDue, spreadEvents, workAwhile } from '../outbox/lease.ts'
import { writeAudit } from '../store/audit.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import { postMessage, type Posted } from './post.ts'
import { messageIdOf } from './webhook.ts'
import { signMessage, unsealSecret } from '../secrets/signature.ts'
import { storedReason } from './reason.ts'

const EVERY_SECONDS = 10

type Leased = Row<'webhook_deliveries'> &
  Pick<
    Row<'webhook_endpoints'>,
    'url' | 'is_on' | 'deleted_at' | 'secret_sealed' | 'earlier_sealed' | 'failing_since'
  > &
  Pick<Row<'outbox'>, 'facts'> & {
    happened_at: Date
    is_earlier_good: boolean
    is_last: boolean
    is_over: boolean
  }

type Key = Pick<Leased, 'org_id' | 'id'>

/** Returns the facts that have a value, with the account numbers in typed texts masked. */
const dataOf = (facts: Leased['facts']) =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, maskFact(name, value)]])),
  )

const bodyOf = ({ event_type: type, happened_at, facts }: Leased): string =>
  JSON.stringify({ type, timestamp: happened_at.toISOString(), data: dataOf(facts) })

const secretsOf = (
  cookieSecret: string,
  { secret_sealed, earlier_sealed, is_earlier_good }: Leased,
): string[] =>
  [secret_sealed, is_earlier_good ? earlier_sealed : null]
    .map((sealed) => (sealed === null ? undefined : unsealSecret(sealed, cookieSecret)))
    .filter((secret) => typeof secret === 'string')

type Outcome = Pick<Leased, 'state'> & Partial<Pick<Leased, 'status' | 'duration' | 'answer' | 'reason'>>

const saveOutcome = (trx: Trx, { org_id, id }: Key, outcome: Outcome) =>
  trx
    .updateTable('webhook_deliveries')
    .set({ ...outcome, ...(outcome.state !== 'WAITING' && { ended_at: sql<Date>`app_now()` }) })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()

const changeEndpoint = (
  trx: Trx,
  { org_id, endpoint_id }: Pick<Leased, 'org_id' | 'endpoint_id'>,
  set: ReturnType<typeof sql>,
) => sql`update webhook_endpoints set ${set} where org_id = ${org_id} and id = ${endpoint_id}`.execute(trx)

export interface WebhookSending {
  store: Store
  jobs: Pick<Jobs, 'define'>
  definitions: Pick<ServerDefinitions, 'limits'> & NotifyingDefinitions
  config: Pick<ServerConfig, 'localWebhooks'>
  post?: typeof postMessage
}

/**
 * Defines the job that delivers events to webhooks, at least once and with a constant ID; failures are
 * retried for a day, then recorded in the trail (TRU-226).
 */
export const defineWebhooks = ({
  store,
  jobs,
  definitions,
  config,
  post = postMessage,
}: WebhookSending): void => {
  const limit = (name: Parameters<typeof limitOf>[1]) => limitOf(definitions, name)
  const first = limit('webhookFirstWait')
  const terms = {
    isLocalAllowed: config.localWebhooks,
    seconds: limit('webhookSeconds'),
    bytes: limit('webhookAnswerBytes'),
  }

  const spread = () =>
    spreadEvents(
      store,
      'hooked_at',
      sql`insert into webhook_deliveries (org_id, environment, endpoint_id, event_id, event_type, object_id, retry_until)
        select done.org_id, done.environment, endpoint.id, done.id, done.event_type, done.page_parameters ->> 'id',
          app_now() + make_interval(secs => ${limit('webhookRetrySeconds')}::float8)
        from done join webhook_endpoints endpoint on endpoint.org_id = done.org_id
          and endpoint.environment = done.environment and done.event_type = any (endpoint.event_types)
        where endpoint.deleted_at is null and endpoint.is_on and endpoint.secret_sealed is not null
        on conflict do nothing`,
    )

  /** Leases due deliveries; a failed one waits, so that it delays no other. */
  const lease = async (trx: Trx): Promise<Leased[]> => {
    const keys = await leaseDue(trx, 'webhook_deliveries', {
      first,
      longest: limit('webhookLongestWait'),
      jitter: limit('webhookJitter') / 100,
      also: sql`not exists (select from webhook_endpoints e where e.org_id = waiting.org_id and e.id = waiting.endpoint_id
        and e.last_failed_at > app_now() - make_interval(secs => ${first}::float8))`,
      most: limit('webhooksAtOnce'),
    })
    if (keys.length === 0) return []
    const { rows } = await sql<Leased>`
      select d.*, e.url, e.is_on, e.deleted_at, e.secret_sealed, e.earlier_sealed, e.failing_since, outbox.facts,
        outbox.created_at as happened_at, coalesce(e.earlier_until > app_now(), false) as is_earlier_good,
        d.due_at > d.retry_until as is_last,
        coalesce(e.failing_since <= app_now() - make_interval(days => ${limit('webhookFailingDays')}::int), false) as is_over
      from webhook_deliveries d
        join webhook_endpoints e on e.org_id = d.org_id and e.id = d.endpoint_id
        join outbox on outbox.org_id = d.org_id and outbox.id = d.event_id
      where d.id::text = any (${keys.map(({ id }) => id)}::text[])`.execute(trx)
    return rows
  }

  const prepare = () =>
    forAllTenants(store, 'webhooks.due', async (trx) => {
      const leased = await lease(trx)
      const isSendable = (one: Leased) => one.is_on && one.deleted_at === null && one.secret_sealed !== null
      for (const one of leased)
        if (!isSendable(one))
          await saveOutcome(ofTenant(trx, one.org_id), one, {
            state: 'DROPPED',
            reason: storedReason((say) => say('stopped')),
          })
      return { count: leased.length, sendable: leased.filter(isSendable) }
    })

  const disable = async (trx: Trx, { org_id: orgId, environment, endpoint_id, url }: Leased) => {
    const { rows } = await sql`update webhook_endpoints set is_on = false, disabled_at = app_now()
      where org_id = ${orgId} and id = ${endpoint_id} and is_on returning id`.execute(trx)
    if (rows.length === 0) return
    const facts = { host: new URL(url).host, days: String(limit('webhookFailingDays')) }
    const parameters = { id: endpoint_id }
    await notify(trx, definitions, { orgId, environment, eventType: 'WEBHOOK_DISABLED', facts, parameters })
    const entry = {
      action: 'webhook.disable',
      objectType: 'webhook',
      objectId: endpoint_id,
      details: { url },
    }
    await writeAudit(trx, { orgId, userId: null, environment }, entry)
  }

  const noteFailure = async (trx: Trx, one: Leased, reason: string) => {
    const { org_id: orgId, environment, endpoint_id: objectId, event_type: event, url, tries } = one
    await changeEndpoint(
      trx,
      one,
      sql`failing_since = coalesce(failing_since, app_now()), last_failed_at = app_now()`,
    )
    if (one.is_last) {
      const details = { url, event, message: messageIdOf(one.event_id), tries, reason }
      const entry = { action: 'webhook.give-up', objectType: 'webhook', objectId, details }
      await writeAudit(trx, { orgId, userId: null, environment }, entry)
    }
    if (one.is_over) await disable(trx, one)
  }

  const noteAnswer = (one: Leased, { status, milliseconds: duration, answer, reason }: Posted) =>
    forTenant(store, one.org_id, async (trx) => {
      const noted = { status: status ?? null, duration, answer: answer ?? null, reason: reason ?? null }
      const failed = one.is_last ? 'GIVEN_UP' : 'WAITING'
      await saveOutcome(trx, one, { ...noted, state: reason === undefined ? 'DELIVERED' : failed })
      if (reason !== undefined) return noteFailure(trx, one, reason)
      await changeEndpoint(trx, one, sql`failing_since = null, last_failed_at = null`)
      return undefined
    })

  const sendOne = async (cookieSecret: string, one: Leased) => {
    const [id, body] = [messageIdOf(one.event_id), bodyOf(one)]
    // Real time, since receivers compare it with their own clock.
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Portolan-Webhooks',
      'content-length': String(Buffer.byteLength(body)),
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage({ id, timestamp, body }, secretsOf(cookieSecret, one)),
    }
    await noteAnswer(one, await post(one.url, headers, body, terms))
  }

  jobs.define({
    name: 'webhooks.send',
    everySeconds: EVERY_SECONDS,
    work: async () => {
      await spread()
      const { cookieSecret } = await loadSecrets(store)
      await workAwhile(async () => {
        const { count, sendable } = await prepare()
        await Promise.all(sendable.map((one) => sendOne(cookieSecret, one)))
        return count > 0
      })
    },
  })
}
