import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import type { CallRequest, ClientsRequest, Handlers, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { rolesOf } from '../identity-providers/admission.ts'
import { actorsOf, noteInClient } from '../provider/client.ts'
import { findClient, type ClientTerms } from '../provider/client-list.ts'
import { findLivingView, type ViewRow } from './view.ts'
import type { Feature } from '../feature.ts'

const JOBS = ['preparer', 'approver', 'treasurer', 'developer', 'viewer', 'administrator'] as const

const toAnswer = (
  definitions: ServerDefinitions,
  { session }: CallRequest,
  row: ViewRow,
): Answer<'clientViews.read'> => {
  const { id, name, email } = session.user
  return {
    id: row.id,
    clientId: row.org_id,
    client: row.org_name,
    job: JOBS.find((one) => one === row.job)!,
    roles: rolesOf(definitions, [row.job]),
    environments: row.viewed_environments,
    reason: row.reason,
    endsAt: row.expires_at.toISOString(),
    person: { id, name, email },
  }
}

const begin = async (request: RequestOf<'clientViews.begin'>, terms: ClientTerms) => {
  const { trx, params, body, session, tenant, clients } = request
  const client = await clients.read(() => findClient(trx, terms, params.clientId))
  if (!client) return refused('not-found')
  if (client.state === 'DISABLED') return refused('client-shut-out')
  const reason = body.reason.trim()
  const actors = await actorsOf(request)
  const minutes = limitOf(terms.definitions, 'clientViewMinutes')
  const { id } = await clients.change(client.id, () =>
    trx
      .insertInto('client_views')
      .values({
        org_id: client.id,
        session_hash: session.id,
        viewer_org_id: tenant.orgId,
        viewer_id: tenant.userId,
        job: body.job,
        reason,
        expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::int)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  // The viewing person belongs to another organisation than the client.
  const row = (await clients.lookUp(() => findLivingView(trx, session, id)))!
  await clients.change(client.id, () =>
    noteInClient(trx, client.id, {
      action: 'client-view.begin',
      objectType: 'client-view',
      objectId: id,
      details: { ...actors, job: body.job, reason, until: row.expires_at.toISOString() },
    }),
  )
  return { body: toAnswer(terms.definitions, request, row) }
}

/** Finds a view of the provider's staff; it does not exist for others, whatever their role. */
const findOwn = async ({ trx, session, clients }: ClientsRequest, id: string) =>
  (await clients.isProvider()) ? clients.lookUp(() => findLivingView(trx, session, id)) : undefined

const end = async (request: RequestOf<'clientViews.end'>) => {
  const { trx, params, clients } = request
  const row = await findOwn(request, params.viewId)
  if (!row) return refused('client-view-over')
  const actors = await actorsOf(request)
  await clients.change(row.org_id, async () => {
    await trx
      .updateTable('client_views')
      .set({ ended_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute()
    await noteInClient(trx, row.org_id, {
      action: 'client-view.end',
      objectType: 'client-view',
      objectId: row.id,
      details: { ...actors },
    })
  })
  return { body: {}, record: { clientId: row.org_id, client: row.org_name } }
}

/**
 * Begins and ends client views: a person of the provider reads the portal as a client does and changes
 * nothing (TRU-475).
 */
const clientViewHandlers = (terms: ClientTerms): Handlers => ({
  'clientViews.begin': (request) => begin(request, terms),
  'clientViews.read': async (request) => {
    const row = await findOwn(request, request.params.viewId)
    return row ? { body: toAnswer(terms.definitions, request, row) } : refused('client-view-over')
  },
  'clientViews.end': end,
})

export const feature: Feature = ({ definitions, config }) =>
  clientViewHandlers({ definitions, issuer: config.login.issuer })
