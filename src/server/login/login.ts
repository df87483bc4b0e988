import type { FastifyInstance } from 'fastify'
import { isMailRead, isMailShown, type ServerConfig } from '../app/config.ts'
import type { RateKeys } from '../app/rate-keys.ts'
import { readText } from '../app/http/readable-text.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Authenticate } from '../app/session.ts'
import type { Refusals } from '../refusals/refusals.ts'
import type { Store } from '../store/store.ts'
import { createAdapter } from './adapter.ts'
import { createAuthenticate } from './authentication.ts'
import { createBff, sessionCookieOf, type BffParts } from './bff.ts'
import { createInboxPage } from '../mails/inbox-page.ts'
import { createElsewherePage } from './password/elsewhere-page.ts'
import { createForgottenPage } from './password/forgotten-page.ts'
import { followLanguageChoice } from '../languages/language-choice.ts'
import { createPasswordPage } from './password/password-page.ts'
import { createProof } from './sign-in/proof.ts'
import { createProvider, providerCookieOf } from './provider.ts'
import { makeFailuresReadable } from './readable-failure.ts'
import { createRelyingParty } from './relying-party.ts'
import type { LoginSecrets } from '../secrets/secrets.ts'
import { limitOf } from '../definitions/limit.ts'
import { createSessionStore } from './session-store.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import type Provider from 'oidc-provider'

/** Passes /oidc to the provider, which reads and writes the raw request and answer. */
const createMount =
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
      // The address is configured; headers of a caller must not change it.
      delete raw.headers['x-forwarded-host']
      delete raw.headers['x-forwarded-for']
      Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) })
      void handle(raw, reply.raw)
    })
  }

export interface LoginParts {
  store: Store
  config: ServerConfig
  definitions: Pick<
    ServerDefinitions,
    'faults' | 'languages' | 'limits' | 'library' | 'permissions' | 'roles'
  >
  app: FastifyInstance
  refusals: Refusals
  rates: RateKeys
  secrets: LoginSecrets
}

export interface Login {
  routes: (app: FastifyInstance) => Promise<void>
  authenticate: Authenticate
}

const forgetIn = (store: Store, config: ServerConfig): BffParts['forget'] => {
  const cookie = providerCookieOf(config)
  const secure = config.publicUrl.startsWith('https:')
  const adapter = createAdapter(store)('Session')
  return async (cookies, reply) => {
    const id = cookies[cookie]
    if (id) await adapter.destroy(id)
    for (const name of [cookie, `${cookie}.sig`]) reply.clearCookie(name, { path: '/', secure })
  }
}

/** Creates the sign-in with the built-in provider, or with OIDC_ISSUER. */
export const createLogin = async (parts: LoginParts): Promise<Login> => {
  const { store, config, definitions, app, refusals, rates, secrets } = parts
  const { faults } = definitions
  const party = createRelyingParty(app, config, config.login.clientSecret ?? secrets.clientSecret)
  const sessions = createSessionStore(store, config.login, {
    signInDays: limitOf(definitions, 'signInDays'),
  })
  const { cookieSecret } = secrets
  return {
    authenticate: createAuthenticate(store, config, secrets),
    routes: async (routes) => {
      makeFailuresReadable(routes, config)
      routes.addHook('preValidation', readText)
      await routes.register(
        createBff({
          store,
          config,
          faults,
          party,
          sessions,
          cookieSecret,
          refusals,
          rates,
          forget: forgetIn(store, config),
        }),
      )
      followLanguageChoice(routes, config)
      if (config.login.issuer) {
        await routes.register(createElsewherePage(config.login.issuer))
        return
      }
      await routes.register(
        createProof({
          store,
          config,
          definitions,
          sessions,
          refusals,
          cookieSecret,
          cookie: sessionCookieOf(config),
        }),
      )
      await routes.register(createPasswordPage({ store, config, definitions }))
      if (isMailRead(config)) await routes.register(createForgottenPage({ store, config, definitions }))
      if (isMailShown(config))
        await routes.register(createInboxPage({ store, config, definitions, cookieSecret }))
      const provider = createProvider(store, config, secrets)
      await routes.register(createMount(provider, config.publicUrl))
      await routes.register(createSignIn({ store, config, definitions, provider, cookieSecret, refusals }))
    },
  }
}
