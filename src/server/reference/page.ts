import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const FILES = [
  { path: '/api/reference', file: 'page.html', type: 'text/html; charset=utf-8' },
  { path: '/api/reference/page.css', file: 'page.css', type: 'text/css; charset=utf-8' },
  { path: '/api/reference/page.js', file: 'page.js', type: 'text/javascript; charset=utf-8' },
]

/**
 * The content security policy: the library sets inline styles; its scripts and requests use this server only.
 */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

/**
 * Loads the script of the reference page, once, at the first visit; its package serves it only through a
 * plugin.
 */
const loadScript = async (): Promise<Buffer> => {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(reference, { routePrefix: '/reference', configuration: { url: '/' } })
  const { body } = await app.inject('/reference/js/scalar.js')
  await app.close()
  return promisify(gzip)(body)
}

/** Serves /api/reference: every call of a program with refusals and examples, from /api/v1/openapi.json. */
export const referencePage = async (app: FastifyInstance): Promise<void> => {
  for (const { path, file, type } of FILES) {
    const content = read(file)
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .type(type)
        .send(content),
    )
  }
  let script: Promise<Buffer> | undefined
  app.get('/api/reference/scalar.js', async (request, reply) => {
    // A failed load is retried by the next request.
    script ??= loadScript().catch((reason: unknown) => {
      script = undefined
      throw reason
    })
    const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    const content = await script
    if (isGzip) reply.header('content-encoding', 'gzip')
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'accept-encoding')
      .type('text/javascript; charset=utf-8')
      .send(isGzip ? content : gunzipSync(content))
  })
}
