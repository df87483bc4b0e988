import { checkUuid } from '#values/uuid.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import type { Row } from '../../store/generated/database.ts'

export interface StoredFile {
  fileId: string
  name: string
  size: number
  type: string
}

/** Returns a file of that kind uploaded by the organisation itself; files it may only read do not count. */
export const findFile = async (
  trx: Trx,
  { orgId }: Tenant,
  kind: Row<'connection_files'>['kind'],
  id: string,
): Promise<StoredFile | undefined> =>
  checkUuid(id)
    ? undefined
    : trx
        .selectFrom('connection_files')
        .select(['id as fileId', 'name', 'size', 'type'])
        .where('id', '=', id)
        .where('org_id', '=', orgId)
        .where('kind', '=', kind)
        .executeTakeFirst()
