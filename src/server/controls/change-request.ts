import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { limitNamed } from '../definitions/limit.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { programFact, storedOrigin } from '../app/origin.ts'
import { whoMay } from '../users/rights/who-may.ts'
import type { Environment } from '../store/environment.ts'
import { toControlChanges } from './answer.ts'
import { environmentOf } from './change-places.ts'
import type { ControlChangeRow } from './answer.ts'
import type { Attempt } from './attempt.ts'
import type { LinkedControl } from './weakening.ts'

/** Notifies of a change, in the environments of each person or in the one of its record alone. */
export const notifyOfChange = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  row: ControlChangeRow,
  { eventType, actor }: { eventType: string; actor: string | null },
): Promise<void> => {
  const { environment: within } = environmentOf(definitions.library.controls[row.control], row.environment)
  const { name: who } = await findPerson(trx, row.requested_by)
  await notify(trx, definitions, {
    orgId: row.org_id,
    eventType,
    facts: { says: row.says, control: row.control, who, ...programFact(row.credential_name) },
    parameters: { id: row.id },
    persons: { actor },
    ...(within && { within }),
  })
}

/** Returns the condition of a request (RFC 9110, If-Match); null without one. */
const conditionOf = ({ headers }: CallRequest): string | null => headers['if-match']?.toString() ?? null

const findSame = (
  request: CallRequest,
  place: { environment?: Environment },
): Promise<ControlChangeRow | undefined> => {
  const { trx, call, params, body } = request
  return trx
    .selectFrom('control_changes')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('call', '=', call.id)
    .where(sql<boolean>`parameters = ${asJson(params)} and body = ${asJson(body)}`)
    .where('if_match', 'is not distinct from', conditionOf(request))
    .$if(place.environment !== undefined, (query) => query.where('environment', '=', place.environment!))
    .executeTakeFirst()
}

/**
 * Stores a change that weakens a control until a second person decides it, or, if there is none, until its
 * delay ends (TRU-020, TRU-021).
 */
export const askForChange = async (
  request: CallRequest,
  definitions: ServerDefinitions,
  { definition: control }: LinkedControl,
  { words, about }: Pick<Attempt, 'words' | 'about'>,
) => {
  const { trx, tenant, call, params, body, ip } = request
  const place = environmentOf(control, tenant.environment)
  const same = await findSame(request, place)
  if (same) {
    const [current] = await toControlChanges(trx, definitions, [same])
    const who = same.requested_by === tenant.userId ? 'You' : current!.askedBy.name
    return refused('control-change-waits', { values: { who }, current })
  }
  const may = await whoMay(trx, definitions, control.decides, { orgId: tenant.orgId, ...place })
  const isAlone = may.every((id) => id === tenant.userId || id === about)
  const seconds = limitNamed(definitions, control.waits)
  const row = await trx
    .insertInto('control_changes')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      control: control.id,
      call: call.id,
      parameters: asJson(params),
      body: asJson(body),
      if_match: conditionOf(request),
      ...words,
      requested_by: tenant.userId,
      ...storedOrigin(request.session.credential),
      requested_from: ip,
      takes_effect_at: isAlone ? sql<Date>`app_now() + make_interval(secs => ${seconds}::float8)` : null,
      decided_by: null,
      decided_at: null,
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const eventType = isAlone ? 'CONTROL_CHANGE_ALONE' : 'CONTROL_CHANGE_ASKED'
  await notifyOfChange(trx, definitions, row, { eventType, actor: tenant.userId })
  const details = { control: control.id, call: call.id, ...words }
  const audit = { action: 'control-change.ask', objectType: 'control change', objectId: row.id, details }
  const [answer] = await toControlChanges(trx, definitions, [row])
  return { status: 202, body: answer, headers: { 'x-control-change': row.id }, audit }
}
