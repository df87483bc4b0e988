import type { FastifyInstance } from 'fastify'

/** Reads the bodies of HTML forms within an app; a value is text and nothing else. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
