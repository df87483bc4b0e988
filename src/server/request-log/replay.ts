import { objectOf } from '#values/object.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { checkUuid } from '#values/uuid.ts'
import type { Answer, CallId } from '#definition/wire.ts'
import type { EarlyRequest, HandlerOf } from '../app/call.ts'
import { isAuthorizationOn } from '../approvals/is-on.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField, type Refused } from '../app/refused.ts'
import { insertToken } from '../credentials/token.ts'
import { fingerprint } from '../secrets/seal.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import type { Store } from '../store/store.ts'
import { forNoTenant, forTenant } from '../store/tenant.ts'
import { callsForApproval, decidedByTwo } from './decided-by-two.ts'
import { codeIn } from './log.ts'
import { openStored } from './stored-request.ts'

export const REPLAY = 'apiRequests.replay' satisfies CallId

type Replayed = Answer<'apiRequests.replay'>

/** Seconds that the token is valid; it is used at once. */
const TOKEN_SECONDS = 60
const UAT = 'uat'

/** Issues a token of the credential for one request, with its current scopes. */
const lendToken = (store: Store, credentialId: string): Promise<string> =>
  forNoTenant(store, (trx) => insertToken(trx, { credentialId, scopes: null, seconds: TOKEN_SECONDS }))

const endToken = (store: Store, token: string) =>
  forNoTenant(store, (trx) =>
    trx.deleteFrom('api_tokens').where('token_hash', '=', fingerprint(token)).execute(),
  )

const readable = (body: string | undefined): string | undefined => {
  if (body === undefined || body === '') return undefined
  return /^[[{]/.test(body) ? JSON.stringify(JSON.parse(body), null, 2) : body
}

/**
 * Repeats an API request in UAT with the credential's current rights and a new or the original key. It runs
 * before the transaction, and its sender needs the permission for the call (TRU-551).
 */
export const createReplay = (
  app: FastifyInstance,
  store: Store,
  { library }: Pick<ServerDefinitions, 'library'>,
) => {
  const neverRepeated = decidedByTwo({ library })
  const forApproval = callsForApproval({ library })
  return async ({
    session,
    tenant,
    params,
    body,
    ip,
    headers,
    may,
  }: EarlyRequest): Promise<string | Refused> => {
    if (tenant.environment !== UAT) return refused('replay-elsewhere')
    if (checkUuid(params.requestId ?? '')) return refused('not-found')
    const row = await forTenant(store, tenant.orgId, (trx) =>
      trx
        .selectFrom('api_requests')
        .selectAll()
        .where('org_id', '=', tenant.orgId)
        .where('environment', '=', UAT)
        .where('request_id', '=', params.requestId!)
        .executeTakeFirst(),
    )
    if (!row) return refused('not-found')
    const { cookieSecret } = await loadSecrets(store)
    const stored = openStored(row.sealed, cookieSecret)
    const call = library.calls[row.call]
    if (!stored || !call || neverRepeated.has(row.call)) return refused('replay-not-kept')
    if (forApproval.has(row.call) && isAuthorizationOn(session.organisation.settings))
      return refused('replay-not-kept')
    if (!may(call.permission)) return refused('replay-right')
    const takesKey = call.method !== 'GET'
    if (takesKey && body.key === undefined)
      return refusedField('invalid-request', 'key', sayRefusals('fillIn'), 'required')
    const token = await lendToken(store, row.credential_id)
    const own = createHash('sha256')
      .update(`${String(headers['idempotency-key'])} ${row.request_id}`)
      .digest('hex')
    const key = body.key === 'SAME' ? row.idempotency_key : own
    const started = performance.now()
    const answer = await app
      .inject({
        method: call.method,
        url: stored.url,
        remoteAddress: ip,
        headers: {
          authorization: ['Bearer', token].join(' '),
          'user-agent': 'portolan-replay',
          ...(key !== null && takesKey && { 'idempotency-key': key }),
        },
        ...(stored.body !== undefined && stored.body !== null && { payload: stored.body }),
      })
      .finally(() => endToken(store, token))
    const milliseconds = Math.round(performance.now() - started)
    const code = codeIn(answer.body)
    const [was, now] = [readable(stored.answer), readable(answer.body)]
    const replayed: Replayed = {
      ...(takesKey && { key: body.key === 'SAME' ? ('SAME' as const) : ('NEW' as const) }),
      call: row.call,
      method: row.method,
      path: row.path,
      first: {
        requestId: row.request_id,
        status: row.status,
        milliseconds: row.duration,
        ...(row.code !== null && { code: row.code }),
        ...(was !== undefined && { body: was }),
      },
      now: {
        requestId: String(answer.headers['x-request-id']),
        status: answer.statusCode,
        milliseconds,
        ...(code !== undefined && { code }),
        ...(now !== undefined && { body: now }),
      },
    }
    return JSON.stringify(replayed)
  }
}

/** Checks the result that `early` returned before the transaction. */
const isReplayed = (value: unknown): value is Replayed => {
  const { first, now } = objectOf(value)
  return 'requestId' in objectOf(first) && 'requestId' in objectOf(now)
}

/** Answers with the result, and audits who repeated which request. */
export const replayHandler: HandlerOf<typeof REPLAY> = async ({ early }) => {
  const body: unknown = early === undefined ? undefined : JSON.parse(early)
  if (!isReplayed(body)) throw new Error('No request was sent again, and there is nothing to answer.')
  const { call, key, now } = body
  return { body, record: { call, key: key || undefined, status: now.status, replayedAs: now.requestId } }
}
