import type { FastifyInstance, FastifyReply } from 'fastify'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import type { ServerConfig } from '../../app/config.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { sayWait } from '../../app/http/errors.ts'
import { saysOf } from '../../app/failure.ts'
import { limitOf } from '../../definitions/limit.ts'
import { writeEvent } from '../../outbox/event.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forNoTenant } from '../../store/tenant.ts'
import { createAfterAnswer } from '../after-answer.ts'
import { barePage, escape, mark, titleOf } from '../../app/http/bare-page.ts'
import { networkOf } from '../../app/values/network-address.ts'
import { createBrake } from '../sign-in/brake.ts'
import { exclusionOf } from '../sign-in/exclusion.ts'
import { readForms } from '../forms.ts'
import { languageChoice } from '../../languages/language-choice.ts'
import { findPersonByEmail } from '../../users/people.ts'
import { fingerprint } from '../../secrets/seal.ts'

const LONGEST_ADDRESS = 254

const form = (error?: string): string =>
  barePage(
    titleOf(saySignIn('forgotten'), error),
    `<form method="post" action="/forgotten-password" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(saySignIn('forgotten'))}</h1>
      <p class="what">${escape(saySignIn('linkIsMailed'))}</p>
      ${error ? `<p class="error" role="alert" id="error">${escape(error)}</p>` : ''}
      <label for="email">${escape(saySignIn('email'))}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="${LONGEST_ADDRESS}"${error ? ' aria-describedby="error"' : ''} autofocus>
      <button type="submit">${escape(saySignIn('mailLink'))}</button>
      <p class="quiet"><a href="/auth/login">${escape(saySignIn('title'))}</a></p>
    </form>`,
    languageChoice(),
  )

const answerPage = (hours: number, isShown: boolean): string =>
  barePage(
    saySignIn('lookIntoMail'),
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(saySignIn('lookIntoMail'))}</h1>
      <p role="status">${escape(saySignIn('linkOnItsWay', { hours }))}</p>
      <p>${escape(saySignIn('nothingCame'))}</p>
      ${isShown ? `<a class="button" href="/inbox">${escape(saySignIn('openInbox'))}</a>` : `<a class="button" href="/auth/login">${escape(saySignIn('title'))}</a>`}</section>`,
  )

export interface ForgottenPageParts {
  store: Store
  config: Pick<ServerConfig, 'signInsPerMinute' | 'mail'>
  definitions: Pick<ServerDefinitions, 'faults' | 'limits'>
}

/**
 * Serves the page that requests a password link. The answer is the same for every address. Frequent requests
 * for an account send no mail, frequent ones from an IP address are refused (TRU-181, TRU-182).
 */
export const createForgottenPage =
  ({ store, config, definitions }: ForgottenPageParts) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app)
    const afterAnswer = createAfterAnswer(app)
    const brake = createBrake(definitions, {
      tries: 'passwordResets',
      triesOfAddress: 'passwordResetsOfAddress',
    })
    const hours = limitOf(definitions, 'passwordLinkHours')
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }
    const send = (reply: FastifyReply, status: number, html: string) =>
      reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

    const mailLink = async (email: string): Promise<void> => {
      const person = await findPersonByEmail(store, email)
      if (!person || exclusionOf(person)) return
      await forTenant(store, person.org_id, async (trx) => {
        const taken = await brake.take(trx, fingerprint(`reset ${person.id}`))
        if ('waitSeconds' in taken) return
        const facts = { organisation: person.org_name, hours: String(hours) }
        await writeEvent(trx, { orgId: person.org_id, eventType: 'PASSWORD_RESET', facts }, [person.id])
      })
    }

    app.get('/forgotten-password', limited, async (_request, reply) => send(reply, 200, form()))

    app.post<{ Body: { email?: unknown } | null }>(
      '/forgotten-password',
      limited,
      async ({ body, ip }, reply) => {
        const email = typeof body?.email === 'string' ? body.email.trim() : ''
        if (email === '' || email.length > LONGEST_ADDRESS || !email.includes('@'))
          return send(reply, 422, form(saysOf(definitions.faults, 'email-missing')))
        const origin = `reset ${networkOf(ip)}`
        const waitSeconds = await forNoTenant(store, async (trx) => {
          const wait = await brake.addressWait(trx, origin)
          if (wait === 0) await brake.countAddress(trx, origin)
          return wait
        })
        if (waitSeconds > 0) {
          reply.header('retry-after', String(waitSeconds))
          const error = saysOf(definitions.faults, 'reset-too-early', { wait: sayWait(waitSeconds) })
          return send(reply, 429, form(error))
        }
        afterAnswer(reply, () => mailLink(email))
        return send(reply, 200, answerPage(hours, config.mail === undefined))
      },
    )
  }
