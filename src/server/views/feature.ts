import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { changeView, createView, deleteView } from './view-storage.ts'
import { findLayout, saveLayout } from './layout.ts'
import { findView, listViews } from './list.ts'
import type { Feature } from '../feature.ts'

/** A view someone else shared is refused in words; one that cannot be seen does not exist. */
const notOwn = async ({ trx, tenant }: CallRequest, id: string) =>
  refused((await findView(trx, tenant, id)) ? 'view-not-own' : 'not-found')

const idOf = ({ params }: CallRequest): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined

const answerStored = async (request: CallRequest, id: string, verb: string) => {
  const view = await findView(request.trx, request.tenant, id)
  if (!view) return refused('not-found')
  const details = { table: view.table, name: view.name, isShared: view.isShared }
  return { body: view, audit: { action: `view.${verb}`, objectType: 'view', objectId: id, details } }
}

export const feature: Feature = ({ definitions }) => ({
  'views.list': async ({ trx, tenant, query }) => ({
    body: {
      views: await listViews(trx, tenant, query.table),
      ...(query.table === undefined ? {} : await findLayout(trx, tenant, query.table)),
    },
  }),
  'views.saveLayout': async ({ trx, tenant, body }) => {
    if (definitions.library.tables[body.table] === undefined) return refused('not-found')
    return { body: await saveLayout(trx, tenant, body), audit: null }
  },
  'views.create': async (request) => {
    const requested = request.body
    const most = limitOf(definitions, 'viewsPerPerson')
    const id = await createView(request.trx, request.tenant, requested, most)
    return id instanceof Refused ? id : answerStored(request, id, 'create')
  },
  'views.update': async (request) => {
    const id = idOf(request)
    if (!id) return refused('not-found')
    const requested = request.body
    const changed = await changeView(request.trx, request.tenant, id, requested)
    if (changed instanceof Refused) return changed
    return changed ? answerStored(request, id, 'update') : notOwn(request, id)
  },
  'views.delete': async (request) => {
    const id = idOf(request)
    if (!id) return refused('not-found')
    if (!(await deleteView(request.trx, request.tenant, id))) return notOwn(request, id)
    return { body: {}, audit: { action: 'view.delete', objectType: 'view', objectId: id } }
  },
})
