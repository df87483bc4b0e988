import { sql } from 'kysely'
import type { RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { createResource } from '../app/resource.ts'
import type { LimitDefinitions } from '../definitions/limit.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import type { CredentialRow } from './credential.ts'
import { randomBytes } from 'node:crypto'
import { fingerprint } from '../secrets/seal.ts'
import { textOrNull } from '../app/values/given-text.ts'

const SECRET_BYTES = 32
const ID_BYTES = 12

const makeClientId = (): string => `ptc_${randomBytes(ID_BYTES).toString('hex')}`

/** A secret nobody can guess, and the only thing of it that is kept. */
const makeSecret = (): { secret: string; hash: string } => {
  const secret = `pts_${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { secret, hash: fingerprint(secret) }
}

export interface WithSecret {
  row: CredentialRow
  secret: string
}

/** The credentials of one environment that were not deleted, with the limit and the names that their calls say. */
export const createCredentials = (definitions: LimitDefinitions) =>
  createResource(definitions, {
    lock: ({ trx, tenant }) => lockOrganisation(trx, tenant.orgId),
    rows: ({ trx }) => trx.selectFrom('api_credentials').where('deleted_at', 'is', null),
    columns: { name: sql.ref('name') },
  })

type Credentials = ReturnType<typeof createCredentials>

const nameMissing = () =>
  refused('credential-name-missing', { fields: [{ path: 'name', keyword: 'required', message: '' }] })

const giveUpPrimary = (trx: Trx) =>
  trx.updateTable('api_credentials').set({ is_primary: false }).where('is_primary', '=', true).execute()

/** Adds a credential without a secret to this environment; one that comes when it is full is refused, however many come at once (CRD-007). */
export const createCredential = async (
  request: RequestOf<'clients.create'>,
  credentials: Credentials,
  { audience, days }: { audience: string; days: number },
) => {
  const { trx, tenant, body: newCredential } = request
  await credentials.lock(request)
  const name = newCredential.name.trim()
  if (name === '') return nameMissing()
  const refusal =
    (await credentials.refuseTaken(request, { name })) ?? (await credentials.refuseFull(request))
  if (refusal) return refusal
  const isPrimary = newCredential.isPrimary === true || (await credentials.count(request)) === 0
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
  request: RequestOf<'clients.update'>,
  credentials: Credentials,
  existing: CredentialRow,
) => {
  const { trx, body: change } = request
  await credentials.lock(request)
  const name = change.name?.trim()
  if (name === '') return nameMissing()
  const taken = name === undefined ? undefined : await credentials.refuseTaken(request, { name }, existing.id)
  if (taken) return taken
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
