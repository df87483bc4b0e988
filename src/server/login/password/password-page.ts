import type { FastifyInstance, FastifyReply } from 'fastify'
import { isGuessable } from '#values/guessable-password.ts'
import type { ServerConfig } from '../../app/config.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { saysOf } from '../../app/failure.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, forTenant } from '../../store/tenant.ts'
import { findLoneProvider } from '../../identity-providers/record.ts'
import { readForms } from '../forms.ts'
import { languageChoice } from '../../languages/language-choice.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { passwordForm, passwordLinkOver, passwordSaved } from './password-form.ts'
import { hashPassword } from './password.ts'
import { textOf } from '#values/object.ts'
import {
  findPasswordLink,
  usePasswordLink,
  type FoundLink,
  type PasswordLink,
} from '../../users/password/password-token.ts'

interface Form {
  password: string
  again: string
}

export interface PasswordPageParts {
  store: Store
  config: Pick<ServerConfig, 'signInsPerMinute'>
  definitions: Pick<ServerDefinitions, 'faults' | 'limits'>
}

/**
 * Serves the page that sets a password; opening it does not use up the link, since programs open links as
 * well (TRU-216).
 */
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
    const formOf = (token: string, link: PasswordLink, error?: string) =>
      passwordForm({ token, link, shortest, error, foot: languageChoice() })
    const find = (token: string) =>
      forAllTenants(store, 'password-links.use', (trx) => findPasswordLink(trx, token))
    /** Says where a person signs in whom a password would let in nowhere (TRU-659). */
    const elsewhere = async ({ email, orgId, mayEnter }: FoundLink) => {
      const lone = mayEnter ? await findLoneProvider(store, { email, org_id: orgId }) : undefined
      return lone && saysOf(faults, 'only-organisation-login', { provider: lone.name })
    }
    /** Finds an open link, or says why this one sets no password. */
    const open = async (token: string): Promise<PasswordLink | string> => {
      const link = await find(token)
      const instead = link && (await elsewhere(link))
      if (instead !== undefined) return instead
      if (link?.state === 'OPEN') return link
      return saysOf(faults, link?.state === 'REVOKED' ? 'password-link-revoked' : 'password-link-over')
    }
    const countPasskeys = ({ orgId, userId }: PasswordLink) =>
      forTenant(store, orgId, async (trx) => {
        const { count } = trx.fn
        const found = trx.selectFrom('passkeys').select(count<string>('id').as('held'))
        return Number((await found.where('user_id', '=', userId).executeTakeFirstOrThrow()).held)
      })
    const gone = (reply: FastifyReply, says: string) => send(reply, 410, passwordLinkOver(says))

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

    app.get<{ Querystring: { passkeys?: string } }>('/password/saved', limited, async ({ query }, reply) =>
      send(reply, 200, passwordSaved(/^[1-9]\d?$/.test(query.passkeys ?? '') ? Number(query.passkeys) : 0)),
    )
    app.get<{ Params: { token: string } }>('/password/:token', limited, async ({ params }, reply) => {
      const link = await open(params.token)
      return typeof link === 'string' ? gone(reply, link) : send(reply, 200, formOf(params.token, link))
    })

    app.post<{ Params: { token: string }; Body: Partial<Record<keyof Form, unknown>> | null }>(
      '/password/:token',
      limited,
      async ({ params: { token }, body, ip }, reply) => {
        const link = await open(token)
        if (typeof link === 'string') return gone(reply, link)
        const given = { password: textOf(body?.password), again: textOf(body?.again) }
        const wrong = wrongWith(given, link)
        if (wrong !== undefined) return send(reply, 422, formOf(token, link, wrong))
        const hash = await hashPassword(given.password)
        const isSet = await forAllTenants(store, 'password-links.use', (trx) =>
          usePasswordLink(trx, token, hash, ip),
        )
        if (!isSet) return gone(reply, saysOf(faults, 'password-link-over'))
        const count = await countPasskeys(link)
        return reply.redirect(count > 0 ? `/password/saved?passkeys=${count}` : '/password/saved', 303)
      },
    )
  }
