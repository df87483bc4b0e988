import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { denied, type AuthorizePermission } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import type { Environment } from '../store/environment.ts'
import type { Trx } from '../store/tenant.ts'
import { sessionColumns, toSession, type PersonRow } from './session-person.ts'

/** A person, or their API credential, for whom work is done after their request ended. */
export interface Actor {
  orgId: string
  userId: string
  environment: Environment
  credentialId?: string | null
  /** The name of the credential at the time of the request. */
  credentialName?: string | null
}

export interface ActingDependencies {
  definitions: ServerDefinitions
  authorize: AuthorizePermission
}

/** Returns the API credential of an actor, limited to its current scopes; undefined once it opens nothing. */
const findCredential = async (trx: Trx, { orgId, credentialId: id, credentialName: name }: Actor) => {
  if (!id || !name) return {}
  const row = await trx
    .selectFrom('api_credentials')
    .select(['client_id', 'scopes'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst()
  return row && { credential: { id, clientId: row.client_id, name, scopes: row.scopes } }
}

/** Finds the current session of an actor, or why they are shut out, as at a request of theirs. */
export const findActor = async (trx: Trx, actor: Actor) => {
  const { orgId, userId } = actor
  const { rows } = await sql<PersonRow>`select s.*, ${sessionColumns}
    from (select ${orgId}::uuid as org_id, ${userId}::uuid as user_id) s
    join users u on u.org_id = s.org_id and u.id = s.user_id join organisations o on o.id = s.org_id`.execute(
    trx,
  )
  const row = rows[0]
  if (row?.status !== 'ACTIVE') return refused('user-blocked')
  if (row.is_disabled) return refused('client-disabled')
  const credential = await findCredential(trx, actor)
  if (!credential) return refused('credential-stopped')
  return { ...toSession(row, `acting:${userId}`), ...credential }
}

/**
 * Returns the call and the session of an actor who may still make it, with the rights of now. Work that a
 * person began ends with their right to it (TRU-714, TRU-715).
 */
export const findActing = async (
  trx: Trx,
  { definitions, authorize }: ActingDependencies,
  actor: Actor,
  callId: string,
) => {
  const session = await findActor(trx, actor)
  if (session instanceof Refused) return session
  const call = definitions.library.calls[callId]
  if (!call) return refused('definition-broken')
  if (!session.environments.includes(actor.environment)) return refused('environment-not-assigned')
  return authorize(session, call.permission, actor.environment) === 'yes'
    ? { session, call }
    : denied(definitions, call.permission)
}
