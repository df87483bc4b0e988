import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Call } from '#definition/generated/call.ts'
import { hasDifference, watchVerdicts } from '../../definitions/verdicts.ts'
import { noteViewed } from '../../client-views/trail.ts'
import { writeAudit } from '../../store/audit.ts'
import { withAnswers } from '../../network/http/outside-transaction.ts'
import { appNow } from '../../store/clock.ts'
import type { Store } from '../../store/store.ts'
import { inTenant, type Trx } from '../../store/tenant.ts'
import { accountRead, type AccountNumbers } from './account-numbers.ts'
import type { Admission } from './admission.ts'
import type { Answered, CallRequest, Handler, Upload } from '../call.ts'
import type { CheckCall } from './checks.ts'
import type { FieldChecks } from './field-checks.ts'
import { findReply, hashIntent, once, readKey, whileAlone, type Intent } from './idempotency.ts'
import { trailOf } from '../origin.ts'
import type { AuthorizePermission } from '../permission.ts'
import { Refused } from '../refused.ts'
import type { SessionView } from '../session.ts'
import { refuseOtherTenant } from './caller-key.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import { matchesSearch } from '#values/search.ts'
import { listOf, objectOf } from '#values/object.ts'

/** Filters an unpaged list by all the words typed; masked values do not match by their hidden digits. */
const searched = (
  { searched: paths }: Pick<Call, 'searched'>,
  { search }: Readonly<Record<string, unknown>>,
  body: unknown,
): unknown => {
  if (!paths || typeof search !== 'string') return body
  const { content, ...rest } = objectOf(body)
  if (content === undefined) return body
  const keys = paths.map(keysOf)
  const textsOf = (row: unknown) => keys.map((path) => String(readPath(row, path) ?? ''))
  // The words of one name may be in two members, so they are searched as one text.
  return {
    ...rest,
    content: listOf(content).filter((row) => matchesSearch(search, [textsOf(row).join(' ')])),
  }
}

export interface Act {
  store: Store
  call: Call
  handler: Handler
  authorize: AuthorizePermission
  check: CheckCall
  fields: FieldChecks
  accounts: AccountNumbers
  /** Seconds within which repeated reads of one account number are one audit entry. */
  accountReadInterval: number
}

export interface Performed {
  answer: Answered
  replayed: boolean
}

/** The types of a validated request of any call; the body may be absent. */
export interface CallRoute {
  Params: Record<string, string>
  Querystring: Record<string, unknown>
  Body: Record<string, unknown> | null | undefined
}

/** The parts of the HTTP request that a call reads. */
export type RequestParts = Pick<
  FastifyRequest<CallRoute>,
  'id' | 'ip' | 'headers' | 'params' | 'query' | 'body'
>

export interface AdmittedRequest extends Admission {
  request: RequestParts
  isUnread?: boolean | undefined
  upload?: Upload
  early?: string
}

const tenantOf = ({ session, environment }: Admission) => ({
  orgId: session.organisation.id,
  userId: session.user.id,
  environment,
})

/**
 * Returns the call of the handler's `early`, which runs before a transaction opens. Throws the refusals that come before
 * it.
 */
const admitEarly = (act: Act, admittedRequest: AdmittedRequest) => {
  const { early } = act.handler
  if (!early) return undefined
  const { request, session, environment } = admittedRequest
  const unmet = act.check(act.call, session, environment, request.body)
  if (unmet) throw unmet
  const named = {
    session,
    tenant: tenantOf(admittedRequest),
    call: act.call,
    params: request.params,
    body: request.body ?? {},
  }
  const other = refuseOtherTenant(named)
  if (other) throw other
  return async (): Promise<string> => {
    const message = await early({
      ...named,
      ip: request.ip,
      headers: request.headers,
      may: (permission) => act.authorize(session, permission, environment) === 'yes',
    })
    if (message instanceof Refused) throw message
    return message
  }
}

/** Rejects a thrown refusal, because only returned ones are checked against the faults of the call. */
const released =
  ({ id }: Call) =>
  (thrown: unknown): never => {
    if (!(thrown instanceof Refused)) throw thrown
    throw new Error(
      `The handler of ${id} throws '${thrown.fault}'; return it, so that its definition lists it.`,
    )
  }

/** An answer, or a refusal whose changes are committed before it is sent. */
type Handled = Answered & { refusal?: Refused }

/**
 * An answer with its audit entries. They are written last, because they lock the organisation's audit trail
 * until the commit.
 */
type Handling = Handled & { writeTrail: () => Promise<void> }

/** Returns the audit entry for a read of an unmasked account number; a change already has an entry. */
const lookOf = async (
  { accounts, accountReadInterval: interval }: Act,
  trx: Trx,
  { tenant, params, session: { credential } }: CallRequest,
  { audit, body }: Handled,
) =>
  [audit ?? []].flat().length === 0 && accounts.isWhole(body)
    ? accountRead(trx, tenant, {
        noun: accounts.noun,
        params,
        apiCredential: credential?.clientId,
        interval,
      })
    : undefined

/** Refuses a changing call if two evaluators of one rule disagreed. */
export const refuseDifference = ({ method }: Pick<Call, 'method'>): Refused | undefined =>
  method !== 'GET' && hasDifference() ? new Refused('verdicts-differ') : undefined

