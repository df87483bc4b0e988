import { checkUuid } from '#values/uuid.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import type { Row } from '../store/generated/database.ts'

export type CredentialRow = Row<'api_credentials'>

const living = (trx: Trx) => trx.selectFrom('api_credentials').selectAll().where('deleted_at', 'is', null)

/** The credentials of this environment, oldest first. */
export const listCredentials = (trx: Trx): Promise<CredentialRow[]> =>
  living(trx).orderBy('created_at').orderBy('id').execute()

export const findCredential = async (trx: Trx, id: string | undefined): Promise<CredentialRow | undefined> =>
  id === undefined || checkUuid(id) ? undefined : living(trx).where('id', '=', id).executeTakeFirst()

/** What people see of a credential: never its secret (CRD-004). */
export const toCredential = async (trx: Trx, row: CredentialRow, now: Date) => ({
  orgId: row.org_id,
  clientId: row.id,
  name: row.name,
  ...(row.description === null ? {} : { description: row.description }),
  audience: row.audience,
  environment: row.environment,
  client_id: row.client_id,
  isPrimary: row.is_primary,
  secretStored: row.secret_stored,
  secretMadeAt: row.secret_made_at.toISOString(),
  ...(row.earlier_until && row.earlier_until > now ? { earlierUntil: row.earlier_until.toISOString() } : {}),
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
  ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
})
