import type { ApiCredential } from '#definition/generated/wire-entities.ts'
import { checkUuid } from '#values/uuid.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import type { Row } from '../store/generated/database.ts'

export type CredentialRow = Row<'api_credentials'>

const living = (trx: Trx) => trx.selectFrom('api_credentials').selectAll().where('deleted_at', 'is', null)

/** Lists the credentials of this environment, oldest first. */
export const listCredentials = (trx: Trx): Promise<CredentialRow[]> =>
  living(trx).orderBy('created_at').orderBy('id').execute()

export const findCredential = async (trx: Trx, id: string | undefined): Promise<CredentialRow | undefined> =>
  id === undefined || checkUuid(id) ? undefined : living(trx).where('id', '=', id).executeTakeFirst()

const DAY = 86_400_000

/** Returns the state of a credential: usable, ending soon, or not usable. */
const stateOf = async (
  trx: Trx,
  { owner_id, expires_at, secret_hash }: CredentialRow,
  now: Date,
  noticeDays: number,
): Promise<ApiCredential['state']> => {
  if (expires_at <= now) return 'EXPIRED'
  const owner = await trx.selectFrom('users').select('status').where('id', '=', owner_id).executeTakeFirst()
  if (owner?.status !== 'ACTIVE') return 'STOPPED'
  if (secret_hash === null) return 'UNTAKEN'
  return expires_at.getTime() - now.getTime() <= noticeDays * DAY ? 'ENDING' : 'ACTIVE'
}

/** Returns the facts about a secret that was issued. */
export const secretOf = ({ secret_stored, secret_made_at }: CredentialRow) => ({
  secretStored: secret_stored,
  secretMadeAt: secret_made_at.toISOString(),
})

/**
 * Converts a credential to its answer, without its secret (CRD-004). It is shown as ending `noticeDays`
 * before its end.
 */
export const toCredential = async (trx: Trx, row: CredentialRow, now: Date, noticeDays: number) => ({
  orgId: row.org_id,
  clientId: row.id,
  name: row.name,
  ...(row.description === null ? {} : { description: row.description }),
  audience: row.audience,
  environment: row.environment,
  client_id: row.client_id,
  isPrimary: row.is_primary,
  ...(row.scopes && { scopes: row.scopes }),
  expiresAt: row.expires_at.toISOString(),
  validFor: `P${Math.round((row.expires_at.getTime() - row.created_at.getTime()) / DAY)}D`,
  state: await stateOf(trx, row, now, noticeDays),
  owner: await findPerson(trx, row.owner_id),
  secretTaken: row.secret_hash !== null,
  ...(row.secret_hash !== null && secretOf(row)),
  ...(row.earlier_until && row.earlier_until > now ? { earlierUntil: row.earlier_until.toISOString() } : {}),
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
  ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
})
