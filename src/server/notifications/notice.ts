import type { ServerDefinitions } from '../app/definitions.ts'
import { writeEvent, type OutboxEvent } from '../outbox/event.ts'
import type { Environment } from '../store/environment.ts'
import { asJson } from '../store/json.ts'
import { inEnvironment, ofTenant, type Trx } from '../store/tenant.ts'
import { findPlaces, findRecipients, type Persons } from './recipients.ts'

export type NotifyingDefinitions = Pick<ServerDefinitions, 'library' | 'permissions'>

/** An event that people are notified of. The definitions say who they are, and which page it opens. */
export interface Notice extends Omit<OutboxEvent, 'page' | 'orgId'> {
  /** The organisation of the record; absent only if the people of the provider are notified. */
  orgId?: string
  /** Persons of the record, by the names that the definitions use. */
  persons?: Persons
  /** The only environment whose people are notified, although the event has none itself. */
  within?: Environment
  /** The kind of the record, if the page depends on it. */
  kind?: string
}

type Written = OutboxEvent & { environment: Environment }

const insertNotifications = async (trx: Trx, written: Written, people: readonly string[]): Promise<void> => {
  const row = {
    org_id: written.orgId,
    environment: written.environment,
    event_type: written.eventType,
    title: null,
    facts: asJson(written.facts ?? {}),
    page: written.page ?? null,
    page_parameters: asJson(written.parameters ?? {}),
  }
  await trx
    .insertInto('notifications')
    .values(people.map((user_id) => ({ ...row, user_id })))
    .execute()
}

/** Notifies people in the environment of the event; without one, in each of their own, and it is still one event. */
const notifyPeople = async (
  trx: Trx,
  event: OutboxEvent,
  people: readonly string[],
  within: Environment | undefined,
): Promise<void> => {
  if (people.length === 0) return
  const { environment } = event
  if (environment !== undefined) {
    await writeEvent(trx, event, people)
    return insertNotifications(trx, { ...event, environment }, people)
  }
  const places = await findPlaces(trx, event.orgId, people, within)
  await writeEvent(trx, event, [...places.values()].flat())
  for (const [place, there] of places)
    await inEnvironment(trx, place, () => insertNotifications(trx, { ...event, environment: place }, there))
}

const findProviders = async (trx: Trx): Promise<string[]> =>
  (await trx.selectFrom('provider_organisations').select('org_id').execute()).map(({ org_id }) => org_id)

/**
 * Notifies the people whom `notifications.json` names for the event, in the caller's transaction, in the portal and
 * through the outbox; a rollback undoes it (TRU-925).
 */
export const notify = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  { orgId: own, persons = {}, within, kind, ...event }: Notice,
): Promise<void> => {
  const recipients = definitions.library.notifications[event.eventType]
  if (recipients === undefined) return
  const isOfProvider = recipients.of === 'provider'
  const page = (kind === undefined ? undefined : recipients.pageOf?.[kind]) ?? recipients.page
  const parameters = { ...event.parameters, ...recipients.with }
  const organisations = isOfProvider ? await findProviders(trx) : own === undefined ? [] : [own]
  for (const orgId of organisations) {
    const there = isOfProvider ? ofTenant(trx, orgId) : trx
    const environment = event.environment ?? within
    const place = { orgId, ...(environment && { environment }) }
    const people = await findRecipients(there, definitions, recipients, { place, persons })
    await notifyPeople(there, { ...event, orgId, ...(page && { page }), parameters }, people, within)
  }
}
