import { sql } from 'kysely'
import type { Tenant, Trx } from '../store/tenant.ts'

const seen = (trx: Trx) =>
  trx
    .selectFrom('saved_views')
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'saved_views.org_id').onRef('users.id', '=', 'saved_views.owner_id'),
    )
    .selectAll('saved_views')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.status'])

type SeenView = Awaited<ReturnType<ReturnType<typeof seen>['execute']>>[number]

const toView = (row: SeenView, { userId }: Tenant) => ({
  id: row.id,
  table: row.table_id,
  name: row.name,
  isShared: row.is_shared,
  isDefault: row.is_default && row.owner_id === userId,
  isOwn: row.owner_id === userId,
  query: row.query,
  ...(row.columns ? { columns: row.columns } : {}),
  owner: { id: row.owner_id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email },
})

export type View = ReturnType<typeof toView>

/** Returns true for a table whose rows the person may read; what others share of other tables says nothing to them. */
export type IsReadable = (table: string) => boolean

const isSeen = ({ userId }: Tenant, isReadable: IsReadable) => {
  const isOwn = (row: SeenView) => row.owner_id === userId
  return (row: SeenView) => isOwn(row) || (row.status !== 'DELETED' && isReadable(row.table_id))
}

/**
 * Returns own views, then shared ones, by name. The database hides other people's private views; views of tables that the
 * person may not read are left out, and those of people who were deleted (TRU-828).
 */
export const listViews = async (
  trx: Trx,
  tenant: Tenant,
  isReadable: IsReadable,
  table?: string,
): Promise<View[]> => {
  const rows = await seen(trx)
    .$if(table !== undefined, (query) => query.where('table_id', '=', table ?? ''))
    .orderBy(sql`saved_views.owner_id <> ${tenant.userId}`)
    .orderBy(sql`lower(saved_views.name)`)
    .orderBy('saved_views.id')
    .execute()
  return rows.filter(isSeen(tenant, isReadable)).map((row) => toView(row, tenant))
}

/** Returns a view visible to the person. */
export const findView = async (
  trx: Trx,
  tenant: Tenant,
  isReadable: IsReadable,
  id: string,
): Promise<View | undefined> => {
  const row = await seen(trx).where('saved_views.id', '=', id).executeTakeFirst()
  return row && isSeen(tenant, isReadable)(row) ? toView(row, tenant) : undefined
}
