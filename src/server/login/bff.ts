import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerConfig } from '../app/config.ts'
import { saysOf, type FaultTable } from '../app/failure.ts'
import { hostCookie } from '../app/values/host-cookie.ts'
import type { RateKeys } from '../app/rate-keys.ts'
import { Refused, refused } from '../app/refused.ts'
import type { Refusals } from '../refusals/refusals.ts'
import { refusedSignIn } from '../refusals/sign-ins.ts'
import type { Store } from '../store/store.ts'
import { forTenant } from '../store/tenant.ts'
import { requireClaims } from './claims.ts'
import { exclusionOf } from './sign-in/exclusion.ts'
import { providerCookieOf } from './provider.ts'
import { isOfAnotherSite } from './other-site.ts'
import { findPersonById } from '../users/people.ts'
import { createOutsideClient } from '../identity-providers/client.ts'
import {
  bindOutsideSession,
  findOutsideEnd,
  findOutsideSession,
} from '../identity-providers/outside-session.ts'
import { toPreferences } from '../preferences/answer.ts'
import { readSession } from './read-session.ts'
import { LOGIN_HINT, type LoginAttempt, type RelyingParty, type Tokens } from './relying-party.ts'
import { createRenewal } from './renewal.ts'
import { fingerprint, seal, unseal } from '../secrets/seal.ts'
import { originOf, recordSignIn } from './sign-in/sign-ins.ts'
import type { SessionStore } from './session-store.ts'

const ATTEMPT_SECONDS = 600

export interface BffParts {
  store: Store
  config: ServerConfig
  faults: FaultTable
  party: RelyingParty
  sessions: SessionStore
  refusals: Refusals
  rates: RateKeys
  cookieSecret: string
  /** Ends the browser's session at the built-in provider. */
  forget(cookies: Record<string, string | undefined>, reply: FastifyReply): Promise<void>
}

export const sessionCookieOf = (config: ServerConfig): string =>
  config.publicUrl.startsWith('https:') ? '__Host-portolan' : 'portolan'

/** Accepts only a path of this portal, so that sign-in cannot redirect elsewhere. */
export const safeReturn = (requested: unknown): string =>
  typeof requested === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(requested) ? requested : '/home'

const admitPerson = async (store: Store, config: ServerConfig, tokens: Tokens) => {
  const claims = requireClaims(tokens.claims, config.login.claims)
  if ('fault' in claims) return { orgId: null, userId: null, fault: claims.fault, tokens }
  const person = await findPersonById(store, claims.userId)
  const orgFault = person && person.org_id !== claims.orgId ? 'auth-user-org-id' : null
  const fault = person ? orgFault : 'auth-user-id'
  if (fault) return { orgId: null, userId: null, fault, tokens }
  return { orgId: claims.orgId, userId: claims.userId, fault, tokens, reason: person && exclusionOf(person) }
}

/**
 * Serves login, callback, session and logout. The browser gets an HTTP-only cookie and a token for its
 * memory.
 */
