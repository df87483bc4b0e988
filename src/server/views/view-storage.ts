import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import { createResource, lockOf } from '../app/resource.ts'
import type { LimitDefinitions } from '../definitions/limit.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { SavedViewQuery } from '#definition/generated/wire-entities.ts'

export type ViewRequest = Request<'views.create' | 'views.update'>

/** Creates the storage of a person's views, with the rules of their calls. */
export const createViews = (definitions: LimitDefinitions) =>
  createResource(definitions, {
    lock: lockOf('views', ({ userId }) => userId),
    rows: ({ trx, tenant }) => trx.selectFrom('saved_views').where('owner_id', '=', tenant.userId),
    columns: { name: sql.ref('name'), table: sql.ref('table_id') },
  })

type Views = ReturnType<typeof createViews>

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

const namesOf = ({ name, table }: ViewRequest) => ({ name: name.trim(), table })

/** Inserts a view; returns its ID. */
export const createView = (request: RequestOf<'views.create'>, views: Views) => {
  const { trx, tenant, body } = request
  return views.create(request, namesOf(body), async () => {
    if (body.isDefault) await dropDefault(trx, tenant, body)
    const row = await trx
      .insertInto('saved_views')
      .values({ org_id: tenant.orgId, owner_id: tenant.userId, ...valuesOf(body) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}

/** Changes the person's own view; undefined if there is none. */
export const changeView = (request: RequestOf<'views.update'>, views: Views, id: string) => {
  const { trx, tenant, body } = request
  return views.change(request, { id, values: namesOf(body) }, async () => {
    if (body.isDefault) await dropDefault(trx, tenant, body)
    const row = await trx
      .updateTable('saved_views')
      .set({ ...valuesOf(body), modified_at: sql<Date>`app_now()` })
      .where('id', '=', id)
      .where('owner_id', '=', tenant.userId)
      .returning('id')
      .executeTakeFirst()
    return row?.id
  })
}

/** Deletes the person's own view; resolves to false if there was none. */
export const deleteView = async (trx: Trx, tenant: Tenant, id: string): Promise<boolean> => {
  const row = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('owner_id', '=', tenant.userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
