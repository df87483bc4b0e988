import type { CallRequest } from '../../app/call.ts'
import type { Row } from '../../store/generated/database.ts'

export type SchemaRow = Row<'rpo_schemas'>
export type AccessRow = Row<'schema_access_requests'>

/** Finds the organisation's newest request for a schema; an open one comes first. */
const ownRequest = ({ trx, tenant }: CallRequest, schemaId: string) =>
  trx
    .selectFrom('schema_access_requests')
    .selectAll()
    .where('schema_id', '=', schemaId)
    .where('org_id', '=', tenant.orgId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

const filesOf = ({ trx }: CallRequest, schemaId: string) =>
  trx
    .selectFrom('rpo_schema_versions')
    .innerJoin('connection_files', 'connection_files.id', 'rpo_schema_versions.file_id')
    .select(['connection_files.id as fileId', 'connection_files.name', 'size', 'type', 'number'])
    .where('schema_id', '=', schemaId)
    .orderBy('number', 'desc')
    .execute()

/** Returns the organisation's access to a schema: its own, or the status of its request. */
const accessOf = async (
  request: CallRequest,
  row: SchemaRow,
): Promise<Row<'schema_access_requests'>['status'] | 'OWN' | 'NONE'> => {
  if (row.org_id === request.tenant.orgId) return 'OWN'
  return (await ownRequest(request, row.id))?.status ?? 'NONE'
}

/**
 * Converts a schema to its answer; the files of its versions are included only if row policies show them
 * (CON-006).
 */
export const toSchema = async (request: CallRequest, row: SchemaRow) => ({
  id: row.id,
  name: row.name,
  country: row.country,
  owner: row.owner_name,
  status: row.status,
  remote_object_id: row.remote_object_id,
  number: row.number,
  access: await accessOf(request, row),
  files: (await filesOf(request, row.id)).map(({ number, name, ...file }) => ({
    ...file,
    name: `${name.replace(/\.json$/i, '')} v${number}.json`,
  })),
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
})

export const toAccess = (row: AccessRow & { name: string }, orgId: string) => ({
  id: row.id,
  schemaId: row.schema_id,
  schema: row.name,
  member: row.requester_name,
  status: row.status,
  isOurs: row.owner_id === orgId,
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
})
