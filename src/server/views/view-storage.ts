import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { refused, refusedField } from '../app/refused.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { SavedViewQuery } from '#definition/generated/wire-entities.ts'

export type ViewRequest = Request<'views.create' | 'views.update'>

/** One after the other: of two requests at once neither may pass the limit, take a name twice or leave two defaults. */
const alone = (trx: Trx, { userId }: Tenant) =>
  sql`select pg_advisory_xact_lock(hashtextextended('views ' || ${userId}::text, 0))`.execute(trx)

const own = (trx: Trx, { userId }: Tenant) => trx.selectFrom('saved_views').where('owner_id', '=', userId)

const isTaken = async (trx: Trx, tenant: Tenant, requested: ViewRequest, id?: string): Promise<boolean> => {
  const other = await own(trx, tenant)
    .select('id')
    .where('table_id', '=', requested.table)
    .where(sql`lower(name)`, '=', sql`lower(${requested.name.trim()})`)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

const dropDefault = (trx: Trx, { userId }: Tenant, requested: ViewRequest) =>
  trx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('owner_id', '=', userId)
    .where('table_id', '=', requested.table)
    .where('is_default', '=', true)
    .execute()

const valuesOf = (requested: ViewRequest) => ({
  table_id: requested.table,
  name: requested.name.trim(),
  is_shared: requested.isShared === true,
  is_default: requested.isDefault === true,
  query: asJson<SavedViewQuery>(requested.query),
  columns: requested.columns ?? null,
})

const NAME = 'name'

/** Keeps a new view; answers its id. */
export const createView = async (trx: Trx, tenant: Tenant, requested: ViewRequest, most: number) => {
  await alone(trx, tenant)
  const counted = await own(trx, tenant)
    .select(sql<number>`count(*)::int`.as('kept'))
    .executeTakeFirstOrThrow()
  if (counted.kept >= most) return refused('too-many-views', { values: { most: String(most) } })
  if (await isTaken(trx, tenant, requested)) return refusedField('view-name-taken', NAME)
  if (requested.isDefault) await dropDefault(trx, tenant, requested)
  const row = await trx
    .insertInto('saved_views')
    .values({ org_id: tenant.orgId, owner_id: tenant.userId, ...valuesOf(requested) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes an own view; nothing when there is none of that id. */
export const changeView = async (trx: Trx, tenant: Tenant, id: string, requested: ViewRequest) => {
  await alone(trx, tenant)
  if (await isTaken(trx, tenant, requested, id)) return refusedField('view-name-taken', NAME)
  if (requested.isDefault) await dropDefault(trx, tenant, requested)
  const row = await trx
    .updateTable('saved_views')
    .set({ ...valuesOf(requested), modified_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('owner_id', '=', tenant.userId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether an own view was there to delete. */
export const deleteView = async (trx: Trx, tenant: Tenant, id: string): Promise<boolean> => {
  const row = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('owner_id', '=', tenant.userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
