import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Handlers } from '../app/call.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { refused } from '../app/refused.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Row } from '../store/generated/database.ts'
import type { Feature } from '../feature.ts'
import { replayHandler } from './replay.ts'

const toRequest = (row: Row<'api_requests'>) => ({
  requestId: row.request_id,
  orgId: row.org_id,
  credential: row.credential_name,
  clientId: row.credential_id,
  client_id: row.client_id,
  call: row.call,
  method: row.method,
  path: row.path,
  status: row.status,
  ...(row.code === null ? {} : { code: row.code }),
  milliseconds: row.duration,
  ip: row.ip,
  ...(row.idempotency_key === null ? {} : { idempotencyKey: row.idempotency_key }),
  at: row.at.toISOString(),
  ...(row.sealed === null ? {} : { isReplayable: true as const }),
})

const SEARCHED = sql`concat_ws(' ', credential_name, client_id, call, path, code, request_id, ip)`

/** Lists the API requests of this environment with their answers, newest first. */
const handlers: Handlers = {
  'apiRequests.list': async ({ trx, query }) => {
    const slice = sliceOf(query)
    const found = trx.selectFrom('api_requests').where(matchesWords(query.search ?? '', SEARCHED))
    const { count } = await found
      .select((is) => is.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('request_id')
      .limit(slice.size)
      .offset(slice.offset)
      .execute()
    return { body: { content: rows.map(toRequest), page: pageOf(slice, count) } }
  },
  'apiRequests.read': async (request) => {
    const { requestId } = request.params
    if (checkUuid(requestId)) return refused('not-found')
    const row = await request.trx
      .selectFrom('api_requests')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    return row ? { body: toRequest(row) } : refused('not-found')
  },
  'apiRequests.replay': replayHandler,
}

export const feature: Feature = () => handlers
