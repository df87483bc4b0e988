import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#definition/generated/call.ts'
import { isOpenInView } from '#definition/in-view.ts'
import type { EnterView } from '../../client-views/view.ts'
import type { Readers } from '../../languages/reader.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { readBearer } from '../rate-keys.ts'
import type { Enter } from './gate.ts'
import { denied, type AuthorizePermission } from '../permission.ts'
import { Refused, refused } from '../refused.ts'
import {
  isInScope,
  resolveEnvironment,
  type Authenticate,
  type CallerSession,
  type Session,
} from '../session.ts'
import type { Environment } from '../../store/environment.ts'
import { objectOf } from '#values/object.ts'

export interface Admission {
  session: Session
  environment: Environment
}

const admissions = new WeakMap<FastifyRequest, Admission>()

/** The caller as far as it is identified, for the audit of a refusal. */
export interface Caller {
  call: Call
  /** Absent if the token is invalid. */
  who?: CallerSession
  environment?: Environment
  /** The client whose portal is viewed. */
  client?: string
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** Requests that were admitted before their body had arrived. */
const awaited = new WeakSet<FastifyRequest>()

export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

const whoIs = ({ organisation, user, credential }: Session): CallerSession => ({
  orgId: organisation.id,
  userId: user.id,
  ...(credential && { apiCredential: credential.clientId }),
})

/** Returns the admitted caller and environment; undefined if nobody was admitted. */
export const admittedOf = (request: FastifyRequest): Admission | undefined => admissions.get(request)

export const admissionOf = (request: FastifyRequest): Admission => {
  const admission = admissions.get(request)
  if (!admission) throw new Error('This request was not admitted.')
  return admission
}

const changesNothing = new Set(['GET', 'HEAD'])

/** Refuses changes from a page that was loaded with older definitions; reading is allowed. */
const refuseOlderPage = (request: FastifyRequest, { published }: ServerDefinitions): void => {
  const drawnWith = request.headers['x-definitions']
  if (drawnWith === undefined || drawnWith === published.version || changesNothing.has(request.method)) return
  throw refused('page-older')
}

/** Builds the RFC 9470 challenge for a fresh sign-in. */
const challengeOf = (mostSeconds: number): string =>
  `Bearer error="insufficient_user_authentication", error_description="A fresh sign-in is required", max_age="${mostSeconds}"`

/**
 * Returns the reason why a caller may not make a call: a client view, a call for people only, a missing scope
 * or a missing permission.
 */
export const refuseCaller = (
  call: Pick<Call, 'permission' | 'inView' | 'method' | 'answer'>,
  { session, environment }: Admission,
  authorize: AuthorizePermission,
  definitions: ServerDefinitions,
): Refused | undefined => {
  const { permission } = call
  if (session.view && !isOpenInView(call)) return refused('client-view-closed')
  const isOfPeople = definitions.permissions.get(permission)?.definition.people === true
  if (session.credential && isOfPeople) return refused('people-only')
  if (!isInScope(session, permission)) return refused('scope-missing', { values: { scope: permission } })
  return authorize(session, permission, environment) === 'yes' ? undefined : denied(definitions, permission)
}

/** Returns true if the caller must sign in again first (TRU-065); an API credential never must. */
export const isProofTooOld = (
  { freshSignIn }: Pick<Call, 'freshSignIn'>,
  { credential, proofAge }: Session,
  definitions: ServerDefinitions,
): boolean =>
  freshSignIn === true && !credential && (proofAge ?? Infinity) > limitOf(definitions, 'freshSignInSeconds')

/** Refuses a call until the person signs in again, and sets the challenge header. */
export const refuseOldProof = (reply: FastifyReply, definitions: ServerDefinitions): Refused => {
  reply.header('www-authenticate', challengeOf(limitOf(definitions, 'freshSignInSeconds')))
  return refused('sign-in-again')
}

/** Checks session, environment and permission, in this order, before the body is read. */
export const createAdmit =
  (
    authenticate: Authenticate,
    authorize: AuthorizePermission,
    definitions: ServerDefinitions,
    enter: Enter,
    readers: Readers,
    enterView: EnterView,
  ) =>
  (call: Call) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { authorization } = request.headers
    if (authorization !== undefined) callers.set(request, { call })
    const bearer = readBearer(authorization)
    if (!bearer) throw refused('unauthenticated')
    // The caller is unknown here, so the address counts as the organisation and the token as the person.
    const leave = await enter({ organisation: `address ${request.ip}`, person: bearer })
    const existing = await authenticate(bearer, request.ip).finally(leave)
    if ('fault' in existing) {
      callers.set(request, { call, who: existing.who })
      throw new Refused(existing.fault)
    }
    // A program states its language in the request; a person has one in the session.
    const { credential, user } = existing.session
    reply.header('content-language', readers.choose(request, credential ? null : user.language))
    const who = whoIs(existing.session)
    callers.set(request, { call, who })

    // During a client view, refusals go to the provider's audit trail, under the name of the viewing person.
    const named = request.headers['x-client-view']
    const session = named === undefined ? existing.session : await enterView(existing.session, named)
    if (session instanceof Refused) throw session
    const query = objectOf(request.query)
    const environment = resolveEnvironment(session, query.env_name)
    if (!environment) throw refused('environment-not-assigned')
    const seen = session.view ? { client: session.organisation.id } : { environment }
    callers.set(request, { call, who, ...seen })
    Reflect.deleteProperty(query, 'env_name')

    const admission = { session, environment }
    const refusal = refuseCaller(call, admission, authorize, definitions)
    if (refusal?.fault === 'scope-missing')
      reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${call.permission}"`)
    if (refusal) throw refusal
    refuseOlderPage(request, definitions)
    if (isProofTooOld(call, session, definitions)) throw refuseOldProof(reply, definitions)
    admissions.set(request, admission)
    // An injected request has no socket and is complete.
    if ('complete' in request.raw && !request.raw.complete) awaited.add(request)
  }

/** Admits a request that was admitted before by the rights of now. Throws a refusal. */
export const createAdmitNow =
  (authenticate: Authenticate, authorize: AuthorizePermission, definitions: ServerDefinitions) =>
  (call: Call) =>
  async (request: FastifyRequest): Promise<Admission> => {
    const { session: before, environment } = admissionOf(request)
    const existing = await authenticate(readBearer(request.headers.authorization) ?? '', request.ip)
    if ('fault' in existing) throw new Refused(existing.fault)
    // In a client view a person only reads, and each read is in the provider's audit trail.
    const admission = { session: before.view ? before : existing.session, environment }
    if (!before.view && !existing.session.environments.includes(environment))
      throw refused('environment-not-assigned')
    const refusal = refuseCaller(call, admission, authorize, definitions)
    if (refusal) throw refusal
    return admission
  }

/**
 * Admits a request again once its body has arrived, because the caller may have lost a right in the meantime
 * (TRU-629).
 */
export const createAdmitAgain =
  (admitNow: ReturnType<typeof createAdmitNow>) =>
  (call: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    if (awaited.has(request)) admissions.set(request, await admitNow(call)(request))
  }
