import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { decodeJwt } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, exampleWorld, testConfig } from './server.ts'
import { createBrowser, walkIn, type Browser } from './sign-in.ts'

describeEachEngineAtLength('session', (makeStore) => {
  let store: Store
  let app: FastifyInstance

  beforeAll(async () => {
    store = await makeStore('empty')
    await addExamplePeople(store)
    app = await createTestServer(store, { ...exampleWorld(), handlers: {} })
  })

  const signedIn = async (): Promise<Browser> => {
    await sql`delete from sessions`.execute(store.db)
    const browser = createBrowser(app)
    await walkIn(browser, MAKER)
    return browser
  }
  const age = (column: string) =>
    sql`update sessions set ${sql.ref(column)} = now() - interval '1 second'`.execute(store.db)
  const ask = async (browser: Browser) =>
    (await browser.visit('/auth/session')).json<{ signedIn?: boolean; accessToken?: string; code?: string }>()

  it('keeps cookie and tokens out of the database as they are', async () => {
    const browser = await signedIn()
    const { accessToken = '' } = await ask(browser)
    const rows = JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute())
    expect(rows).not.toContain(browser.cookies.get('portolan'))
    expect(rows).not.toContain(accessToken)
  })

  it('keeps the session cookie from scripts and from other sites, whose links and forms send none (TRU-060)', async () => {
    const browser = createBrowser(app)
    const { place } = await browser.follow('/auth/login')
    const form = new URLSearchParams({ email: MAKER, password: DEMO_PASSWORD }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    let answer = await browser.visit(place, { method: 'POST', headers, payload: form })
    while (answer.headers.location?.includes('/login/callback') === false)
      answer = await browser.visit(answer.headers.location)
    const cookie = answer.cookies.find(({ name }) => name === 'portolan')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  it('is ended by a POST of the portal alone, which takes the cookie and what the browser keeps of the pages (TRU-060)', async () => {
    const browser = await signedIn()
    expect((await browser.visit('/auth/logout')).statusCode).toBe(404)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const refusal = await browser.visit('/auth/logout', { method: 'POST', headers })
      expect([refusal.statusCode, refusal.headers['clear-site-data']]).toEqual([403, undefined])
    }
    expect((await ask(browser)).signedIn).toBe(true)
    const out = await browser.visit('/auth/logout', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([out.statusCode, out.json()]).toEqual([200, { next: '/logout/callback' }])
    expect(out.headers['clear-site-data']).toBe('"cache"')
    expect(browser.cookies.has('portolan')).toBe(false)
    expect(await ask(browser)).toEqual({ signedIn: false })
    const { rows } = await sql`select 1 from sessions where ended_at is null`.execute(store.db)
    expect(rows).toEqual([])
  })

  it('renews a token that is about to end, without asking the person (AUTH-016)', async () => {
    const browser = await signedIn()
    const first = await ask(browser)
    expect((await ask(browser)).accessToken).toBe(first.accessToken)
    await age('access_expires_at')
    const second = await ask(browser)
    expect(second.accessToken).toBeTruthy()
    expect(second.accessToken).not.toBe(first.accessToken)
    expect(decodeJwt(second.accessToken ?? '').sub).toBe(decodeJwt(first.accessToken ?? '').sub)
  })

  it('spends the refresh token once when several tabs ask together', async () => {
    const browser = await signedIn()
    await age('access_expires_at')
    const answers = await Promise.all([ask(browser), ask(browser), ask(browser)])
    expect(new Set(answers.map((answer) => answer.accessToken)).size).toBe(1)
    await age('access_expires_at')
    expect((await ask(browser)).accessToken).toBeTruthy()
  })

  it('ends when the refresh token is no longer known (AUTH-021)', async () => {
    const browser = await signedIn()
    await age('access_expires_at')
    await sql`delete from oidc_records where model = 'RefreshToken'`.execute(store.db)
    expect(await ask(browser)).toEqual({ signedIn: false })
    expect(await ask(browser)).toEqual({ signedIn: false })
  })

  it('ends when nobody came back, and at its absolute end; the browser is asked then who is there, and not before (TRU-625)', async () => {
    const opened = async (column?: string) => {
      const browser = await signedIn()
      const before = Math.floor(Date.now() / 1000) - 3600
      await sql`update oidc_records set payload = payload || jsonb_build_object('loginTs', ${before}::int)
        where model = 'Session'`.execute(store.db)
      if (column !== undefined) await age(column)
      expect((await ask(browser)).signedIn).toBe(column === undefined)
      return (await browser.follow('/auth/login')).place
    }
    expect(await opened()).toMatch(/^\/login\/callback/)
    for (const column of ['idle_expires_at', 'absolute_expires_at'])
      expect(await opened(column)).toMatch(/^\/sign-in\//)
  })

  it('answers that nobody is signed in, which is no failure', async () => {
    const answer = await createBrowser(app).visit('/auth/session')
    expect([answer.statusCode, answer.json()]).toEqual([200, { signedIn: false }])
  })

  it('says when it ends whatever a person does, so that nobody is surprised', async () => {
    const browser = await signedIn()
    const before = Date.now() + (testConfig().login.absoluteHours - 1) * 3_600_000
    const answer = (await browser.visit('/auth/session')).json<{ sessionEndsAt: string }>()
    expect(Date.parse(answer.sessionEndsAt)).toBeGreaterThan(before)
  })

  it('says when it ends if nobody comes back, and a page that only asks does not put that off', async () => {
    const browser = await signedIn()
    const soon = sql`update sessions set idle_expires_at = now() + interval '1 minute'`
    await soon.execute(store.db)
    const read = async (path: string) =>
      Date.parse((await browser.visit(path)).json<{ idleEndsAt: string }>().idleEndsAt) - Date.now()
    expect(await read('/auth/session?background=true')).toBeLessThan(2 * 60_000)
    await age('access_expires_at')
    expect(await read('/auth/session?background=true')).toBeLessThan(2 * 60_000)
    expect(await read('/auth/session')).toBeGreaterThan(20 * 60_000)
  })

  it('slides while it is used', async () => {
    const browser = await signedIn()
    await sql`update sessions set idle_expires_at = now() + interval '1 minute'`.execute(store.db)
    await ask(browser)
    const { rows } = await sql<{
      far: boolean
    }>`select idle_expires_at > now() + interval '20 minutes' as far from sessions`.execute(store.db)
    expect(rows).toEqual([{ far: true }])
  })

  it('puts out a person who is disabled meanwhile (AUTH-011)', async () => {
    const browser = await signedIn()
    const set = (status: string) =>
      store.db.transaction().execute(async (trx) => {
        await sql`set local role portolan_system`.execute(trx)
        await sql`update users set status = ${status} where email = ${MAKER}`.execute(trx)
      })
    await set('DISABLED')
    expect((await ask(browser)).code).toBe('USER_BLOCKED')
    await set('ACTIVE')
  })

  it('answers 403 with the name of the claim that is missing (AUTH-007, AUTH-008, AUTH-009, AUTH-010, AUTH-018)', async () => {
    const expected = {
      userId: 'AUTH_USER_ID_ERROR',
      orgId: 'AUTH_USER_ORG_ID_ERROR',
      orgName: 'AUTH_USER_ORG_NAME_ERROR',
      environments: 'AUTH_USER_ORG_NAME_ERROR',
    }
    for (const [claim, code] of Object.entries(expected)) {
      const browser = await signedIn()
      const names = { userId: 'uid', orgId: 'org_id', orgName: 'org_name', environments: 'environments' }
      const { login } = testConfig()
      const config = testConfig({
        login: { ...login, claims: { ...names, [claim]: `${names[claim as 'userId']}_elsewhere` } },
      })
      const other = await createTestServer(store, { ...exampleWorld(), handlers: {}, config })
      const answer = await other.inject({
        url: '/auth/session',
        headers: { cookie: `portolan=${browser.cookies.get('portolan')}` },
      })
      expect([answer.statusCode, answer.json().code]).toEqual([403, code])
    }
  })
})
