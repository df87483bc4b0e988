import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/app/config.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { DISABLED, MAKER, addExamplePeople } from './example-people.ts'
import { names, openOutsideLogin, type OutsideLogin } from './outside-login.ts'
import { createTestServer, exampleWorld, PUBLIC_URL } from './server.ts'
import { createBrowser, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'

let store: Store
let app: FastifyInstance
let login: OutsideLogin

const claimsOf = async (email: string) => {
  const { id, org_id } = await store.db
    .selectFrom('users')
    .select(['id', 'org_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return {
    [names.OIDC_CLAIM_USER_ID]: id,
    [names.OIDC_CLAIM_ORG_ID]: org_id,
    [names.OIDC_CLAIM_ORG_NAME]: 'Example Ltd',
    [names.OIDC_CLAIM_ENVIRONMENTS]: ['uat'],
  }
}

const enter = async (browser: Browser): Promise<URL> => {
  const begun = await browser.visit('/auth/login?return_to=%2Fpayments')
  const back = await login.walk(begun.headers.location ?? '')
  const { headers } = await browser.visit(back.pathname + back.search)
  return new URL(headers.location ?? '', PUBLIC_URL)
}

const endTokensIn = (seconds: number) =>
  asSystem(store, (trx) =>
    trx
      .updateTable('sessions')
      .set({ access_expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('ended_at', 'is', null)
      .execute(),
  )

const callWith = (accessToken: string) =>
  app.inject({ url: '/api/v1/guarded', headers: { authorization: `Bearer ${accessToken}` } })

beforeAll(async () => {
  store = await createTestStore('empty')
  await addExamplePeople(store)
  login = await openOutsideLogin(PUBLIC_URL)
  const config = readConfig(login.env, PUBLIC_URL)
  const handlers = { 'examples.guarded': async () => ({}) }
  app = await createTestServer(store, { ...exampleWorld(), handlers, config })
})
beforeEach(async () => {
  login.state.claims = await claimsOf(MAKER)
})
afterAll(() => login.close())

it('signs in by the login of somebody else, under its own names for the claims (AUTH-001, AUTH-018)', async () => {
  const browser = createBrowser(app)
  const place = await enter(browser)
  expect(place.pathname + place.search).toBe('/login/callback?return_to=%2Fpayments')
  const session = await browser.visit('/auth/session')
  expect(session.json()).toMatchObject({ signedIn: true, claims: { orgName: 'Example Ltd' } })
})

it('gives out a token of its own for one that nobody here can read, as long as that one is good (TRU-705)', async () => {
  const browser = createBrowser(app)
  await enter(browser)
  const { accessToken } = (await browser.visit('/auth/session')).json<{ accessToken: string }>()
  // The person lacks the right; a changed token is refused as unknown.
  expect((await callWith(accessToken)).statusCode).toBe(403)
  expect((await callWith(`${accessToken}x`)).statusCode).toBe(401)
  await asSystem(store, (trx) =>
    trx
      .updateTable('session_tokens')
      .set({ expires_at: new Date(0) })
      .execute(),
  )
  expect((await callWith(accessToken)).statusCode).toBe(401)
})

it('asks for the scopes of its configuration, and for the token to renew with (TRU-705)', async () => {
  const config = readConfig({ ...login.env, OIDC_SCOPES: 'profile,email' }, PUBLIC_URL)
  const other = await createTestServer(store, { ...exampleWorld(), handlers: {}, config })
  const { headers } = await createBrowser(other).visit('/auth/login')
  const requested = new URL(headers.location ?? '').searchParams
  expect(requested.get('scope')).toBe('openid profile email offline_access')
})

it('asks for a token to renew with where that has to be asked for (AUTH-016)', async () => {
  await enter(createBrowser(app))
  expect(login.state.requests.get('scope')?.split(' ')).toContain('offline_access')
  expect(login.state.requests.get('audience')).toBe(login.env.OIDC_AUDIENCE)
})

it('keeps out whom the organisation has blocked, although the other login lets them in (AUTH-011)', async () => {
  login.state.claims = await claimsOf(DISABLED)
  const browser = createBrowser(app)
  const place = await enter(browser)
  expect(place.searchParams.get('error_description')).toBe('user is blocked')
  expect(browser.cookies.has('portolan')).toBe(false)
})

it('names the claim that is missing (AUTH-008, AUTH-010)', async () => {
  login.state.claims = { ...login.state.claims, [names.OIDC_CLAIM_USER_ID]: undefined }
  const browser = createBrowser(app)
  await enter(browser)
  const session = await browser.visit('/auth/session')
  expect([session.statusCode, session.json().code]).toEqual([403, 'AUTH_USER_ID_ERROR'])
})

it('has the other login ask again where a fresh proof is needed, and knows when it was given (TRU-065)', async () => {
  const browser = createBrowser(app)
  await enter(browser)
  const begun = await browser.visit('/auth/login?return_to=%2Fpayments&again=true')
  const back = await login.walk(begun.headers.location ?? '')
  expect(Object.fromEntries(login.state.requests)).toMatchObject({ prompt: 'login', max_age: '0' })
  await asSystem(store, (trx) => trx.updateTable('sessions').set({ proven_at: null }).execute())
  await browser.visit(back.pathname + back.search)
  const { rows } = await sql<{ isFresh: boolean }>`
    select proven_at > now() - interval '1 minute' as "isFresh" from sessions where ended_at is null and proven_at is not null
  `.execute(store.db)
  expect(rows).toEqual([{ isFresh: true }])
  expect((await browser.visit('/auth/session')).json()).toMatchObject({ signedIn: true, proof: 'login' })
})

it('ends the session of the other login as well', async () => {
  const browser = createBrowser(app)
  await enter(browser)
  const answer = await browser.visit('/auth/logout', { method: 'POST' })
  const place = new URL(answer.json<{ next: string }>().next)
  expect(place.href.startsWith(login.issuer)).toBe(true)
  expect(place.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/logout/callback`)
  expect(place.searchParams.get('id_token_hint')).toBeTruthy()
})

it('keeps people signed in while the other login is away, and says so where nothing else goes (AUTH-024)', async () => {
  const browser = createBrowser(app)
  await enter(browser)
  const before = (await browser.visit('/auth/session')).json()
  await login.close()
  await endTokensIn(30)
  const soon = await browser.visit('/auth/session')
  await endTokensIn(-1)
  const late = await browser.visit('/auth/session')
  const entering = await createBrowser(app).visit('/auth/login')
  await login.open()
  const after = (await browser.visit('/auth/session')).json()

  expect(soon.json()).toMatchObject({ signedIn: true, accessToken: before.accessToken })
  expect([late.statusCode, late.json().code, late.headers['retry-after']]).toEqual([503, 'LOGIN_AWAY', '2'])
  expect(after.signedIn).toBe(true)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(entering.statusCode).toBe(303)
})

it('says at the door that the other login cannot be reached, and asks it again for the next (AUTH-028)', async () => {
  await login.close()
  const another = await createTestServer(store, {
    ...exampleWorld(),
    handlers: {},
    config: readConfig(login.env, PUBLIC_URL),
  })
  const closed = await createBrowser(another).visit('/auth/login')
  await login.open()
  const open = await createBrowser(another).visit('/auth/login')
  expect(new URL(closed.headers.location ?? '', PUBLIC_URL).searchParams.get('error_description')).toBe(
    'The sign-in of this example is away. Try again in a minute.',
  )
  expect(open.headers.location?.startsWith(login.issuer)).toBe(true)
})
