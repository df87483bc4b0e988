import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { saysOf } from '../app/failure.ts'
import type { ProofMethods } from '../app/session.ts'
import { findPersonById, type Person } from '../users/people.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Refusals } from '../refusals/refusals.ts'
import { refusedSignIn } from '../refusals/sign-ins.ts'
import type { Store } from '../store/store.ts'
import { forTenant } from '../store/tenant.ts'
import { admitOutside, type AdmissionFault } from './admission.ts'
import { createOutsideClient, type OutsideAttempt } from './client.ts'
import { loggedReason, outsideFault, type OutsideFault } from './failure.ts'
import { logoutRoutes } from './logout.ts'
import { mapClaims } from './mapping.ts'
import { openOutsideSession } from './outside-session.ts'
import { findProviderByEmail, findProviderById, redirectAddress, type ProviderRow } from './record.ts'
import { readTicket } from './probe/ticket.ts'
import { finishProbe } from './probe/probe.ts'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import { barePage, escape, mark } from '../app/http/bare-page.ts'
import { hostCookie } from '../app/values/host-cookie.ts'

/** Builds the page with the reason of a refused sign-in and two ways to continue (TRU-405). */
const refusalPage = (says: string, { again, other }: { again: string; other: string }): string =>
  barePage(
    saySignIn('notLetIn'),
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(saySignIn('notLetIn'))}</h1>
      <p role="alert">${escape(says)}</p>
      <a class="button" href="${escape(again)}">${escape(saySignIn('tryAgain'))}</a>
      <p class="quiet"><a href="${escape(other)}">${escape(saySignIn('otherWay'))}</a></p></section>`,
  )

/**
 * Builds a page that continues to the organisation's login, because a form may not redirect to another site
 * (Content-Security-Policy).
 */
const onwardPage = (name: string, address: string): string =>
  barePage(
    saySignIn('goingTo', { name }),
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(saySignIn('goingTo', { name }))}</h1>
      <p class="what">${escape(saySignIn('goingToWhy'))}</p>
      <a class="button" href="${escape(address)}">${escape(saySignIn('goOn'))}</a></section>
      <meta http-equiv="refresh" content="0;url=${escape(address)}">`,
  )

const SECONDS = 600

interface Leaving extends OutsideAttempt {
  /** The current sign-in; absent for a probe. */
  uid?: string
  providerId: string
}

type SignInFault = AdmissionFault | OutsideFault | 'idp-off' | 'idp-acr'

export interface OrganisationSignInParts {
  store: Store
  config: ServerConfig
  definitions: Pick<ServerDefinitions, 'faults' | 'library' | 'limits' | 'permissions' | 'roles'>
  cookieSecret: string
  refusals: Refusals
  isOpen(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    methods: ProofMethods,
  ): Promise<FastifyReply>
}

type UidRequest = FastifyRequest<{ Params: { uid: string }; Querystring: Record<string, string | undefined> }>

