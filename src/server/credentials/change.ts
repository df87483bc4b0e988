import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { refused } from '../app/refused.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import type { CredentialRow } from './read.ts'
import { makeClientId, makeSecret } from './secret.ts'

type NewCredential = Pick<Request<'clients.create'>, 'name' | 'description' | 'isPrimary' | 'scopes'>

export type CredentialChange = Request<'clients.update'>

export interface WithSecret {
  row: CredentialRow
  secret: string
}

const textOrNull = (text: string | null | undefined) => (text?.trim() ? text.trim() : null)

const isTaken = async (trx: Trx, name: string, except?: string): Promise<boolean> => {
  const found = await trx
    .selectFrom('api_credentials')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
    .execute()
  return found.some(({ id }) => id !== except)
}

const giveUpPrimary = (trx: Trx) =>
  trx.updateTable('api_credentials').set({ is_primary: false }).where('is_primary', '=', true).execute()

/** Adds a credential without a secret to this environment; one that comes when it is full is refused, however many come at once (CRD-007). */
export const createCredential = async (
  trx: Trx,
  tenant: Tenant,
  newCredential: NewCredential,
  { audience, most, days }: { audience: string; most: number; days: number },
) => {
  await lockOrganisation(trx, tenant.orgId)
  const name = newCredential.name.trim()
  if (name === '')
    return refused('credential-name-missing', {
      fields: [{ path: 'name', keyword: 'required', message: '' }],
    })
  if (await isTaken(trx, name))
    return refused('credential-name-taken', { fields: [{ path: 'name', keyword: 'taken', message: '' }] })
  const counted = await trx
    .selectFrom('api_credentials')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const count = Number(counted.count)
  if (count >= most) return refused('too-many-credentials', { values: { count: String(most) } })
  const isPrimary = count === 0 || newCredential.isPrimary === true
  if (isPrimary) await giveUpPrimary(trx)
  return trx
    .insertInto('api_credentials')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      name,
      description: textOrNull(newCredential.description),
      audience,
      client_id: makeClientId(),
      secret_hash: null,
      earlier_hash: null,
      earlier_until: null,
      is_primary: isPrimary,
      scopes: newCredential.scopes,
      expires_at: sql<Date>`app_now() + make_interval(days => ${days}::int)`,
      owner_id: tenant.userId,
      created_by: tenant.userId,
      last_used_at: null,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const changeCredential = async (
  trx: Trx,
  tenant: Tenant,
  existing: CredentialRow,
  change: CredentialChange,
) => {
  await lockOrganisation(trx, tenant.orgId)
  const name = change.name?.trim()
  if (name === '')
    return refused('credential-name-missing', {
      fields: [{ path: 'name', keyword: 'required', message: '' }],
    })
  if (name !== undefined && (await isTaken(trx, name, existing.id)))
    return refused('credential-name-taken', { fields: [{ path: 'name', keyword: 'taken', message: '' }] })
  if (change.isPrimary) await giveUpPrimary(trx)
  const row = await trx
    .updateTable('api_credentials')
    .set({
      name: name ?? existing.name,
      description: change.description === undefined ? existing.description : textOrNull(change.description),
      is_primary: change.isPrimary ?? existing.is_primary,
      secret_stored: change.secretStored ?? existing.secret_stored,
    })
    .where('id', '=', existing.id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? refused('not-found')
}

/** The first secret, made when its owner takes it and answered once; of several at once one gets it (TRU-153). */
export const takeSecret = async (trx: Trx, { userId }: Tenant, existing: CredentialRow) => {
  if (existing.owner_id !== userId) {
    const { name } = await findPerson(trx, existing.owner_id)
    return refused('credential-secret-of-owner', { values: { name } })
  }
  const { secret, hash } = makeSecret()
  const row = await trx
    .updateTable('api_credentials')
    .set({ secret_hash: hash, secret_made_at: sql<Date>`app_now()` })
    .where('id', '=', existing.id)
    .where('owner_id', '=', userId)
    .where('secret_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? { row, secret } : refused('credential-secret-taken')
}

/** A new secret; the one before it counts for a while, and any older one no more. */
export const rotateSecret = async (trx: Trx, existing: CredentialRow, overlapSeconds: number) => {
  if (existing.secret_hash === null) return refused('credential-secret-waits')
  const { secret, hash } = makeSecret()
  const row = await trx
    .updateTable('api_credentials')
    .set({
      secret_hash: hash,
      secret_made_at: sql<Date>`app_now()`,
      secret_stored: false,
      earlier_hash: sql<string>`secret_hash`,
      earlier_until: sql<Date>`app_now() + make_interval(secs => ${overlapSeconds}::float8)`,
    })
    .where('id', '=', existing.id)
    .where('secret_hash', '=', existing.secret_hash)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? { row, secret } : refused('credential-rotated-already')
}

export const deleteCredential = (trx: Trx, existing: CredentialRow) =>
  trx
    .updateTable('api_credentials')
    .set({ deleted_at: sql<Date>`app_now()`, is_primary: false })
    .where('id', '=', existing.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
