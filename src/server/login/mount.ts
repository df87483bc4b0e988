import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/** Hands /oidc to the provider untouched: it reads the raw body and writes the raw answer itself. */
export const createMount =
  (provider: Provider) =>
  async (app: FastifyInstance): Promise<void> => {
    const handle = provider.callback()
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    app.all('/oidc/*', (request, reply) => {
      reply.hijack()
      const raw = request.raw as typeof request.raw & { originalUrl?: string }
      raw.originalUrl = raw.url
      raw.url = raw.url?.replace(/^\/oidc/, '')
      void handle(raw, reply.raw)
    })
  }
