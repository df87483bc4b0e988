import type { FastifyInstance, FastifyReply } from 'fastify'
import { isGuessable } from '#values/guessable.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { saysOf } from '../app/failure.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { barePage, escape, mark } from './bare-page.ts'
import { readForms } from './forms.ts'
import { hashPassword } from './password.ts'
import { findPasswordLink, usePasswordLink, type PasswordLink } from './password-links.ts'

interface Form {
  password: string
  again: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const over = (says: string): string =>
  barePage(
    'Link over',
    `<section aria-labelledby="title">${mark}<h1 id="title">This link is over</h1>
      <p role="alert">${escape(says)}</p><a class="button" href="/auth/login">Sign in</a></section>`,
  )

const form = (token: string, link: PasswordLink, shortest: number, error?: string): string =>
  barePage(
    `${error ? 'Error: ' : ''}Choose a password`,
    `<form method="post" action="/password/${escape(token)}" aria-labelledby="title">
      ${mark}
      <h1 id="title">Choose a password</h1>
      <p class="what">${escape(link.firstName)} ${escape(link.lastName)}, ${escape(link.organisation)}</p>
      ${error ? `<p class="error" role="alert" id="error">${escape(error)}</p>` : ''}
      <label for="email">Email address</label>
      <input id="email" name="email" type="email" autocomplete="username" readonly value="${escape(link.email)}">
      <label for="password">New password</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortest}" aria-describedby="${error ? 'error ' : ''}rule" autofocus>
      <p class="what" id="rule">At least ${shortest} characters. A few words in a row are easy to remember and hard to guess.</p>
      <label for="again">New password, again</label>
      <input id="again" name="again" type="password" autocomplete="new-password" required>
      <button type="submit">Save the password</button>
    </form>`,
  )

export interface PasswordPageParts {
  store: Store
  config: Pick<ServerConfig, 'signInsPerMinute'>
  definitions: Pick<ServerDefinitions, 'faults' | 'limits'>
}

/** The page behind a link that sets a password; looking at it uses nothing up, since programs look at links as well (TRU-216). */
export const createPasswordPage =
  ({ store, config, definitions: { faults, ...definitions } }: PasswordPageParts) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app)
    const shortest = limitOf(definitions, 'passwordLength')
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }
    const send = (reply: FastifyReply, status: number, html: string) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(html)
    const find = (token: string) => asSystem(store, (trx) => findPasswordLink(trx, token))
    const gone = (reply: FastifyReply) => send(reply, 410, over(saysOf(faults, 'password-link-over')))

    const wrongWith = (
      { password, again }: Form,
      { email, firstName, lastName, organisation }: PasswordLink,
    ) => {
      if (Array.from(password).length < shortest)
        return saysOf(faults, 'password-too-short', { least: String(shortest) })
      if (isGuessable(password, [email, firstName, lastName, organisation]))
        return saysOf(faults, 'password-guessable')
      return password === again ? undefined : saysOf(faults, 'passwords-differ')
    }

    app.get<{ Params: { token: string } }>('/password/:token', limited, async ({ params }, reply) => {
      const link = await find(params.token)
      return link ? send(reply, 200, form(params.token, link, shortest)) : gone(reply)
    })

    app.post<{ Params: { token: string }; Body: Partial<Record<keyof Form, unknown>> | null }>(
      '/password/:token',
      limited,
      async ({ params: { token }, body, ip }, reply) => {
        const link = await find(token)
        if (!link) return gone(reply)
        const given = { password: textOf(body?.password), again: textOf(body?.again) }
        const wrong = wrongWith(given, link)
        if (wrong !== undefined) return send(reply, 422, form(token, link, shortest, wrong))
        const hash = await hashPassword(given.password)
        const isSet = await asSystem(store, (trx) => usePasswordLink(trx, token, hash, ip))
        return isSet ? reply.redirect('/auth/login', 303) : gone(reply)
      },
    )
  }
