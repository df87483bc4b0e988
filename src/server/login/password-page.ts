import type { FastifyInstance, FastifyReply } from 'fastify'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import { isGuessable } from '#values/guessable-password.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { saysOf } from '../app/failure.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants } from '../store/tenant.ts'
import { barePage, escape, mark, titleOf } from '../app/bare-page.ts'
import { readForms } from './forms.ts'
import { languageChoice } from '../languages/language-choice.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { hashPassword } from './password.ts'
import { textOf } from '#values/object.ts'
import { findPasswordLink, usePasswordLink, type PasswordLink } from '../users/password-token.ts'

interface Form {
  password: string
  again: string
}

const signInNext = (title: string, says: string): string =>
  barePage(
    title,
    `<section aria-labelledby="title">${mark()}<h1 id="title">${escape(title)}</h1>${says}
      <a class="button" href="/auth/login">${escape(saySignIn('title'))}</a></section>`,
  )

const over = (says: string): string =>
  signInNext(saySignIn('linkOver'), `<p role="alert">${escape(says)}</p>`)

const saved = (): string =>
  signInNext(saySignIn('passwordSaved'), `<p class="what">${escape(saySignIn('passwordSavedSays'))}</p>`)

const form = (token: string, link: PasswordLink, shortest: number, error?: string): string =>
  barePage(
    titleOf(saySignIn('choosePassword'), error),
    `<form method="post" action="/password/${escape(token)}" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(saySignIn('choosePassword'))}</h1>
      <p class="what">${escape(saySignIn('personOf', { name: `${link.firstName} ${link.lastName}`, organisation: link.organisation }))}</p>
      ${error ? `<p class="error" role="alert" id="error">${escape(error)}</p>` : ''}
      <label for="email">${escape(saySignIn('email'))}</label>
      <input id="email" name="email" type="email" autocomplete="username" readonly value="${escape(link.email)}">
      <label for="password">${escape(saySignIn('newPassword'))}</label>
      <input id="password" name="password" type="password" autocomplete="new-password" required minlength="${shortest}" aria-describedby="${error ? 'error ' : ''}rule" autofocus>
      <p class="what" id="rule">${escape(saySignIn('passwordRule', { least: shortest }))}</p>
      <label for="again">${escape(saySignIn('newPasswordAgain'))}</label>
      <input id="again" name="again" type="password" autocomplete="new-password" required>
      <button type="submit">${escape(saySignIn('savePassword'))}</button>
    </form>`,
    languageChoice(),
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
    const find = (token: string) =>
      forAllTenants(store, 'password-links.use', (trx) => findPasswordLink(trx, token))
    const gone = (reply: FastifyReply) => send(reply, 410, over(saysOf(faults, 'password-link-over')))

    const wrongWith = (
      { password, again }: Form,
      { email, firstName, lastName, organisation }: PasswordLink,
    ) => {
      if (Array.from(password).length < shortest)
        return saysOf(faults, 'password-too-short', { least: String(shortest) })
      if (isGuessable(password, [email, firstName, lastName, organisation], leakedPasswords))
        return saysOf(faults, 'password-guessable')
      return password === again ? undefined : saysOf(faults, 'passwords-differ')
    }

    app.get('/password/saved', limited, async (_request, reply) => send(reply, 200, saved()))
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
        const isSet = await forAllTenants(store, 'password-links.use', (trx) =>
          usePasswordLink(trx, token, hash, ip),
        )
        return isSet ? reply.redirect('/password/saved', 303) : gone(reply)
      },
    )
  }
