import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Request } from '#definition/wire.ts'
import type { CallRequest } from '../../app/call.ts'
import { Refused, refused, refusedField } from '../../app/refused.ts'
import { findFile } from '../files/file-storage.ts'

export type SchemaRequest = Request<'schemas.save'>

const create = async ({ trx, tenant, session }: CallRequest, requested: SchemaRequest, file: string) => {
  const name = requested.name?.trim()
  if (!name) return refusedField('schema-name-required', 'name')
  if (!requested.country) return refusedField('schema-country-required', 'country')
  const row = await trx
    .insertInto('rpo_schemas')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      owner_name: session.organisation.name,
      name,
      country: requested.country,
      remote_object_id: file,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? refusedField('schema-name-taken', 'name')
}

/** Returns why the conditional statement changed no row. */
const whyNot = async ({ trx, tenant }: CallRequest, id: string) => {
  const row = await trx
    .selectFrom('rpo_schemas')
    .select('id')
    .where('id', '=', id)
    .where('org_id', '=', tenant.orgId)
    .executeTakeFirst()
  return row ? refused('schema-deprecated') : refusedField('schema-unknown', 'schemaId')
}

const update = async (request: CallRequest, requested: SchemaRequest, file: string) => {
  const id = requested.schemaId ?? ''
  if (checkUuid(id)) return refusedField('schema-unknown', 'schemaId')
  const row = await request.trx
    .updateTable('rpo_schemas')
    .set({ remote_object_id: file, number: sql<number>`number + 1`, modified_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('org_id', '=', request.tenant.orgId)
    .where('status', '=', 'ACTIVE')
    .returningAll()
    .executeTakeFirst()
  return row ?? whyNot(request, id)
}

/**
 * Saves a new schema, or the next version of an own one (CON-006, CON-030); each file is used for one
 * version.
 */
export const saveSchema = async (request: CallRequest, requested: SchemaRequest) => {
  const { trx, tenant } = request
  const file = await findFile(trx, tenant, 'schema', requested.files[0] ?? '')
  if (!file || requested.files.length > 1) return refusedField('schema-file-required', 'files')
  const used = await trx
    .selectFrom('rpo_schema_versions')
    .select('number')
    .where('file_id', '=', file.fileId)
    .executeTakeFirst()
  if (used) return refusedField('schema-file-used', 'files')
  const saved = await (requested.choice === 'CREATE' ? create : update)(request, requested, file.fileId)
  if (saved instanceof Refused) return saved
  await trx
    .insertInto('rpo_schema_versions')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      schema_id: saved.id,
      number: saved.number,
      file_id: file.fileId,
      created_by: tenant.userId,
    })
    .execute()
  return saved
}
