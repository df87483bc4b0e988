import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { isOwnPerson, type CallRequest, type RequestOf } from '../app/call.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { refused } from '../app/refused.ts'
import { plainAddress } from '../allowlist/entry-validation.ts'
import { browserName } from './browser-name.ts'
import type { Feature } from '../feature.ts'

const COLUMNS = [
  'id',
  'id_hash',
  'created_at',
  'idle_expires_at',
  'absolute_expires_at',
  'ip',
  'user_agent',
] as const

const address = (ip: string | null) => (ip === null ? {} : { ip: plainAddress(ip) })

/** Selects the caller's own valid sessions. */
const living = ({ trx, tenant }: CallRequest) =>
  trx
    .selectFrom('sessions')
    .where('user_id', '=', tenant.userId)
    .where('ended_at', 'is', null)
    .where('idle_expires_at', '>', sql<Date>`now()`)
    .where('absolute_expires_at', '>', sql<Date>`now()`)

const listSessions = async (request: CallRequest) => {
  const rows = await living(request).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute()
  const content = rows.map((row) => ({
    orgId: request.tenant.orgId,
    userId: request.tenant.userId,
    sessionId: row.id,
    state: 'LIVE' as const,
    isThis: row.id_hash === request.session.id,
    browser: browserName(row.user_agent),
    ...address(row.ip),
    startedAt: row.created_at.toISOString(),
    endsAt: new Date(
      Math.min(row.idle_expires_at.getTime(), row.absolute_expires_at.getTime()),
    ).toISOString(),
  }))
  return { body: { content } }
}

const listSignIns = async ({ trx, tenant, query }: RequestOf<'sessions.signIns'>) => {
  const slice = sliceOf(query)
  const own = trx.selectFrom('sign_ins').where('user_id', '=', tenant.userId)
  const { count } = await own.select((is) => is.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  const content = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    outcome: row.outcome,
    ...(row.method ? { method: row.method } : {}),
    browser: browserName(row.user_agent),
    ...address(row.ip),
  }))
  return { body: { content, page: pageOf(slice, count) } }
}

const endSession = async (request: CallRequest) => {
  const { sessionId = '' } = request.params
  const ended = checkUuid(sessionId)
    ? undefined
    : await living(request).select('id_hash').where('id', '=', sessionId).executeTakeFirst()
  if (!ended) return refused('session-over')
  await request.trx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id_hash', '=', ended.id_hash)
    .execute()
  return { body: {} }
}

export const feature: Feature = () => ({
  'sessions.list': async (request) => (isOwnPerson(request) ? listSessions(request) : refused('not-found')),
  'sessions.signIns': async (request) => (isOwnPerson(request) ? listSignIns(request) : refused('not-found')),
  'sessions.end': async (request) => (isOwnPerson(request) ? endSession(request) : refused('not-found')),
})
