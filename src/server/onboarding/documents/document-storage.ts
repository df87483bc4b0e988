import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { refusedField } from '../../app/refused.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'

export interface StoredDocument {
  id: string
  name: string
  type: string
  size: number
  created_at: Date
}

/**
 * Stores an uploaded file as a document in every environment; undefined if that tax document exists already.
 */
export const saveDocument = async (trx: Trx, tenant: Tenant, kind: 'tax' | 'additional', fileId: string) => {
  if (checkUuid(fileId)) return refusedField('document-unknown', 'files')
  const file = await trx
    .selectFrom('files')
    .select(['name', 'sha256'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) return refusedField('document-unknown', 'files')
  const { rows } = await sql<StoredDocument>`insert into onboarding_documents
      (org_id, kind, name, type, size, sha256, uploaded_by, content)
    select org_id, ${kind}, name, type, size, sha256, ${tenant.userId}, content from files where id = ${fileId}
    on conflict do nothing
    returning id, name, type, size, created_at`.execute(trx)
  return rows[0]
}

export const toDocument = ({ id, name, type, size, created_at }: StoredDocument) => ({
  id,
  name,
  type,
  size,
  createdAt: created_at.toISOString(),
})
