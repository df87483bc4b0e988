import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/** Hands /oidc to the provider untouched: it reads the raw body and writes the raw answer itself. */
export const createMount =
  (provider: Provider, publicUrl: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const handle = provider.callback()
    const { host, protocol } = new URL(publicUrl)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.all('/oidc/*', (request, reply) => {
      reply.hijack()
      const raw = request.raw as typeof request.raw & { originalUrl?: string }
      raw.originalUrl = raw.url
      raw.url = raw.url?.replace(/^\/oidc/, '')
      // Where it is reached is configured: no header of a caller stands in what it says of itself.
      delete raw.headers['x-forwarded-host']
      delete raw.headers['x-forwarded-for']
      Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) })
      void handle(raw, reply.raw)
    })
  }
