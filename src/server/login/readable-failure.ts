import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { saySignIn } from '#values/generated/say-sign-in.ts'
import { withColours } from '../app/http/brand.ts'
import type { ServerConfig } from '../app/config.ts'
import { toReaderOf } from '../languages/reader.ts'
import { barePage, escape, mark } from '../app/http/bare-page.ts'
import { objectOf } from '#values/object.ts'

const css = ['sign-in', 'second-step']
  .map((sheet) => readFileSync(new URL(`./sign-in/${sheet}.css`, import.meta.url), 'utf8'))
  .join('')
const passkeyScript = readFileSync(new URL('./passkey.browser.js', import.meta.url), 'utf8')
const font = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
)

/** Returns true for a person's browser, not a script. */
const isPerson = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' && (headers.accept ?? '').includes('text/html')

/** Returns the title and detail of a failure. */
const readFailure = (payload: string): Record<'title' | 'detail', string> => {
  const { title, detail } = objectOf(JSON.parse(payload))
  return { title: String(title), detail: String(detail) }
}

/** Returns the address to retry: the start of the sign-in, or else the same address. */
const wayOn = ({ url }: FastifyRequest): string => (url.startsWith('/auth/callback') ? '/auth/login' : url)

const render = ({ title, detail }: Record<'title' | 'detail', string>, address: string): string =>
  barePage(
    title,
    `<section role="alert" aria-labelledby="title">
      ${mark()}
      <h1 id="title">${escape(title)}</h1>
      <p>${escape(detail)}</p>
      <a class="button" href="${escape(address)}">${escape(saySignIn('tryAgain'))}</a>
    </section>`,
  )

/**
 * Shows a page with the reason to a person whose sign-in or sign-out failed; scripts get the failure itself.
 */
export const makeFailuresReadable = (
  app: FastifyInstance,
  config: Pick<ServerConfig, 'brandFolder'>,
): void => {
  app.get('/sign-in/sign-in.css', async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(withColours(css, config)),
  )
  app.get('/sign-in/passkey.js', async (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(passkeyScript),
  )
  app.get('/sign-in/inter.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type'))
    if (typeof payload !== 'string' || !type.startsWith('application/problem+json') || !isPerson(request))
      return payload
    reply.type('text/html; charset=utf-8')
    return toReaderOf(request, () => render(readFailure(payload), wayOn(request)))
  })
}
