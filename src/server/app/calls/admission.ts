import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#definition/generated/call.ts'
import { isOpenInView } from '#definition/in-view.ts'
import type { EnterView } from '../../client-views/view.ts'
import type { Readers } from '../../languages/reader.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { ServerDefinitions } from '../definitions.ts'
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

/** The caller, as far as it is established, for the record of a refusal. */
export interface Caller {
  call: Call
  /** Absent where a token says nothing that is true. */
  who?: CallerSession
  environment?: Environment
}

const callers = new WeakMap<FastifyRequest, Caller>()

/** Those whose body had not come whole when they were admitted. */
const awaited = new WeakSet<FastifyRequest>()

export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request)

const whoIs = ({ organisation, user, credential }: Session): CallerSession => ({
  orgId: organisation.id,
  userId: user.id,
  ...(credential && { apiCredential: credential.clientId }),
})

/** The admitted caller and place; nothing where nobody was admitted. */
export const admittedOf = (request: FastifyRequest): Admission | undefined => admissions.get(request)

export const admissionOf = (request: FastifyRequest): Admission => {
  const admission = admissions.get(request)
  if (!admission) throw new Error('This request was not admitted.')
  return admission
}

const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]

const changesNothing = new Set(['GET', 'HEAD'])

/** A page of other definitions than these may read, and is told that it is older before it changes anything. */
const refuseOlderPage = (request: FastifyRequest, { published }: ServerDefinitions): void => {
  const drawnWith = request.headers['x-definitions']
  if (drawnWith === undefined || drawnWith === published.version || changesNothing.has(request.method)) return
  throw refused('page-older')
}

/** Asks for a fresh proof in the words of RFC 9470. */
const challengeOf = (mostSeconds: number): string =>
  `Bearer error="insufficient_user_authentication", error_description="A fresh sign-in is required", max_age="${mostSeconds}"`

/** Why this caller may not make a call here: a client is only seen, it is for people, outside the scope of a credential, or no role allows it. */
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

/** Whether a caller must prove again who they are before a call (TRU-065); an API credential never does. */
export const isProofTooOld = (
  { freshSignIn }: Pick<Call, 'freshSignIn'>,
  { credential, proofAge }: Session,
  definitions: ServerDefinitions,
): boolean =>
  freshSignIn === true && !credential && (proofAge ?? Infinity) > limitOf(definitions, 'freshSignInSeconds')

/** Refuses until there is a fresh proof, with what the client needs to ask for one. */
export const refuseOldProof = (reply: FastifyReply, definitions: ServerDefinitions): Refused => {
  reply.header('www-authenticate', challengeOf(limitOf(definitions, 'freshSignInSeconds')))
  return refused('sign-in-again')
}

/** Checks session, environment and permission, in this order, before anything of the request is read. */
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
    // Nobody is known yet: until then an address has its share, and in it each token, as an organisation and a person have later.
    const leave = await enter({ organisation: `address ${request.ip}`, person: bearer })
    const existing = await authenticate(bearer, request.ip).finally(leave)
    if ('fault' in existing) {
      callers.set(request, { call, who: existing.who })
      throw new Refused(existing.fault)
    }
    // A program reads no portal: it says itself what its people read.
    const { credential, user } = existing.session
    reply.header('content-language', readers.choose(request, credential ? null : user.language))
    const who = whoIs(existing.session)
    callers.set(request, { call, who })

    // What is refused while a client is seen stands in the trail of the provider, under the name of who looks.
    const named = request.headers['x-client-view']
    const session = named === undefined ? existing.session : await enterView(existing.session, named)
    if (session instanceof Refused) throw session
    const query = objectOf(request.query)
    const environment = resolveEnvironment(session, query.env_name)
    if (!environment) throw refused('environment-not-assigned')
    callers.set(request, { call, who, ...(session.view ? {} : { environment }) })
    Reflect.deleteProperty(query, 'env_name')

    const admission = { session, environment }
    const refusal = refuseCaller(call, admission, authorize, definitions)
    if (refusal?.fault === 'scope-missing')
      reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${call.permission}"`)
    if (refusal) throw refusal
    refuseOlderPage(request, definitions)
    if (isProofTooOld(call, session, definitions)) throw refuseOldProof(reply, definitions)
    admissions.set(request, admission)
    // A request without a socket behind it says nothing of this: it is there whole.
    if ('complete' in request.raw && !request.raw.complete) awaited.add(request)
  }

/**
 * Admits a request once more whose body was still to come when it was: a sender who waits with it acts by nothing that was revoked,
 * ended or taken away meanwhile (TRU-629).
 */
export const createAdmitAgain =
  (authenticate: Authenticate, authorize: AuthorizePermission, definitions: ServerDefinitions) =>
  (call: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!awaited.has(request)) return
    const { session: before, environment } = admissionOf(request)
    const existing = await authenticate(readBearer(request.headers.authorization) ?? '', request.ip)
    if ('fault' in existing) throw new Refused(existing.fault)
    // A person who sees a client only reads, and each page of that is in its trail.
    const admission = { session: before.view ? before : existing.session, environment }
    if (!before.view && !existing.session.environments.includes(environment))
      throw refused('environment-not-assigned')
    const refusal = refuseCaller(call, admission, authorize, definitions)
    if (refusal) throw refusal
    admissions.set(request, admission)
  }
