import { writeEvent, type OutboxEvent } from '../outbox/event.ts'
import type { Environment } from '../store/environment.ts'
import { asJson } from '../store/json.ts'
import { inEnvironment, type Trx } from '../store/tenant.ts'

export interface Notice extends OutboxEvent {
  environment: Environment
  title?: string
}

const insertNotifications = async (trx: Trx, notice: Notice, people: readonly string[]): Promise<void> => {
  if (people.length === 0) return
  const row = {
    org_id: notice.orgId,
    environment: notice.environment,
    event_type: notice.eventType,
    title: notice.title ?? null,
    facts: asJson(notice.facts ?? {}),
    page: notice.page ?? null,
    page_parameters: asJson(notice.parameters ?? {}),
  }
  await trx
    .insertInto('notifications')
    .values(people.map((user_id) => ({ ...row, user_id })))
    .execute()
}

/**
 * Notifies people in the caller's transaction, in the portal and through the outbox; a rollback undoes it.
 */
export const notify = async (trx: Trx, notice: Notice, people: readonly string[]): Promise<void> => {
  await writeEvent(trx, notice, people)
  await insertNotifications(trx, notice, people)
}

/** Notifies people in each of their environments; together this is one event. */
export const notifyEverywhere = async (
  trx: Trx,
  notice: Omit<Notice, 'environment'>,
  places: ReadonlyMap<Environment, readonly string[]>,
): Promise<void> => {
  await writeEvent(trx, notice, [...places.values()].flat())
  for (const [environment, people] of places)
    await inEnvironment(trx, environment, () => insertNotifications(trx, { ...notice, environment }, people))
}
