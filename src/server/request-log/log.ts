import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { maskAccountsIn } from '#values/account-mask.ts'
import { checkUuid } from '#values/uuid.ts'
import { admittedOf, callerOf } from '../app/calls/admission.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants } from '../store/tenant.ts'
import { sealRequest, type StoredRequest } from './stored-request.ts'

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
  sealed: string | null
}

/** The most requests waiting for one write; further ones are not listed. */
const MOST_WAITING = 5000
/** The longest path stored; longer than any that exists. */
const LONGEST_PATH = 1000

const codes = new WeakMap<FastifyRequest, string>()
const answers = new WeakMap<FastifyRequest, string>()

/** Returns the fault code in an answer; undefined if it is no refusal of this server. */
export const codeIn = (payload: unknown): string | undefined => {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return undefined
  const { code } = JSON.parse(payload) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** Masks possible account numbers in a path; IDs stay, since people search by them. */
const pathOf = (url: string): string =>
  (url.split('?')[0] ?? '')
    .slice(0, LONGEST_PATH)
    .split('/')
    .map((part) => (checkUuid(part) === undefined ? part : maskAccountsIn(part.replaceAll('%40', '@'))))
    .join('/')

type Waiting = Omit<Entry, 'sealed'> & { stored: StoredRequest | undefined }

const write = (store: Pick<Store, 'db'>, entries: readonly Entry[]) =>
  forAllTenants(store, 'api-requests.write', (trx) =>
    sql`insert into api_requests (org_id, environment, request_id, credential_id, credential_name, client_id, call, method, path, status, code, duration, ip, idempotency_key, sealed)
      select r.org_id, c.environment, r.request_id, c.id, c.name, c.client_id, r.call, r.method, r.path, r.status, r.code, r.duration, r.ip, r.idempotency_key,
        case when c.environment = 'uat' then r.sealed end
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (org_id uuid, client_id text, request_id uuid, call text, method text, path text,
        status integer, code text, duration integer, ip text, idempotency_key text, sealed text)
      join api_credentials c on c.org_id = r.org_id and c.client_id = r.client_id`.execute(trx),
  )

const sealAll = async (store: Store, waiting: readonly Waiting[]): Promise<Entry[]> => {
  const { cookieSecret } = await loadSecrets(store)
  return waiting.map(({ stored, ...entry }) => ({
    ...entry,
    sealed: (stored && sealRequest(stored, cookieSecret)) ?? null,
  }))
}

/**
 * Logs the requests of programs with their outcome; no answer waits for it (TRU-320). In UAT only, query,
 * body and answer are stored as well, sealed, and shown to nobody before a resend (TRU-550).
 */
export const logRequests = (app: FastifyInstance, store: Store, neverStored: ReadonlySet<string>): void => {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      await sealAll(store, taken)
        .then((entries) => write(store, entries))
        .catch((reason: unknown) =>
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
    if (typeof payload === 'string' && callerOf(request)?.who?.apiCredential) answers.set(request, payload)
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { call, who } = callerOf(request) ?? {}
    if (!call || who?.apiCredential === undefined || waiting.length >= MOST_WAITING) return
    const key = request.headers['idempotency-key']
    const { environment } = admittedOf(request) ?? {}
    const isStored = environment === 'uat' && !call.upload && !neverStored.has(call.id)
    const stored = isStored
      ? { url: request.url, body: request.body ?? undefined, answer: answers.get(request) }
      : undefined
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
      stored,
    })
    setImmediate(() => void begin())
  })
  app.addHook('onClose', begin)
}
