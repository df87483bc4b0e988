import type { CallRequest } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { changeView, createView, createViews, deleteView } from './view-storage.ts'
import { findLayout, saveLayout } from './layout.ts'
import { findView, listViews } from './list.ts'
import type { Feature } from '../feature.ts'
import { idOf } from '../app/values/record-id.ts'

export const feature: Feature = ({ definitions }) => {
  const views = createViews(definitions)
  const { tables } = definitions.library
  /** Says which tables a person may read: a view of any other one is neither seen nor saved. */
  const readable =
    ({ may }: Pick<CallRequest, 'may'>) =>
    (table: string): boolean => {
      const permission = tables[table]?.permission
      return permission !== undefined && may(permission)
    }
  const find = (request: CallRequest, id: string) =>
    findView(request.trx, request.tenant, readable(request), id)
  /** Returns the refusal of a shared view of somebody else; an invisible one is not found. */
  const notOwn = async (request: CallRequest, id: string) =>
    refused((await find(request, id)) ? 'view-not-own' : 'not-found')
  const answerStored = async (request: CallRequest, id: string) => {
    const view = await find(request, id)
    return view ? { body: view } : refused('not-found')
  }
  return {
    'views.list': async (request) => {
      const { trx, tenant, query } = request
      return {
        body: {
          views: await listViews(trx, tenant, readable(request), query.table),
          ...(query.table === undefined ? {} : await findLayout(trx, tenant, query.table)),
        },
      }
    },
    'views.saveLayout': async ({ trx, tenant, body }) => {
      if (tables[body.table] === undefined) return refused('not-found')
      return { body: await saveLayout(trx, tenant, body) }
    },
    'views.create': async (request) => {
      if (!readable(request)(request.body.table)) return refused('not-found')
      const id = await createView(request, views)
      return id instanceof Refused ? id : answerStored(request, id)
    },
    'views.update': async (request) => {
      const id = idOf(request)
      if (!id || !readable(request)(request.body.table)) return refused('not-found')
      const changed = await changeView(request, views, id)
      if (changed instanceof Refused) return changed
      return changed ? answerStored(request, id) : notOwn(request, id)
    },
    'views.delete': async (request) => {
      const id = idOf(request)
      if (!id) return refused('not-found')
      if (!(await deleteView(request.trx, request.tenant, id))) return notOwn(request, id)
      return { body: {} }
    },
  }
}
