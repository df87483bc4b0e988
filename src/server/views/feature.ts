import type { CallRequest } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { changeView, createView, createViews, deleteView } from './view-storage.ts'
import { findLayout, saveLayout } from './layout.ts'
import { findView, listViews } from './list.ts'
import type { Feature } from '../feature.ts'
import { idOf } from '../app/values/record-id.ts'

/** Returns the refusal of a shared view of somebody else; an invisible one is not found. */
const notOwn = async ({ trx, tenant }: CallRequest, id: string) =>
  refused((await findView(trx, tenant, id)) ? 'view-not-own' : 'not-found')

const answerStored = async ({ trx, tenant }: CallRequest, id: string) => {
  const view = await findView(trx, tenant, id)
  return view ? { body: view } : refused('not-found')
}

export const feature: Feature = ({ definitions }) => {
  const views = createViews(definitions)
  return {
    'views.list': async ({ trx, tenant, query }) => ({
      body: {
        views: await listViews(trx, tenant, query.table),
        ...(query.table === undefined ? {} : await findLayout(trx, tenant, query.table)),
      },
    }),
    'views.saveLayout': async ({ trx, tenant, body }) => {
      if (definitions.library.tables[body.table] === undefined) return refused('not-found')
      return { body: await saveLayout(trx, tenant, body) }
    },
    'views.create': async (request) => {
      const id = await createView(request, views)
      return id instanceof Refused ? id : answerStored(request, id)
    },
    'views.update': async (request) => {
      const id = idOf(request)
      if (!id) return refused('not-found')
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
