import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { objectOf, textOf } from '#values/object.ts'
import { isMailRead, isMailShown, type ServerConfig } from '../../app/config.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { sayWait } from '../../app/http/errors.ts'
import { saysOf } from '../../app/failure.ts'
import { refused } from '../../app/refused.ts'
import { createOrganisationSignIn } from '../../identity-providers/organisation-sign-in.ts'
import { findLoneProvider, isAnyProviderOn } from '../../identity-providers/record.ts'
import { createPasskeyUse, readUsed } from '../../passkeys/use.ts'
import type { Refusals } from '../../refusals/refusals.ts'
import { refusedSignIn } from '../../refusals/sign-ins.ts'
import { DEMO_PASSWORD } from '../password/demo-password.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forNoTenant } from '../../store/tenant.ts'
import { createAfterAnswer } from '../after-answer.ts'
import { createBrake } from './brake.ts'
import { exclusionOf } from './exclusion.ts'
import { readForms } from '../forms.ts'
import type { ProofMethods } from '../../app/session.ts'
import { createInteractions } from './interaction.ts'
import { createTrustedBrowsers } from './trusted-browser.ts'
import { isPasswordOf } from '../password/password-of.ts'
import { findPersonByEmail, findPersonById, listDemoPeople, type Person } from '../../users/people.ts'
import { fingerprint } from '../../secrets/seal.ts'
import { LOGIN_HINT } from '../relying-party.ts'
import { createSecondStep } from './second-step.ts'
import { originOf, recordSignIn, notifyOfTries } from './sign-ins.ts'
import { jobOf, renderSignIn, type SignInPage } from './sign-in-page.ts'
import type { Row } from '../../store/generated/database.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const subjectOf = ({ uid }: { uid: string }): string => `sign-in ${uid}`

export interface SignInParts {
  store: Store
  config: ServerConfig
  definitions: Pick<ServerDefinitions, 'faults' | 'limits' | 'library' | 'permissions' | 'roles'>
  provider: Provider
  cookieSecret: string
  refusals: Refusals
}