export const createBff =
  (parts: BffParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { config, faults, party, sessions } = parts
    const secure = config.publicUrl.startsWith('https:')
    const cookie = { httpOnly: true, sameSite: 'lax' as const, secure, path: '/' }
    // Strict: only pages of this portal send it. The cookie of an attempt is lax, because it returns from
    // another site.
    const sessionCookie = { ...cookie, sameSite: 'strict' as const }
    const name = sessionCookieOf(config)
    const attemptCookie = hostCookie(config, 'attempt')
    const renew = createRenewal(sessions, party)
    const logins = createOutsideClient(config, parts.cookieSecret)
    const findLogin = (id: string | undefined) =>
      id === undefined ? undefined : findOutsideSession(parts.store, fingerprint(id))
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }

    const fail = (reply: FastifyReply, error: string, description: string) => {
      const reason = new URLSearchParams({ error, error_description: description })
      return reply.clearCookie(attemptCookie, cookie).redirect(`/login/callback?${reason}`, 303)
    }

    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    app.get<{ Querystring: { return_to?: string; again?: string } }>(
      '/auth/login',
      limited,
      async (request, reply) => {
        const isAgain = request.query.again === 'true'
        // A person who came by their organisation's login signs in again there.
        const login = isAgain ? await findLogin(request.cookies[name]) : undefined
        const begun = await party
          .begin(safeReturn(request.query.return_to), isAgain, login && `${LOGIN_HINT}${login.provider_id}`)
          .catch((reason: unknown) => {
            request.log.warn({ reason: String(reason) }, 'the sign-in service cannot be reached')
            return undefined
          })
        if (!begun) return fail(reply, 'login_away', saysOf(faults, 'login-unreached'))
        const { url, attempt } = begun
        const sealed = seal({ ...attempt, earlier: request.cookies[name] }, parts.cookieSecret, 'attempt')
        return reply
          .setCookie(attemptCookie, sealed, { ...cookie, maxAge: ATTEMPT_SECONDS })
          .redirect(url, 303)
      },
    )

    app.get<{ Querystring: Record<string, string | undefined> }>(
      '/auth/callback',
      limited,
      async (request, reply) => {
        const stored = request.cookies[attemptCookie] ?? ''
        const attempt = unseal(stored, parts.cookieSecret, 'attempt') as LoginAttempt | undefined
        if (!attempt || attempt.state !== request.query.state)
          return fail(reply, 'invalid_state', saysOf(faults, 'login-not-started'))
        const { error, error_description: description = '' } = request.query
        if (error) return fail(reply, error, description)
        const tokens = await party
          .complete(new URL(request.url, config.publicUrl), attempt)
          .catch((reason: unknown) => {
            request.log.warn({ reason: String(reason) }, 'sign-in failed')
            return undefined
          })
        if (!tokens) return fail(reply, 'login_failed', saysOf(faults, 'login-failed'))
        const { earlier } = attempt
        if (earlier) await sessions.end(earlier)
        const admitted = await admitPerson(parts.store, config, tokens)
        const from = originOf(request)
        if (admitted.fault === null && admitted.reason) {
          await forTenant(parts.store, admitted.orgId, (trx) => recordSignIn(trx, admitted, 'KEPT_OUT', from))
          const person = { id: admitted.userId, org_id: admitted.orgId }
          parts.refusals.note(request, refusedSignIn('user-blocked', person))
          return fail(reply, 'access_denied', admitted.reason)
        }
        if (admitted.fault !== null) parts.refusals.note(request, refusedSignIn(admitted.fault, undefined))
        const providerSession = request.cookies[providerCookieOf(config)]
        const id = await sessions.open({ ...admitted, from, providerSession: providerSession ?? null })
        // The login of everybody has no login of one organisation behind it.
        if (admitted.userId !== null && config.login.issuer === undefined) {
          const { orgId, userId } = admitted
          const opened = {
            orgId,
            userId,
            sessionHash: fingerprint(id),
            providerSession,
            claims: tokens.claims,
          }
          if (!(await bindOutsideSession(parts, request, reply, opened))) {
            await sessions.end(id)
            await parts.forget(request.cookies, reply)
            request.log.warn({ reason: 'login-not-started', person: userId }, 'sign-in refused')
            parts.refusals.note(request, refusedSignIn('login-not-started', { id: userId, org_id: orgId }))
            return fail(reply, 'login_failed', saysOf(faults, 'login-not-started'))
          }
        }
        const where = new URLSearchParams({ return_to: attempt.returnTo })
        return reply
          .clearCookie(attemptCookie, cookie)
          .setCookie(name, id, sessionCookie)
          .redirect(`/login/callback?${where}`, 303)
      },
    )

    app.get<{ Querystring: { background?: string } }>('/auth/session', async (request) => {
      const id = request.cookies[name]
      const stored = id ? await renew(id, request.query.background === undefined) : undefined
      if (!stored) {
        parts.rates.learn(request.ip, id ?? '', undefined)
        return { signedIn: false }
      }
      if (stored.fault) throw new Refused(stored.fault)
      const read = await readSession(parts.store, { idHash: stored.idHash })
      if ('fault' in read && read.fault === 'session-ended') return { signedIn: false }
      if ('fault' in read) throw new Refused(read.fault)
      parts.rates.learn(request.ip, id ?? '', read.session.user.id)
      const claims = requireClaims(stored.claims, config.login.claims)
      if ('fault' in claims) throw new Refused(claims.fault)
      const { accessExpiresAt: expiresAt, idleEndsAt, endsAt: sessionEndsAt } = stored
      const { accessToken } = stored.tokens
      const isOutside = config.login.issuer !== undefined || (await findLogin(id)) !== undefined
      const proof = isOutside ? 'login' : 'password'
      const preferences = toPreferences(read.session.user.preferences)
      return { signedIn: true, accessToken, expiresAt, idleEndsAt, sessionEndsAt, claims, proof, preferences }
    })

    app.post('/auth/logout', async (request, reply) => {
      if (isOfAnotherSite(request, config.publicUrl)) throw refused('other-site')
      const id = request.cookies[name]
      const stored = id ? await sessions.touch(id) : undefined
      const end = id ? await findOutsideEnd(parts, logins, fingerprint(id)) : undefined
      if (id) await sessions.end(id)
      await parts.forget(request.cookies, reply)
      const outside = await party.endSessionUrl(stored?.tokens.idToken).catch(() => undefined)
      return (
        reply
          .clearCookie(name, sessionCookie)
          // Clears cached pages; storage stays, because it contains drafts of forms.
          .header('clear-site-data', '"cache"')
          .send({ next: outside ?? end ?? '/logout/callback' })
      )
    })
  }
