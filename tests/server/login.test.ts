import type { FastifyInstance } from 'fastify'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, exampleWorld, testConfig } from './server.ts'
import { createBrowser, signIn, walkIn, type Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

describeEachEngine('login', (makeStore) => {
  let store: Store
  let app: FastifyInstance

  beforeAll(async () => {
    store = await makeStore('empty')
    await addExamplePeople(store)
    app = await createTestServer(store, { ...exampleWorld(), handlers: {} })
  })

  it('signs a person in through the hosted login and returns to the page asked for (AUTH-001)', async () => {
    const browser = createBrowser(app)
    const { place } = await walkIn(browser, MAKER, undefined, '/payments?tab=batch')
    expect(place).toBe('/login/callback?return_to=%2Fpayments%3Ftab%3Dbatch')
    expect(browser.cookies.has('portolan')).toBe(true)
  })

  it('asks for the OpenID, exchange-credential and client-credential scopes (AUTH-013, AUTH-014, AUTH-015)', async () => {
    const { headers } = await createBrowser(app).visit('/auth/login')
    const requested = new URL(headers.location ?? '').searchParams
    expect(requested.get('scope')?.split(' ')).toEqual([
      'openid',
      'profile',
      'email',
      'read:exchange_credentials',
      'write:exchange_credentials',
      'read:client_credentials',
      'write:client_credentials',
    ])
    expect(requested.get('code_challenge_method')).toBe('S256')
  })

  it('hands out a short-lived access token and the id-token claims (AUTH-016, AUTH-017)', async () => {
    const browser = createBrowser(app)
    await walkIn(browser, MAKER)
    const answer = await browser.visit('/auth/session')
    const { accessToken, claims } = answer.json()
    const token = decodeJwt(accessToken)
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' })
    expect((token.exp ?? 0) - (token.iat ?? 0)).toBeLessThanOrEqual(300)
    expect(claims).toEqual({
      userId: token.sub,
      orgId: expect.any(String),
      orgName: 'Example Ltd',
      environments: ['uat'],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('keeps out who is not active, and says that the user is blocked (AUTH-011)', async () => {
    for (const state of ['dana', 'created', 'rejected', 'deleted']) {
      const browser = createBrowser(app)
      const { place } = await walkIn(browser, `${state}@example.test`)
      expect(new URLSearchParams(place.split('?')[1]).get('error_description')).toBe('user is blocked')
      expect(browser.cookies.has('portolan')).toBe(false)
    }
  })

  it('keeps a user without any product role out with RN0107 (AUTH-012)', async () => {
    const own = await asSystem(store, async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', MAKER)
        .executeTakeFirstOrThrow()
      return trx.deleteFrom('user_roles').where('user_id', '=', user.id).returningAll().execute()
    })
    const browser = createBrowser(app)
    const { place } = await walkIn(browser, MAKER)
    expect(new URLSearchParams(place.split('?')[1]).get('error_description')).toBe('RN0107')
    expect(browser.cookies.has('portolan')).toBe(false)
    await asSystem(store, (trx) => trx.insertInto('user_roles').values(own).execute())
  })

  it('refuses a wrong password in the same page, in the words of the definitions (AUTH-026)', async () => {
    const { answer } = await walkIn(createBrowser(app), MAKER, 'wrong')
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('Login Failed. Check both words of the example.')
  })

  it('never leads away after sign-in', async () => {
    for (const requested of ['https://evil.example', '//evil.example', '/\\evil.example', 'evil']) {
      const { place } = await walkIn(createBrowser(app), MAKER, undefined, requested)
      expect(place).toBe('/login/callback?return_to=%2Fhome')
    }
  })

  it('binds each cookie of a sign-in over https to this host, so that no neighbour of it can plant one (TRU-948)', async () => {
    const publicUrl = 'https://portal.example'
    const served = await createTestServer(store, {
      ...exampleWorld(),
      handlers: {},
      config: testConfig({ publicUrl }),
    })
    const given: string[] = []
    const noted: Reached = {
      inject: async (options) => {
        const answer = await served.inject(options)
        given.push(...[answer.headers['set-cookie'] ?? []].flat())
        return answer
      },
    }
    const browser = createBrowser(noted, publicUrl)
    expect((await walkIn(browser, MAKER)).place).toMatch(/^\/login\/callback\?return_to/)
    await browser.visit('/auth/logout', { method: 'POST' })
    // Those of one sign-in are of its own address, which a cookie of the whole host cannot be.
    const lasting = given.filter((cookie) => !cookie.startsWith('_interaction'))
    expect(new Set(lasting.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(
        ['-attempt', '-login', '-login.sig', '-browser', '-outside', ''].map(
          (name) => `__Host-portolan${name}`,
        ),
      ),
    )
    for (const cookie of lasting) {
      expect(cookie).toMatch(/; path=\/(;|$)/i)
      expect(cookie).toMatch(/; secure(;|$)/i)
      expect(cookie).not.toMatch(/domain=/i)
    }
    await served.close()
  })

  it('refuses a callback that was not started here', async () => {
    const { place } = await createBrowser(app).follow('/auth/callback?code=x&state=y')
    const message = new URLSearchParams(place.split('?')[1])
    expect([message.get('error'), message.get('error_description')]).toEqual([
      'invalid_state',
      'This sign-in of the example was not started here.',
    ])
  })

  it('takes the access token of a living session only (API-002)', async () => {
    const person = await signIn(app, MAKER, { isByForm: true })
    expect((await person.call('GET', '/nothing')).status).toBe(404)
    expect((await person.call('GET', '/guarded')).status).toBe(404)
  })
})
