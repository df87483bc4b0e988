import type { FastifyInstance } from 'fastify'
import { languageChoice } from '../../languages/language-choice.ts'
import { readForms } from '../forms.ts'
import { passwordElsewhere } from './password-form.ts'

/**
 * Serves the addresses of passwords where another login lets everybody in, because links and bookmarks of before lead
 * there: it says where a person signs in now (TRU-701).
 */
export const createElsewherePage =
  (issuer: string) =>
  async (app: FastifyInstance): Promise<void> => {
    readForms(app)
    const login = new URL(issuer).host
    for (const url of ['/password/:token', '/forgotten-password'])
      app.route({
        method: ['GET', 'POST'],
        url,
        handler: async (_request, reply) =>
          reply
            .code(410)
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .send(passwordElsewhere(login, languageChoice())),
      })
    app.get('/sign-in/:uid', (_request, reply) => reply.redirect('/auth/login', 303))
  }
