import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export interface OutboxEvent {
  orgId: string
  /** Absent: it belongs to no environment. */
  environment?: Environment
  eventType: string
  /** What texts may print. */
  facts?: Record<string, unknown>
  /** The page it leads to, with what its address holds. */
  page?: string
  parameters?: Record<string, string>
}

/** Writes what happened, once, in the caller’s transaction; jobs tell these people (TRU-176). */
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
