import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export interface OutboxEvent {
  orgId: string
  /** The environment; absent: none. */
  environment?: Environment
  eventType: string
  /** Values for the texts. */
  facts?: Record<string, unknown>
  /** The linked page, with its parameters. */
  page?: string
  parameters?: Record<string, string>
}

/** Writes an event once, in the caller's transaction; jobs notify these people (TRU-176). */
export const writeEvent = async (trx: Trx, event: OutboxEvent, people: readonly string[]): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({
      org_id: event.orgId,
      environment: event.environment ?? null,
      event_type: event.eventType,
      facts: asJson(event.facts ?? {}),
      page: event.page ?? null,
      page_parameters: asJson(event.parameters ?? {}),
      people: [...new Set(people)],
    })
    .execute()
}
