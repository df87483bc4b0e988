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

/** Creates a random secret and its hash; only the hash is stored. */
const makeSecret = (): { secret: string; hash: string } => {
  const secret = `pts_${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { secret, hash: fingerprint(secret) }
}

export interface WithSecret {
  row: CredentialRow
  secret: string
}

/**
 * Returns the resource of this environment's credentials, without deleted ones, with its limit and unique
 * names.
 */
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

/**
 * Adds a credential without a secret to this environment; refused at the limit, also under concurrency
 * (CRD-007).
 */
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

/**
 * Creates the first secret when the owner takes it, and shows it once; of concurrent requests one gets it
 * (TRU-153).
 */
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

/** Replaces the secret; the previous one stays valid for `overlapSeconds`, older ones end at once. */
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
