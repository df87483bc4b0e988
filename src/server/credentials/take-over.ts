import { holdsRoles } from '#engine/permission/verdict.ts'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { SIGNED_IN } from '../app/facts.ts'
import { refused } from '../app/refused.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { findUserAccess } from '../users/user-access.ts'
import type { CredentialRow } from './credential.ts'
import { grantableScopes } from './scopes.ts'

/**
 * Makes the caller the owner of a credential whose owner may not sign in (TRU-069). It keeps the scopes the
 * new owner holds; a credential without scopes keeps what both owners hold.
 */
export const takeOver = async (
  { trx, tenant, now, may }: RequestOf<'clients.takeOver'>,
  definitions: ServerDefinitions,
  existing: CredentialRow,
) => {
  await lockOrganisation(trx, tenant.orgId)
  if (existing.expires_at <= now) return refused('credential-expired-before')
  const owner = await findUserAccess(trx, existing.owner_id)
  if (!owner) return refused('not-found')
  const { status, first_name, last_name } = owner.user
  if (status === 'ACTIVE')
    return refused('credential-owned', { values: { name: `${first_name} ${last_name}`.trim() } })
  const roles = [SIGNED_IN, ...owner.roles]
  const had = ({ value }: { value: string }) => {
    const permission = definitions.permissions.get(value)
    return existing.scopes?.includes(value) ?? (permission !== undefined && holdsRoles(permission, roles))
  }
  const scopes = grantableScopes(definitions, may)
    .filter(had)
    .map(({ value }) => value)
  if (scopes.length === 0) return refused('credential-scopes-empty')
  const row = await trx
    .updateTable('api_credentials')
    .set({ owner_id: tenant.userId, scopes })
    .where('id', '=', existing.id)
    .where('owner_id', '=', existing.owner_id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? refused('not-found')
}