/** Sends a person to their organisation's login and back, within a sign-in of the portal (TRU-400). */
export const createOrganisationSignIn = (parts: OrganisationSignInParts) => {
  const { store, config, definitions, cookieSecret } = parts
  const { faults } = definitions
  const client = createOutsideClient(config, cookieSecret)
  const cookieName = hostCookie(config, 'outside-attempt')
  const cookie = {
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: config.publicUrl.startsWith('https:'),
    path: '/',
  }

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      uid,
      provider,
      fault,
      userId,
      email = '',
    }: {
      uid: string
      provider: ProviderRow | undefined
      fault: SignInFault
      userId?: string | undefined
      email?: string
    },
  ) => {
    const person = userId === undefined || !provider ? undefined : { id: userId, org_id: provider.org_id }
    request.log.warn({ reason: fault, provider: provider?.id, person: userId ?? null }, 'sign-in refused')
    const noted = refusedSignIn(fault, person, email)
    parts.refusals.note(request, provider ? { ...noted, orgId: provider.org_id } : noted)
    const again = provider ? `/sign-in/${uid}/organisation?provider=${provider.id}` : '/auth/login'
    const says = saysOf(faults, fault, { provider: provider?.name ?? '' })
    return send(
      reply.clearCookie(cookieName, cookie),
      403,
      refusalPage(says, { again, other: `/sign-in/${uid}?way=password` }),
    )
  }

  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      uid,
      provider,
      email,
      again = false,
    }: { uid: string; provider: ProviderRow; email?: string; again?: boolean },
  ) => {
    if (provider.state !== 'ON') return refuse(request, reply, { uid, provider, fault: 'idp-off' })
    try {
      const begun = await client.begin(provider, { again, ...(email !== undefined && { email }) })
      const leaving: Leaving = { ...begun.attempt, uid, providerId: provider.id }
      reply.setCookie(cookieName, seal(leaving, cookieSecret, 'outside'), { ...cookie, maxAge: SECONDS })
      return await send(reply, 200, onwardPage(provider.name, begun.url))
    } catch (error) {
      request.log.warn(
        { reason: loggedReason(error), provider: provider.id },
        'an identity provider was not reached',
      )
      return refuse(request, reply, { uid, provider, fault: outsideFault(error) })
    }
  }

  /** Sends a person to a known login to sign in again. */
  const leaveAgain = async (
    request: FastifyRequest,
    reply: FastifyReply,
    uid: string,
    providerId: string,
  ) => {
    const provider = await findProviderById(store, providerId)
    return provider
      ? leave(request, reply, { uid, provider, again: true })
      : reply.redirect(`/sign-in/${uid}?way=password`, 303)
  }

  const readLeaving = (request: FastifyRequest): Leaving | undefined =>
    unseal(request.cookies[cookieName] ?? '', cookieSecret, 'outside') as Leaving | undefined

  /** Handles the return of a person; every error ends on a page with its reason. */
  const arrive = async (request: UidRequest, reply: FastifyReply) => {
    const { uid } = request.params
    if (!(await parts.isOpen(request, reply))) return reply.redirect('/auth/login', 303)
    const leaving = readLeaving(request)
    const provider = leaving && (await findProviderById(store, leaving.providerId))
    if (leaving?.uid !== uid || leaving.state !== request.query.state || !provider)
      return send(
        reply,
        400,
        refusalPage(saysOf(faults, 'login-not-started'), {
          again: `/sign-in/${uid}`,
          other: `/sign-in/${uid}?way=password`,
        }),
      )
    const no = (fault: SignInFault, more: { userId?: string | undefined; email?: string } = {}) =>
      refuse(request, reply, { uid, provider, fault, ...more })
    if (provider.state !== 'ON') return no('idp-off')
    const back = new URLSearchParams(
      Object.entries(request.query).map(([name, value]): [string, string] => [name, value ?? '']),
    )
    const answered = await client.complete(provider, back, leaving).catch((error: unknown) => {
      request.log.warn(
        { reason: loggedReason(error), provider: provider.id },
        'an identity provider let nobody in',
      )
      return outsideFault(error)
    })
    if (typeof answered === 'string') return no(answered)
    const { claims, idToken } = answered
    const { email } = mapClaims(claims, provider)
    if (!client.isStrongEnough(provider, claims)) return no('idp-acr', { email })
    const admitted = await forTenant(store, provider.org_id, (trx) =>
      admitOutside({ trx, provider, claims, issuer: String(claims['iss']), definitions, ip: request.ip }),
    )
    if ('fault' in admitted) return no(admitted.fault, { userId: admitted.userId, email })
    const person = await findPersonById(store, admitted.userId)
    if (!person) return no('idp-not-invited', { email })
    await openOutsideSession({ store, config, cookieSecret }, reply, { provider, person, claims, idToken })
    return parts.admit(request, reply.clearCookie(cookieName, cookie), person, ['fed'])
  }

  return {
    findByEmail: (email: string) => findProviderByEmail(store, email),
    leave,
    leaveAgain,
    routes: (app: FastifyInstance, limited: { config: object }): void => {
      // Providers register these addresses, so they contain no sign-in; the cookie identifies it.
      const takeBack = async (request: UidRequest, reply: FastifyReply) => {
        const leaving = readLeaving(request)
        const isOurs = leaving?.uid !== undefined || leaving?.state === request.query.state
        if (!leaving || !isOurs) return reply.redirect('/auth/login', 303)
        const provider = await findProviderById(store, leaving.providerId)
        const [path, query = ''] = request.url.split('?', 2)
        // An answer to another login's address is refused, so the code goes to nobody else.
        if (provider && `${config.publicUrl}${path}` !== redirectAddress(config, provider)) {
          const { uid } = leaving
          request.log.warn({ provider: provider.id }, 'an answer came at the address of another login')
          if (uid !== undefined) return refuse(request, reply, { uid, provider, fault: 'idp-token' })
          return reply.redirect(`/provider/identity-providers/${provider.id}`, 303)
        }
        if (leaving.uid !== undefined) return reply.redirect(`/sign-in/${leaving.uid}/arrival?${query}`, 303)
        reply.clearCookie(cookieName, cookie)
        const back = new URLSearchParams(query)
        return reply.redirect(await finishProbe({ store, client, definitions }, leaving, back), 303)
      }
      app.get('/sign-in/callback', limited, takeBack)
      app.get('/sign-in/callback/:id', limited, takeBack)
      app.get<{ Params: { ticket: string } }>('/sign-in/try/:ticket', limited, async (request, reply) => {
        const provider = await findProviderById(store, readTicket(request.params.ticket, cookieSecret) ?? '')
        if (!provider) return reply.redirect('/provider/identity-providers', 303)
        const begun = await client.begin(provider, {}).catch(() => undefined)
        if (!begun) return reply.redirect(`/provider/identity-providers/${provider.id}`, 303)
        const leaving: Leaving = { ...begun.attempt, providerId: provider.id }
        reply.setCookie(cookieName, seal(leaving, cookieSecret, 'outside'), { ...cookie, maxAge: SECONDS })
        return reply.redirect(begun.url, 303)
      })
      app.get('/sign-in/:uid/arrival', limited, arrive)
      logoutRoutes(app, limited, { store, client })
      app.get('/sign-in/:uid/organisation', limited, async (request: UidRequest, reply) => {
        const { uid } = request.params
        if (!(await parts.isOpen(request, reply))) return reply.redirect('/auth/login', 303)
        return leaveAgain(request, reply, uid, request.query.provider ?? '')
      })
    },
  }
}
