import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { maskAccountsIn } from '#values/account-mask.ts'
import { checkUuid } from '#values/uuid.ts'
import { callerOf } from '../app/admit.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

interface Entry {
  org_id: string
  client_id: string
  request_id: string
  call: string
  method: string
  path: string
  status: number
  code: string | null
  duration: number
  ip: string
  idempotency_key: string | null
}

/** More requests than that wait for one write at most; what comes beyond it is not listed. */
const MOST_WAITING = 5000
/** Longer than any path that there is. */
const LONGEST_PATH = 1000

const codes = new WeakMap<FastifyRequest, string>()

/** The code of a refusal; what is no refusal of ours has none. */
const codeIn = (payload: unknown): string | undefined => {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return undefined
  const { code } = JSON.parse(payload) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** A path without what may be an account in it; IDs stay, by which what was asked for is found. */
const pathOf = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, LONGEST_PATH)
    .split('/')
    .map((part) => (checkUuid(part) === undefined ? part : maskAccountsIn(part.replaceAll('%40', '@'))))
    .join('/')

const write = (store: Pick<Store, 'db'>, entries: readonly Entry[]) =>
  asSystem(store, (trx) =>
    sql`insert into api_requests (org_id, environment, request_id, credential_id, credential_name, client_id, call, method, path, status, code, duration, ip, idempotency_key)
      select r.org_id, c.environment, r.request_id, c.id, c.name, c.client_id, r.call, r.method, r.path, r.status, r.code, r.duration, r.ip, r.idempotency_key
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (org_id uuid, client_id text, request_id uuid, call text, method text, path text,
        status integer, code text, duration integer, ip text, idempotency_key text)
      join api_credentials c on c.org_id = r.org_id and c.client_id = r.client_id`.execute(trx),
  )

/** Lists what programs ask, without query and body, so that who writes one sees what was answered; no answer waits for it (TRU-320). */
export const logRequests = (app: FastifyInstance, store: Pick<Store, 'db'>): void => {
  let waiting: Entry[] = []
  let writing: Promise<void> | undefined
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      await write(store, taken).catch((reason: unknown) =>
        app.log.error(
          { reason: String(reason), requests: taken.length },
          'requests of programs were not listed',
        ),
      )
    }
  }
  const begin = () => {
    writing ??= writeAll().finally(() => (writing = undefined))
    return writing
  }
  app.addHook('onSend', async (request, reply, payload) => {
    const code =
      reply.statusCode >= 400 && callerOf(request)?.who?.apiCredential ? codeIn(payload) : undefined
    if (code !== undefined) codes.set(request, code)
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { call, who } = callerOf(request) ?? {}
    if (!call || who?.apiCredential === undefined || waiting.length >= MOST_WAITING) return
    const key = request.headers['idempotency-key']
    waiting.push({
      org_id: who.orgId,
      client_id: who.apiCredential,
      request_id: request.id,
      call: call.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      code: codes.get(request) ?? null,
      duration: Math.round(reply.elapsedTime),
      ip: request.ip,
      idempotency_key: typeof key === 'string' ? key.slice(0, 128) : null,
    })
    setImmediate(() => void begin())
  })
  app.addHook('onClose', begin)
}
