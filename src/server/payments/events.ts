import { sql } from 'kysely'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export interface PaymentEvent {
  orgId: string
  environment: Environment
  paymentId: string
  state: string
  event: string
  userId?: string
  detail?: Record<string, unknown>
}

/**
 * Adds an event to the payment's trail (PAY-050), and its new state to the outbox if a webhook subscribes to
 * it (TRU-225).
 */
export const recordEvent = async (trx: Trx, happened: PaymentEvent): Promise<void> => {
  const { orgId, environment, paymentId, state, event, userId = null, detail = {} } = happened
  await sql`
    with recorded as (
      insert into payment_events (org_id, environment, payment_id, state, event, user_id, detail)
        values (${orgId}, ${environment}, ${paymentId}, ${state}, ${event}, ${userId}, ${asJson(detail)})
        returning org_id, environment, payment_id, state, 'payment.' || lower(state) as type),
    before as (
      select count(*) as events, (array_agg(earlier.state order by earlier.seq desc))[1] as state
        from payment_events earlier where earlier.org_id = ${orgId} and earlier.payment_id = ${paymentId})
    insert into outbox (org_id, environment, event_type, facts, page, page_parameters)
      select recorded.org_id, recorded.environment, recorded.type, jsonb_build_object(
          'object', 'payment', 'id', payments.id, 'version', before.events + 1,
          'state', recorded.state, 'previousState', before.state, 'environment', recorded.environment,
          'internalId', payments.internal_id, 'endToEndId', payments.end_to_end_id, 'side', payments.side, 'source', payments.source,
          'credential', case when payments.credential_id is not null then
            jsonb_build_object('clientId', payments.credential_id, 'name', payments.credential_name) end,
          'sourceAmount', payments.source_amount::text, 'sourceCurrency', payments.source_currency,
          'destinationAmount', payments.destination_amount::text, 'destinationCurrency', payments.destination_currency,
          'approval', payments.approval_status, 'batchId', payments.batch_id, 'retryOf', payments.retry_of, 'cause', payments.cause),
        'payment', jsonb_build_object('id', payments.id)
      from recorded cross join before
        join payments on payments.org_id = recorded.org_id and payments.id = recorded.payment_id
      where recorded.state is distinct from before.state and exists (
        select from webhook_endpoints endpoint where endpoint.org_id = recorded.org_id
          and endpoint.environment = recorded.environment and endpoint.deleted_at is null and endpoint.is_on
          and endpoint.secret_sealed is not null and recorded.type = any (endpoint.event_types))`.execute(trx)
}
