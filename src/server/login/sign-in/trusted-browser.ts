import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../../app/config.ts'
import { hostCookie } from '../../app/values/host-cookie.ts'
import { seal, unseal } from '../../secrets/seal.ts'

const YEAR_SECONDS = 31_536_000
const MOST_PEOPLE = 10

/** A browser used before to sign in, and the person. */
export interface TrustedBrowser {
  id: string
  people: string[]
}

/**
 * Stores in a sealed cookie who signed in with a browser, so that strangers cannot lock them out (OWASP,
 * device cookies).
 */
export const createTrustedBrowsers = (config: ServerConfig, secret: string) => {
  const secure = config.publicUrl.startsWith('https:')
  const name = hostCookie(config, 'browser')
  const read = (request: FastifyRequest): TrustedBrowser | undefined =>
    unseal(request.cookies[name] ?? '', secret, 'browser') as TrustedBrowser | undefined
  return {
    read,
    remember: (request: FastifyRequest, reply: FastifyReply, person: string): void => {
      const { id = randomBytes(16).toString('base64url'), people = [] } = read(request) ?? {}
      const existing = {
        id,
        people: [person, ...people.filter((one) => one !== person)].slice(0, MOST_PEOPLE),
      }
      reply.setCookie(name, seal(existing, secret, 'browser'), {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        maxAge: YEAR_SECONDS,
      })
    },
  }
}
