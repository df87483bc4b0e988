import { sql } from 'kysely'
import type { RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { actorsOf, noteInClient, refuseAlone } from './client.ts'
import { notify } from '../notifications/notice.ts'
import { findClient, type ClientTerms } from './client-list.ts'

const STATES = {
  disable: { becomes: 'DISABLED', eventType: 'CLIENT_DISABLED', action: 'client.disable' },
  enable: { becomes: 'ENABLED', eventType: 'CLIENT_ENABLED', action: 'client.enable' },
} as const

/** Suspends or readmits a client's people and programs; work in progress continues (TRU-352). */
export const changeStatus = async (
  request: RequestOf<'providerClients.disable'> | RequestOf<'providerClients.enable'>,
  terms: ClientTerms,
  how: keyof typeof STATES,
) => {
  const { trx, params, body, clients } = request
  const alone = await refuseAlone(request, terms.definitions)
  if (alone) return alone
  const find = () => clients.read(() => findClient(trx, terms, params.clientId))
  const client = await find()
  if (!client) return refused('not-found')
  if ((client.state === 'DISABLED') === (how === 'disable')) return refused('client-standing')
  const { becomes, eventType, action } = STATES[how]
  const reason = body.reason.trim()
  const actors = await actorsOf(request)
  await clients.change(client.id, async () => {
    const status = { state: becomes, reason, changed_at: sql<Date>`app_now()` }
    await trx
      .insertInto('client_states')
      .values({ org_id: client.id, ...status })
      .onConflict((conflict) => conflict.column('org_id').doUpdateSet(status))
      .execute()
    await noteInClient(trx, client.id, {
      action,
      objectType: 'organisation',
      objectId: client.id,
      details: { ...actors, reason },
    })
    await notify(trx, terms.definitions, { orgId: client.id, eventType, facts: { reason } })
  })
  return { body: (await find())!, record: { reason } }
}