const handle = async (act: Act, trx: Trx, admittedRequest: AdmittedRequest): Promise<Handling> => {
  const { request, session, environment } = admittedRequest
  const tenant = tenantOf(admittedRequest)
  const question: CallRequest = {
    call: act.call,
    session,
    tenant,
    params: request.params,
    query: request.query,
    body: request.body ?? {},
    upload: admittedRequest.upload,
    headers: request.headers,
    trx,
    now: await appNow(trx),
    requestId: request.id,
    ip: request.ip,
    early: admittedRequest.early,
    isUnread: admittedRequest.isUnread === true,
    may: (permission) => act.authorize(session, permission, environment) === 'yes',
  }
  const unmet = act.check(act.call, session, environment, request.body)
  if (unmet) throw unmet
  const message = await act.handler(question).catch(released(act.call))
  if (message instanceof Refused && !message.auditEntry) throw message
  const answer: Handled =
    message instanceof Refused ? { refusal: message, audit: message.auditEntry } : message
  const unfit = answer.refusal
    ? undefined
    : (act.fields.checkTaken(act.call, session, environment, request.body) ?? refuseDifference(act.call))
  if (unfit) throw unfit
  if (act.call.method !== 'GET' && answer.audit === undefined) {
    throw new Error(
      `The handler of ${act.call.id} does not say what it changed; answer with audit, or with audit: null.`,
    )
  }
  const { channel, through } = trailOf(session.credential)
  const origin = {
    ...tenant,
    requestId: request.id,
    ip: request.ip,
    channel,
    userAgent: request.headers['user-agent'],
  }
  const shown = session.view ? act.accounts.maskAll(answer.body) : act.accounts.maskLists(answer.body)
  if (session.view)
    return { ...answer, writeTrail: async () => {}, body: searched(act.call, question.query, shown) }
  const entries = [answer.audit ?? [], (await lookOf(act, trx, question, answer)) ?? []].flat()
  const writeTrail = async () => {
    for (const entry of entries)
      await writeAudit(trx, origin, { ...entry, details: { ...entry.details, ...through } })
  }
  return { ...answer, writeTrail, body: searched(act.call, question.query, shown) }
}

const intentOf = (call: Call, admittedRequest: AdmittedRequest): Intent => {
  const { request, session, environment } = admittedRequest
  const key = readKey(request.headers['idempotency-key'])
  if (key instanceof Refused) throw key
  const file =
    admittedRequest.upload && createHash('sha256').update(admittedRequest.upload.content).digest('hex')
  const parts = [
    session.user.id,
    environment,
    request.params,
    request.query,
    request.body ?? null,
    file ?? null,
  ]
  const actor = session.credential?.id ?? session.user.id
  return { orgId: session.organisation.id, actor, call: call.id, key, hash: hashIntent(parts) }
}

const answered = (performed: Performed, refusal: Refused | undefined): Performed => {
  if (refusal) throw refusal
  return performed
}

/** Performs a read in a client view: writes the audit entry first, then reads in a read-only transaction. */
const performViewed = async (act: Act, request: AdmittedRequest, view: SessionView): Promise<Performed> => {
  const tenant = tenantOf(request)
  const { params, query, body } = request.request
  await noteViewed(act.store, view, { call: act.call.id, ...tenant, params, query, body })
  const { writeTrail: _, ...answer } = await withAnswers(() =>
    inTenant(act.store, tenant, async (trx) => {
      await sql`set transaction read only`.execute(trx)
      return watchVerdicts(() => handle(act, trx, request))
    }),
  )
  return answered({ answer, replayed: false }, answer.refusal)
}

/** Runs the handler in the tenant's transaction and writes the audit entry and the idempotency key. */
export const perform = async (act: Act, admittedRequest: AdmittedRequest): Promise<Performed> => {
  const { view } = admittedRequest.session
  if (view) return performViewed(act, admittedRequest, view)
  const readEarly = admitEarly(act, admittedRequest)
  const prepare = async (): Promise<AdmittedRequest> => ({ ...admittedRequest, early: await readEarly?.() })
  const tenant = tenantOf(admittedRequest)
  if (!act.call.idempotent) {
    const request = await prepare()
    const { writeTrail: _, ...answer } = await withAnswers(() =>
      inTenant(act.store, tenant, async (trx) => {
        const handled = await watchVerdicts(() => handle(act, trx, request))
        await handled.writeTrail()
        return handled
      }),
    )
    return answered({ answer, replayed: false }, answer.refusal)
  }
  const intent = intentOf(act.call, admittedRequest)
  return whileAlone(intent, async () => {
    // `early` may act outside the transaction: a repeated request, or a key of another one, must not reach it.
    const isStored = readEarly && (await inTenant(act.store, tenant, (trx) => findReply(trx, intent)))
    const request = isStored ? admittedRequest : await prepare()
    let first: Handling | undefined
    const reply = await withAnswers(() =>
      inTenant(act.store, tenant, async (trx) => {
        const stored = await once(trx, intent, async () => {
          first = await watchVerdicts(() => handle(act, trx, request))
          return first.refusal ? undefined : { status: first.status ?? 200, body: first.body }
        })
        await first?.writeTrail()
        return stored
      }),
    )
    const answer = { headers: first?.headers, ...reply }
    return answered({ answer, replayed: reply?.replayed ?? false }, first?.refusal)
  })
}
