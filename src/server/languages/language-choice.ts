import type { FastifyInstance } from 'fastify'
import { currentLanguage } from '#values/language.ts'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import type { ServerConfig } from '../app/config.ts'
import { chosenLanguageCookie, LANGUAGE_COOKIE } from './negotiation.ts'
import { offeredLanguages } from './reader.ts'
import { escape } from '../app/http/bare-page.ts'
import { objectOf } from '#values/object.ts'

const PARAMETER = 'language'
const YEAR_SECONDS = 31_536_000

/** Returns the language links for the foot of a page; `query` is kept in their address. */
export const languageChoice = (query: Readonly<Record<string, string>> = {}): string => {
  const offered = offeredLanguages()
  if (offered.length < 2) return ''
  const current = currentLanguage().tag
  const items = offered.map(({ value, label }) => {
    const address = new URLSearchParams({ ...query, [PARAMETER]: value })
    const shown = value === current ? ' aria-current="true"' : ''
    return `<li><a href="?${escape(address.toString())}" lang="${escape(value)}" hreflang="${escape(value)}"${shown}>${escape(label)}</a></li>`
  })
  return `<nav class="languages" aria-label="${escape(saySignIn('language'))}"><ul>${items.join('')}</ul></nav>`
}

/** Stores the language chosen at the foot of a page in a cookie, and reloads the page (TRU-270). */
export const followLanguageChoice = (
  app: FastifyInstance,
  { publicUrl }: Pick<ServerConfig, 'publicUrl'>,
): void => {
  const options = {
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: YEAR_SECONDS,
  } as const
  app.addHook('preHandler', async (request, reply) => {
    const { [PARAMETER]: chosen, ...query } = objectOf(request.query)
    if (request.method !== 'GET' || typeof chosen !== 'string') return undefined
    if (offeredLanguages().some(({ value }) => value === chosen)) {
      reply.setCookie(chosenLanguageCookie({ publicUrl }), chosen, { ...options, httpOnly: true })
      // The portal's own page writes this cookie itself.
      reply.setCookie(LANGUAGE_COOKIE, chosen, options)
    }
    const [path] = request.url.split('?', 1)
    const rest = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString()
    return reply.redirect(rest === '' ? path! : `${path}?${rest}`, 303)
  })
}