/** The hosted login page: authenticates a person and redirects back to the requesting application. */
export const createSignIn =
  ({ store, config, definitions, provider, cookieSecret, refusals }: SignInParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { faults } = definitions
    const brake = createBrake(definitions)
    const browsers = createTrustedBrowsers(config, cookieSecret)
    const interactions = createInteractions(provider)
    const passkeys = createPasskeyUse(store, config)
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }
    readForms(app)

    const afterAnswer = createAfterAnswer(app)

    const show = async (reply: FastifyReply, page: Omit<SignInPage, 'people'>, status = 200) => {
      const listed = config.login.demo ? await listDemoPeople(store) : []
      const people = listed.map((person) => ({ ...person, job: jobOf(definitions, person.roles) }))
      const html = renderSignIn({
        ...page,
        people,
        mail: { isRead: isMailRead(config), isShown: isMailShown(config) },
      })
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(html)
    }

    const record = (person: Person, outcome: Row<'sign_ins'>['outcome'], request: FastifyRequest) =>
      forTenant(store, person.org_id, (trx) =>
        recordSignIn(trx, { orgId: person.org_id, userId: person.id }, outcome, originOf(request)),
      )

    const reportRefusal = (
      request: FastifyRequest,
      person: Person | undefined,
      fault: string,
      account: string,
    ) => {
      request.log.warn({ reason: fault, person: person?.id ?? null, ip: request.ip }, 'sign-in refused')
      refusals.note(request, refusedSignIn(fault, person, account))
    }

    /** Signs in an authenticated person, unless they are excluded. */
    const admit = async (
      request: FastifyRequest,
      reply: FastifyReply,
      person: Person,
      methods: ProofMethods,
    ) => {
      // Only after the second factor: a remembered browser waits less, so the password alone must not
      // suffice.
      browsers.remember(request, reply, person.id)
      const login = methods.includes('fed') ? undefined : await findLoneProvider(store, person)
      if (login) {
        await record(person, 'KEPT_OUT', request)
        reportRefusal(request, person, 'only-organisation-login', person.email)
        const error = saysOf(faults, 'only-organisation-login', { provider: login.name })
        const uid = textOf(objectOf(request.params)['uid'])
        return show(reply, { uid, email: person.email, error, isAddressFirst: true }, 403)
      }
      const reason = exclusionOf(person)
      if (reason === undefined) return interactions.admit(request, reply, person.id, methods)
      await record(person, 'KEPT_OUT', request)
      reportRefusal(request, person, 'user-blocked', person.email)
      return interactions.keepOut(request, reply, reason)
    }

    const secondStep = createSecondStep({
      store,
      definitions,
      brake,
      cookieSecret,
      isProduction: config.production,
      isOpen: interactions.isOpen,
      admit,
      onWrong: (request, reply, person) =>
        afterAnswer(reply, async () => {
          reportRefusal(request, person, 'code-wrong', person.email)
          await record(person, 'WRONG_CODE', request)
        }),
    })
    secondStep.routes(app, limited)
    const organisation = createOrganisationSignIn({
      store,
      config,
      definitions,
      cookieSecret,
      refusals,
      isOpen: interactions.isOpen,
      admit,
    })
    organisation.routes(app, limited)

    app.get<{ Params: { uid: string }; Querystring: { as?: string; way?: string } }>(
      '/sign-in/:uid',
      async (request, reply) => {
        if (!(await interactions.isOpen(request, reply))) return reply.redirect('/auth/login')
        const hint = await interactions.hintOf(request, reply)
        if (hint.startsWith(LOGIN_HINT) && request.query.way !== 'password')
          return organisation.leaveAgain(request, reply, request.params.uid, hint.slice(LOGIN_HINT.length))
        const email = config.login.demo ? request.query.as : undefined
        const isDirect = email !== undefined || request.query.way === 'password'
        const isAddressFirst = !isDirect && (await isAnyProviderOn(store))
        return show(reply, {
          uid: request.params.uid,
          email,
          password: email && DEMO_PASSWORD,
          isAddressFirst,
        })
      },
    )

    app.post<{ Params: { uid: string }; Body: { email?: unknown } | null }>(
      '/sign-in/:uid/address',
      limited,
      async (request, reply) => {
        if (!(await interactions.isOpen(request, reply))) return reply.redirect('/auth/login', 303)
        const { uid } = request.params
        const email = textOf(request.body?.email).trim()
        const login = await organisation.findByEmail(email)
        return login
          ? organisation.leave(request, reply, { uid, provider: login, email })
          : show(reply, { uid, email, isAddressGiven: true })
      },
    )

    app.post<{ Params: { uid: string }; Body: { email?: unknown; password?: unknown } | null }>(
      '/sign-in/:uid',
      limited,
      async (request, reply) => {
        if (!(await interactions.isOpen(request, reply))) return reply.redirect('/auth/login', 303)
        const [email, password] = [textOf(request.body?.email), textOf(request.body?.password)]
        const person = await findPersonByEmail(store, email)
        const browser = browsers.read(request)
        const isRecognized = person !== undefined && browser?.people.includes(person.id) === true
        const account = email.trim().toLowerCase()
        const subject = fingerprint(isRecognized ? `browser ${browser.id} ${account}` : `account ${account}`)
        const early = (seconds: number) => {
          reply.header('retry-after', String(seconds))
          const error = saysOf(faults, 'sign-in-too-early', { wait: sayWait(seconds) })
          return show(reply, { uid: request.params.uid, email, error }, 429)
        }
        const taken = await forNoTenant(store, async (trx) => {
          const waitSeconds = isRecognized ? 0 : await brake.addressWait(trx, request.ip)
          return waitSeconds > 0 ? { waitSeconds } : brake.take(trx, subject)
        })
        if ('waitSeconds' in taken) {
          afterAnswer(reply, async () => reportRefusal(request, person, 'sign-in-too-early', account))
          return early(taken.waitSeconds)
        }
        if (!(await isPasswordOf(person, password, config)) || !person) {
          await forNoTenant(store, (trx) => brake.countAddress(trx, request.ip))
          // Runs after the answer, so that neither its content nor its timing reveals whether the account
          // exists.
          afterAnswer(reply, async () => {
            reportRefusal(request, person, 'login-wrong', account)
            if (person) await record(person, 'WRONG_PASSWORD', request)
            if (person && taken.tries === brake.tries)
              await notifyOfTries(store, definitions, person, {
                tries: String(taken.tries),
                address: request.ip,
              })
          })
          const error = saysOf(faults, 'login-wrong')
          return show(reply, { uid: request.params.uid, email, error }, 401)
        }
        await forNoTenant(store, (trx) => brake.release(trx, subject))
        if (exclusionOf(person) ?? (await findLoneProvider(store, person)))
          return admit(request, reply, person, ['pwd'])
        return secondStep.next(request, reply, request.params.uid, person)
      },
    )

    app.post<{ Params: { uid: string } }>('/sign-in/:uid/challenge', limited, async (request, reply) => {
      if (!(await interactions.isOpen(request, reply))) throw refused('session-ended')
      const { options } = await passkeys.begin(subjectOf(request.params))
      return reply.header('cache-control', 'no-store').send(options)
    })

    app.post<{ Params: { uid: string }; Body: { passkey?: unknown } | null }>(
      '/sign-in/:uid/passkey',
      limited,
      async (request, reply) => {
        if (!(await interactions.isOpen(request, reply))) return reply.redirect('/auth/login', 303)
        const { uid } = request.params
        // Wrong passwords of others at the address do not keep out a browser that was used before.
        const waitSeconds = browsers.read(request)
          ? 0
          : await forNoTenant(store, (trx) => brake.addressWait(trx, request.ip))
        if (waitSeconds > 0) {
          reply.header('retry-after', String(waitSeconds))
          const error = saysOf(faults, 'sign-in-too-early', { wait: sayWait(waitSeconds) })
          return show(reply, { uid, error }, 429)
        }
        const used = readUsed(parseJson(textOf(request.body?.passkey)))
        const userId = used && (await passkeys.verify(subjectOf(request.params), used))
        const person = userId === undefined ? undefined : await findPersonById(store, userId)
        if (!person) {
          await forNoTenant(store, (trx) => brake.countAddress(trx, request.ip))
          afterAnswer(reply, async () => reportRefusal(request, undefined, 'passkey-wrong', ''))
          return show(reply, { uid, error: saysOf(faults, 'passkey-wrong') }, 401)
        }
        return admit(request, reply, person, ['pop'])
      },
    )
  }
