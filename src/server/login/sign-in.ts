import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { ServerConfig } from '../app/config.ts'
import { saysOf, type FaultTable } from '../app/failure.ts'
import { DEMO_PASSWORD } from '../seed/demo-password.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { createAfterAnswer } from './after-answer.ts'
import { keptOut } from './kept-out.ts'
import { hashPassword, isPassword } from './password.ts'
import { findPersonByEmail, listDemoPeople, type Person } from './people.ts'
import { originOf, recordSignIn } from './sign-ins.ts'
import { renderSignIn, type SignInPage } from './sign-in-page.ts'
import type { Row } from '../store/generated/database.ts'

/** In a demonstration whoever was invited has the password of everybody there. */
let demo: Promise<string> | undefined
const demoHash = (): Promise<string> => (demo ??= hashPassword(DEMO_PASSWORD))

/** A form holds text and nothing else. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The hosted login: where a person proves who they are, and is sent back to whoever asked. */
export const createSignIn =
  (store: Store, config: ServerConfig, faults: FaultTable, provider: Provider) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    const afterAnswer = createAfterAnswer(app)

    const show = async (reply: FastifyReply, page: Omit<SignInPage, 'people'>, status = 200) => {
      const people = config.login.demo ? await listDemoPeople(store) : []
      const html = renderSignIn({ ...page, people })
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(html)
    }

    const record = (person: Person, outcome: Row<'sign_ins'>['outcome'], request: FastifyRequest) =>
      asSystem(store, (trx) =>
        recordSignIn(trx, { orgId: person.org_id, userId: person.id }, outcome, originOf(request)),
      )

    /** An interaction that is over or belongs to another browser starts again. */
    const isOpen = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined)
      return details?.uid === (request.params as { uid: string }).uid
    }

    const finish = async (
      request: FastifyRequest,
      reply: FastifyReply,
      result: Parameters<Provider['interactionResult']>[2],
    ) => {
      const back = await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      })
      return reply.redirect(back, 303)
    }

    app.get<{ Params: { uid: string }; Querystring: { as?: string } }>(
      '/sign-in/:uid',
      async (request, reply) => {
        if (!(await isOpen(request, reply))) return reply.redirect('/auth/login')
        const email = config.login.demo ? request.query.as : undefined
        return show(reply, { uid: request.params.uid, email, password: email && DEMO_PASSWORD })
      },
    )

    app.post<{ Params: { uid: string }; Body: { email?: unknown; password?: unknown } | null }>(
      '/sign-in/:uid',
      { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        if (!(await isOpen(request, reply))) return reply.redirect('/auth/login', 303)
        const [email, password] = [textOf(request.body?.email), textOf(request.body?.password)]
        const person = await findPersonByEmail(store, email)
        const hash = person && (person.hash ?? (config.login.demo ? await demoHash() : undefined))
        if (!(await isPassword(password, hash)) || !person) {
          // Written later: whether anybody has this address shows neither in the answer nor in how long it takes.
          if (person) afterAnswer(reply, () => record(person, 'WRONG_PASSWORD', request))
          return show(
            reply,
            {
              uid: request.params.uid,
              email,
              error: saysOf(faults, 'login-wrong'),
            },
            401,
          )
        }
        const reason = keptOut(person)
        if (reason) await record(person, 'KEPT_OUT', request)
        if (reason) return finish(request, reply, { error: 'access_denied', error_description: reason })
        return finish(request, reply, { login: { accountId: person.id, remember: false } })
      },
    )
  }
