import type { Request } from '#definition/wire.ts'
import { present } from '../app/values/present-values.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

/** Returns the person's latest layout of a table, under its API name; undefined if they never chose one. */
export const findLayout = async (trx: Trx, { userId }: Tenant, table: string) => {
  const row = await trx
    .selectFrom('list_layouts')
    .select(['is_compact', 'columns'])
    .where('user_id', '=', userId)
    .where('table_id', '=', table)
    .executeTakeFirst()
  return row ? { layout: { table, ...present({ isCompact: row.is_compact, columns: row.columns }) } } : {}
}

/** Saves the person's layout of a table (TRU-237). */
export const saveLayout = async (
  trx: Trx,
  { orgId, userId }: Tenant,
  { table, isCompact, columns }: Request<'views.saveLayout'>,
) => {
  const chosen = { is_compact: isCompact ?? null, columns: columns ?? null }
  await trx
    .insertInto('list_layouts')
    .values({ org_id: orgId, user_id: userId, table_id: table, ...chosen })
    .onConflict((row) => row.columns(['org_id', 'user_id', 'table_id']).doUpdateSet(chosen))
    .execute()
  return { table, ...present({ isCompact: chosen.is_compact, columns: chosen.columns }) }
}
